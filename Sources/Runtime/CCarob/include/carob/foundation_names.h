/* Names that are strings, and enumerations of further classes, which `foundation.h` includes. Each string is autoreleased, made where it is written. [any-thread] */
#ifndef CAROB_FOUNDATION_NAMES_H
#define CAROB_FOUNDATION_NAMES_H

#ifdef __OBJC__
#import <Foundation/Foundation.h>
#else

#include <carob/foundation.h>

/* -- Calendars, time zones and locales */

#define NSCalendarIdentifierGregorian carob_string("gregorian")
#define NSCalendarIdentifierBuddhist carob_string("buddhist")
#define NSCalendarIdentifierChinese carob_string("chinese")
#define NSCalendarIdentifierCoptic carob_string("coptic")
#define NSCalendarIdentifierHebrew carob_string("hebrew")
#define NSCalendarIdentifierISO8601 carob_string("iso8601")
#define NSCalendarIdentifierIndian carob_string("indian")
#define NSCalendarIdentifierIslamic carob_string("islamic")
#define NSCalendarIdentifierIslamicCivil carob_string("islamic-civil")
#define NSCalendarIdentifierJapanese carob_string("japanese")
#define NSCalendarIdentifierPersian carob_string("persian")
#define NSCalendarIdentifierRepublicOfChina carob_string("roc")
#define NSGregorianCalendar NSCalendarIdentifierGregorian
#define NSLocaleIdentifier carob_string("kCFLocaleIdentifierKey")
#define NSLocaleLanguageCode carob_string("kCFLocaleLanguageCodeKey")
#define NSLocaleCountryCode carob_string("kCFLocaleCountryCodeKey")
#define NSLocaleScriptCode carob_string("kCFLocaleScriptCodeKey")
#define NSLocaleCalendar carob_string("kCFLocaleCalendarKey")
#define NSLocaleUsesMetricSystem carob_string("kCFLocaleUsesMetricSystemKey")
#define NSLocaleDecimalSeparator carob_string("kCFLocaleDecimalSeparatorKey")
#define NSLocaleGroupingSeparator carob_string("kCFLocaleGroupingSeparatorKey")
#define NSLocaleCurrencySymbol carob_string("kCFLocaleCurrencySymbolKey")
#define NSLocaleCurrencyCode carob_string("currency")

/* -- Decimal numbers */

typedef NSUInteger NSCalculationError;
#define NSCalculationNoError ((NSUInteger)0)
#define NSCalculationLossOfPrecision ((NSUInteger)1)
#define NSCalculationUnderflow ((NSUInteger)2)
#define NSCalculationOverflow ((NSUInteger)3)
#define NSCalculationDivideByZero ((NSUInteger)4)

#define NSDecimalNumberExactnessException carob_string("NSDecimalNumberExactnessException")
#define NSDecimalNumberOverflowException carob_string("NSDecimalNumberOverflowException")
#define NSDecimalNumberUnderflowException carob_string("NSDecimalNumberUnderflowException")
#define NSDecimalNumberDivideByZeroException carob_string("NSDecimalNumberDivideByZeroException")

/* -- Names of exceptions */

#define NSGenericException carob_string("NSGenericException")
#define NSRangeException carob_string("NSRangeException")
#define NSInvalidArgumentException carob_string("NSInvalidArgumentException")
#define NSInternalInconsistencyException carob_string("NSInternalInconsistencyException")
#define NSMallocException carob_string("NSMallocException")
#define NSObjectNotAvailableException carob_string("NSObjectNotAvailableException")
#define NSObjectInaccessibleException carob_string("NSObjectInaccessibleException")
#define NSDestinationInvalidException carob_string("NSDestinationInvalidException")
#define NSUndefinedKeyException carob_string("NSUnknownKeyException")
#define NSInvalidArchiveOperationException carob_string("NSInvalidArchiveOperationException")
#define NSInvalidUnarchiveOperationException carob_string("NSInvalidUnarchiveOperationException")

/* -- Files */

#define NSFileType carob_string("NSFileType")
#define NSFileTypeDirectory carob_string("NSFileTypeDirectory")
#define NSFileTypeRegular carob_string("NSFileTypeRegular")
#define NSFileTypeSymbolicLink carob_string("NSFileTypeSymbolicLink")
#define NSFileTypeSocket carob_string("NSFileTypeSocket")
#define NSFileTypeCharacterSpecial carob_string("NSFileTypeCharacterSpecial")
#define NSFileTypeBlockSpecial carob_string("NSFileTypeBlockSpecial")
#define NSFileTypeUnknown carob_string("NSFileTypeUnknown")
#define NSFileAppendOnly carob_string("NSFileAppendOnly")
#define NSFileBusy carob_string("NSFileBusy")
#define NSFileCreationDate carob_string("NSFileCreationDate")
#define NSFileDeviceIdentifier carob_string("NSFileDeviceIdentifier")
#define NSFileExtensionHidden carob_string("NSFileExtensionHidden")
#define NSFileHFSCreatorCode carob_string("NSFileHFSCreatorCode")
#define NSFileHFSTypeCode carob_string("NSFileHFSTypeCode")
#define NSFileImmutable carob_string("NSFileImmutable")
#define NSFileSize carob_string("NSFileSize")
#define NSFileModificationDate carob_string("NSFileModificationDate")
#define NSFileReferenceCount carob_string("NSFileReferenceCount")
#define NSFileOwnerAccountName carob_string("NSFileOwnerAccountName")
#define NSFileOwnerAccountID carob_string("NSFileOwnerAccountID")
#define NSFileGroupOwnerAccountName carob_string("NSFileGroupOwnerAccountName")
#define NSFileGroupOwnerAccountID carob_string("NSFileGroupOwnerAccountID")
#define NSFilePosixPermissions carob_string("NSFilePosixPermissions")
#define NSFileSystemNumber carob_string("NSFileSystemNumber")
#define NSFileSystemFileNumber carob_string("NSFileSystemFileNumber")
#define NSFileSystemSize carob_string("NSFileSystemSize")
#define NSFileSystemFreeSize carob_string("NSFileSystemFreeSize")
#define NSFileSystemNodes carob_string("NSFileSystemNodes")
#define NSFileSystemFreeNodes carob_string("NSFileSystemFreeNodes")

/* -- Notifications */

#define NSUserDefaultsDidChangeNotification carob_string("NSUserDefaultsDidChangeNotification")
#define NSUndoManagerCheckpointNotification carob_string("NSUndoManagerCheckpointNotification")
#define NSUndoManagerDidOpenUndoGroupNotification carob_string("NSUndoManagerDidOpenUndoGroupNotification")
#define NSUndoManagerWillCloseUndoGroupNotification carob_string("NSUndoManagerWillCloseUndoGroupNotification")
#define NSUndoManagerDidCloseUndoGroupNotification carob_string("NSUndoManagerDidCloseUndoGroupNotification")
#define NSUndoManagerWillUndoChangeNotification carob_string("NSUndoManagerWillUndoChangeNotification")
#define NSUndoManagerDidUndoChangeNotification carob_string("NSUndoManagerDidUndoChangeNotification")
#define NSUndoManagerWillRedoChangeNotification carob_string("NSUndoManagerWillRedoChangeNotification")
#define NSUndoManagerDidRedoChangeNotification carob_string("NSUndoManagerDidRedoChangeNotification")

/* -- Codes of errors of files, in NSCocoaErrorDomain */

#define NSFileNoSuchFileError ((NSInteger)4)
#define NSFileLockingError ((NSInteger)255)
#define NSFileReadUnknownError ((NSInteger)256)
#define NSFileReadNoPermissionError ((NSInteger)257)
#define NSFileReadInvalidFileNameError ((NSInteger)258)
#define NSFileReadCorruptFileError ((NSInteger)259)
#define NSFileReadNoSuchFileError ((NSInteger)260)
#define NSFileReadInapplicableStringEncodingError ((NSInteger)261)
#define NSFileReadUnsupportedSchemeError ((NSInteger)262)
#define NSFileReadTooLargeError ((NSInteger)263)
#define NSFileReadUnknownStringEncodingError ((NSInteger)264)
#define NSFileWriteUnknownError ((NSInteger)512)
#define NSFileWriteNoPermissionError ((NSInteger)513)
#define NSFileWriteInvalidFileNameError ((NSInteger)514)
#define NSFileWriteFileExistsError ((NSInteger)516)
#define NSFileWriteInapplicableStringEncodingError ((NSInteger)517)
#define NSFileWriteUnsupportedSchemeError ((NSInteger)518)
#define NSFileWriteOutOfSpaceError ((NSInteger)640)
#define NSFileWriteVolumeReadOnlyError ((NSInteger)642)

/* -- File handles */

#define NSFileHandleOperationException carob_string("NSFileHandleOperationException")
#define NSFileHandleReadCompletionNotification carob_string("NSFileHandleReadCompletionNotification")
#define NSFileHandleReadToEndOfFileCompletionNotification carob_string("NSFileHandleReadToEndOfFileCompletionNotification")
#define NSFileHandleConnectionAcceptedNotification carob_string("NSFileHandleConnectionAcceptedNotification")
#define NSFileHandleDataAvailableNotification carob_string("NSFileHandleDataAvailableNotification")
#define NSFileHandleNotificationDataItem carob_string("NSFileHandleNotificationDataItem")
#define NSFileHandleNotificationFileHandleItem carob_string("NSFileHandleNotificationFileHandleItem")

/* -- Tasks */

typedef NSInteger NSTaskTerminationReason;
#define NSTaskTerminationReasonExit ((NSInteger)1)
#define NSTaskTerminationReasonUncaughtSignal ((NSInteger)2)
#define NSTaskDidTerminateNotification carob_string("NSTaskDidTerminateNotification")

/* -- Operations */

#define NSInvocationOperationVoidResultException carob_string("NSInvocationOperationVoidResultException")
#define NSInvocationOperationCancelledException carob_string("NSInvocationOperationCancelledException")

/* -- Collections of pointers */

typedef NSUInteger NSPointerFunctionsOptions;
#define NSPointerFunctionsStrongMemory ((NSUInteger)0)
#define NSPointerFunctionsZeroingWeakMemory ((NSUInteger)1)
#define NSPointerFunctionsOpaqueMemory ((NSUInteger)2)
#define NSPointerFunctionsMallocMemory ((NSUInteger)3)
#define NSPointerFunctionsMachVirtualMemory ((NSUInteger)4)
#define NSPointerFunctionsWeakMemory ((NSUInteger)5)
#define NSPointerFunctionsObjectPersonality ((NSUInteger)0)
#define NSPointerFunctionsOpaquePersonality ((NSUInteger)256)
#define NSPointerFunctionsObjectPointerPersonality ((NSUInteger)512)
#define NSPointerFunctionsCStringPersonality ((NSUInteger)768)
#define NSPointerFunctionsStructPersonality ((NSUInteger)1024)
#define NSPointerFunctionsIntegerPersonality ((NSUInteger)1280)
#define NSPointerFunctionsCopyIn ((NSUInteger)65536)

typedef NSUInteger NSMapTableOptions;
#define NSMapTableStrongMemory ((NSUInteger)0)
#define NSMapTableZeroingWeakMemory ((NSUInteger)1)
#define NSMapTableCopyIn ((NSUInteger)65536)
#define NSMapTableObjectPointerPersonality ((NSUInteger)512)
#define NSMapTableWeakMemory ((NSUInteger)5)

typedef NSUInteger NSHashTableOptions;
#define NSHashTableStrongMemory ((NSUInteger)0)
#define NSHashTableZeroingWeakMemory ((NSUInteger)1)
#define NSHashTableCopyIn ((NSUInteger)65536)
#define NSHashTableObjectPointerPersonality ((NSUInteger)512)
#define NSHashTableWeakMemory ((NSUInteger)5)

/* -- Processes */

#define NSAssertionHandlerKey carob_string("NSAssertionHandler")

/* -- Run loops */

#define NSDefaultRunLoopMode carob_string("kCFRunLoopDefaultMode")
#define NSRunLoopCommonModes carob_string("kCFRunLoopCommonModes")

/* -- Strings */

#define NSStringTransformLatinToKatakana carob_string("Latin-Katakana")
#define NSStringTransformLatinToHiragana carob_string("Latin-Hiragana")
#define NSStringTransformLatinToHangul carob_string("Latin-Hangul")
#define NSStringTransformLatinToArabic carob_string("Latin-Arabic")
#define NSStringTransformLatinToHebrew carob_string("Latin-Hebrew")
#define NSStringTransformLatinToThai carob_string("Latin-Thai")
#define NSStringTransformLatinToCyrillic carob_string("Latin-Cyrillic")
#define NSStringTransformLatinToGreek carob_string("Latin-Greek")
#define NSStringTransformToLatin carob_string("Any-Latin")
#define NSStringTransformMandarinToLatin carob_string("Han-Latin")
#define NSStringTransformHiraganaToKatakana carob_string("Hiragana-Katakana")
#define NSStringTransformFullwidthToHalfwidth carob_string("Fullwidth-Halfwidth")
#define NSStringTransformToXMLHex carob_string("Any-Hex/XML")
#define NSStringTransformToUnicodeName carob_string("Any-Name")
#define NSStringTransformStripCombiningMarks carob_string("NFD; [:nonspacing mark:]Remove; NFC")
#define NSStringTransformStripDiacritics carob_string("NFD; [:Diacritic:]Remove; NFC")

/* -- Attributed strings */

typedef NSUInteger NSAttributedStringEnumerationOptions;
#define NSAttributedStringEnumerationReverse ((NSUInteger)1 << 1)
#define NSAttributedStringEnumerationLongestEffectiveRangeNotRequired ((NSUInteger)1 << 20)

/* -- Property lists */

typedef NSUInteger NSPropertyListFormat;
#define NSPropertyListOpenStepFormat ((NSUInteger)1)
#define NSPropertyListXMLFormat_v1_0 ((NSUInteger)100)
#define NSPropertyListBinaryFormat_v1_0 ((NSUInteger)200)

typedef NSUInteger NSPropertyListMutabilityOptions;
#define NSPropertyListImmutable ((NSUInteger)0)
#define NSPropertyListMutableContainers ((NSUInteger)1)
#define NSPropertyListMutableContainersAndLeaves ((NSUInteger)2)

/* -- The behavior of formatters */

typedef NSUInteger NSDateFormatterBehavior;
#define NSDateFormatterBehaviorDefault ((NSUInteger)0)
#define NSDateFormatterBehavior10_0 ((NSUInteger)1000)
#define NSDateFormatterBehavior10_4 ((NSUInteger)1040)

typedef NSUInteger NSNumberFormatterBehavior;
#define NSNumberFormatterBehaviorDefault ((NSUInteger)0)
#define NSNumberFormatterBehavior10_0 ((NSUInteger)1000)
#define NSNumberFormatterBehavior10_4 ((NSUInteger)1040)

/* -- The system and the machine */

typedef NSInteger NSProcessInfoThermalState;
#define NSProcessInfoThermalStateNominal ((NSInteger)0)
#define NSProcessInfoThermalStateFair ((NSInteger)1)
#define NSProcessInfoThermalStateSerious ((NSInteger)2)
#define NSProcessInfoThermalStateCritical ((NSInteger)3)

#define NSWindowsNTOperatingSystem (1)
#define NSWindows95OperatingSystem (2)
#define NSSolarisOperatingSystem (3)
#define NSHPUXOperatingSystem (4)
#define NSMACHOperatingSystem (5)
#define NSSunOSOperatingSystem (6)
#define NSOSF1OperatingSystem (7)

#define NS_UnknownByteOrder (0)
#define NS_LittleEndian (1)
#define NS_BigEndian (2)

#endif
#endif

/* Enumerations of more classes of Foundation, which `foundation.h` includes. */
#ifndef CAROB_FOUNDATION_ENUMERATIONS_H
#define CAROB_FOUNDATION_ENUMERATIONS_H

#ifdef __OBJC__
#import <Foundation/Foundation.h>
#else

#include <carob/foundation.h>

/* -- Calendars, time zones and locales */

typedef NSUInteger NSCalendarUnit;
#define NSCalendarUnitEra ((NSUInteger)1 << 1)
#define NSCalendarUnitYear ((NSUInteger)1 << 2)
#define NSCalendarUnitMonth ((NSUInteger)1 << 3)
#define NSCalendarUnitDay ((NSUInteger)1 << 4)
#define NSCalendarUnitHour ((NSUInteger)1 << 5)
#define NSCalendarUnitMinute ((NSUInteger)1 << 6)
#define NSCalendarUnitSecond ((NSUInteger)1 << 7)
#define NSCalendarUnitWeekday ((NSUInteger)1 << 9)
#define NSCalendarUnitWeekdayOrdinal ((NSUInteger)1 << 10)
#define NSCalendarUnitQuarter ((NSUInteger)1 << 11)
#define NSCalendarUnitWeekOfMonth ((NSUInteger)1 << 12)
#define NSCalendarUnitWeekOfYear ((NSUInteger)1 << 13)
#define NSCalendarUnitYearForWeekOfYear ((NSUInteger)1 << 14)
#define NSCalendarUnitNanosecond ((NSUInteger)1 << 15)
#define NSCalendarUnitDayOfYear ((NSUInteger)1 << 16)
#define NSCalendarUnitCalendar ((NSUInteger)1 << 20)
#define NSCalendarUnitTimeZone ((NSUInteger)1 << 21)
#define NSWeekCalendarUnit ((NSUInteger)1 << 8)
#define NSWeekdayOrdinalCalendarUnit ((NSUInteger)1 << 10)
#define NSQuarterCalendarUnit ((NSUInteger)1 << 11)
#define NSWeekOfMonthCalendarUnit ((NSUInteger)1 << 12)
#define NSWeekOfYearCalendarUnit ((NSUInteger)1 << 13)
#define NSYearForWeekOfYearCalendarUnit ((NSUInteger)1 << 14)
#define NSCalendarCalendarUnit ((NSUInteger)1 << 20)
#define NSTimeZoneCalendarUnit ((NSUInteger)1 << 21)
#define NSEraCalendarUnit ((NSUInteger)1 << 1)
#define NSYearCalendarUnit ((NSUInteger)1 << 2)
#define NSMonthCalendarUnit ((NSUInteger)1 << 3)
#define NSDayCalendarUnit ((NSUInteger)1 << 4)
#define NSHourCalendarUnit ((NSUInteger)1 << 5)
#define NSMinuteCalendarUnit ((NSUInteger)1 << 6)
#define NSSecondCalendarUnit ((NSUInteger)1 << 7)
#define NSWeekdayCalendarUnit ((NSUInteger)1 << 9)

typedef NSUInteger NSCalendarOptions;
#define NSCalendarWrapComponents ((NSUInteger)1 << 0)
#define NSCalendarMatchStrictly ((NSUInteger)1 << 1)
#define NSCalendarSearchBackwards ((NSUInteger)1 << 2)
#define NSCalendarMatchNextTime ((NSUInteger)1 << 10)

#define NSDateComponentUndefined ((NSInteger)0x7fffffffffffffff)
#define NSUndefinedDateComponent ((NSInteger)0x7fffffffffffffff)

typedef NSInteger NSTimeZoneNameStyle;
#define NSTimeZoneNameStyleStandard ((NSInteger)0)
#define NSTimeZoneNameStyleShortStandard ((NSInteger)1)
#define NSTimeZoneNameStyleDaylightSaving ((NSInteger)2)
#define NSTimeZoneNameStyleShortDaylightSaving ((NSInteger)3)
#define NSTimeZoneNameStyleGeneric ((NSInteger)4)
#define NSTimeZoneNameStyleShortGeneric ((NSInteger)5)

/* -- Sorting and searching */

typedef NSUInteger NSSortOptions;
#define NSSortConcurrent ((NSUInteger)1 << 0)
#define NSSortStable ((NSUInteger)1 << 4)

typedef NSUInteger NSBinarySearchingOptions;
#define NSBinarySearchingFirstEqual ((NSUInteger)1 << 8)
#define NSBinarySearchingLastEqual ((NSUInteger)1 << 9)
#define NSBinarySearchingInsertionIndex ((NSUInteger)1 << 10)

/* -- Data */

typedef NSUInteger NSDataReadingOptions;
#define NSDataReadingMappedIfSafe ((NSUInteger)1 << 0)
#define NSDataReadingUncached ((NSUInteger)1 << 1)
#define NSDataReadingMappedAlways ((NSUInteger)1 << 3)

typedef NSUInteger NSDataWritingOptions;
#define NSDataWritingAtomic ((NSUInteger)1 << 0)
#define NSDataWritingWithoutOverwriting ((NSUInteger)1 << 1)

typedef NSUInteger NSDataSearchOptions;
#define NSDataSearchBackwards ((NSUInteger)1 << 0)
#define NSDataSearchAnchored ((NSUInteger)1 << 1)

typedef NSUInteger NSDataBase64EncodingOptions;
#define NSDataBase64Encoding64CharacterLineLength ((NSUInteger)1 << 0)
#define NSDataBase64Encoding76CharacterLineLength ((NSUInteger)1 << 1)
#define NSDataBase64EncodingEndLineWithCarriageReturn ((NSUInteger)1 << 4)
#define NSDataBase64EncodingEndLineWithLineFeed ((NSUInteger)1 << 5)

typedef NSUInteger NSDataBase64DecodingOptions;
#define NSDataBase64DecodingIgnoreUnknownCharacters ((NSUInteger)1 << 0)

/* -- Decimal numbers */

typedef NSUInteger NSRoundingMode;
#define NSRoundPlain ((NSUInteger)0)
#define NSRoundDown ((NSUInteger)1)
#define NSRoundUp ((NSUInteger)2)
#define NSRoundBankers ((NSUInteger)3)

#define NSDecimalNoScale 32767

/* -- Files */

typedef NSUInteger NSSearchPathDirectory;
#define NSApplicationDirectory ((NSUInteger)1)
#define NSLibraryDirectory ((NSUInteger)5)
#define NSUserDirectory ((NSUInteger)7)
#define NSDocumentDirectory ((NSUInteger)9)
#define NSDesktopDirectory ((NSUInteger)12)
#define NSCachesDirectory ((NSUInteger)13)
#define NSApplicationSupportDirectory ((NSUInteger)14)
#define NSDownloadsDirectory ((NSUInteger)15)
#define NSMoviesDirectory ((NSUInteger)17)
#define NSMusicDirectory ((NSUInteger)18)
#define NSPicturesDirectory ((NSUInteger)19)
#define NSSharedPublicDirectory ((NSUInteger)21)

typedef NSUInteger NSSearchPathDomainMask;
#define NSUserDomainMask ((NSUInteger)1 << 0)
#define NSLocalDomainMask ((NSUInteger)1 << 1)
#define NSNetworkDomainMask ((NSUInteger)1 << 2)
#define NSSystemDomainMask ((NSUInteger)1 << 3)
#define NSAllDomainsMask ((NSUInteger)0xffff)

typedef NSUInteger NSDirectoryEnumerationOptions;
#define NSDirectoryEnumerationSkipsSubdirectoryDescendants ((NSUInteger)1 << 0)
#define NSDirectoryEnumerationSkipsPackageDescendants ((NSUInteger)1 << 1)
#define NSDirectoryEnumerationSkipsHiddenFiles ((NSUInteger)1 << 2)

/* -- Formatters */

typedef NSUInteger NSDateFormatterStyle;
#define NSDateFormatterNoStyle ((NSUInteger)0)
#define NSDateFormatterShortStyle ((NSUInteger)1)
#define NSDateFormatterMediumStyle ((NSUInteger)2)
#define NSDateFormatterLongStyle ((NSUInteger)3)
#define NSDateFormatterFullStyle ((NSUInteger)4)

typedef NSUInteger NSNumberFormatterStyle;
#define NSNumberFormatterNoStyle ((NSUInteger)0)
#define NSNumberFormatterDecimalStyle ((NSUInteger)1)
#define NSNumberFormatterCurrencyStyle ((NSUInteger)2)
#define NSNumberFormatterPercentStyle ((NSUInteger)3)
#define NSNumberFormatterScientificStyle ((NSUInteger)4)
#define NSNumberFormatterSpellOutStyle ((NSUInteger)5)
#define NSNumberFormatterOrdinalStyle ((NSUInteger)6)
#define NSNumberFormatterCurrencyISOCodeStyle ((NSUInteger)8)
#define NSNumberFormatterCurrencyPluralStyle ((NSUInteger)9)
#define NSNumberFormatterCurrencyAccountingStyle ((NSUInteger)10)

typedef NSUInteger NSNumberFormatterRoundingMode;
#define NSNumberFormatterRoundCeiling ((NSUInteger)0)
#define NSNumberFormatterRoundFloor ((NSUInteger)1)
#define NSNumberFormatterRoundDown ((NSUInteger)2)
#define NSNumberFormatterRoundUp ((NSUInteger)3)
#define NSNumberFormatterRoundHalfEven ((NSUInteger)4)
#define NSNumberFormatterRoundHalfDown ((NSUInteger)5)
#define NSNumberFormatterRoundHalfUp ((NSUInteger)6)

typedef NSInteger NSByteCountFormatterCountStyle;
#define NSByteCountFormatterCountStyleFile ((NSInteger)0)
#define NSByteCountFormatterCountStyleMemory ((NSInteger)1)
#define NSByteCountFormatterCountStyleDecimal ((NSInteger)2)
#define NSByteCountFormatterCountStyleBinary ((NSInteger)3)

typedef NSUInteger NSByteCountFormatterUnits;
#define NSByteCountFormatterUseDefault ((NSUInteger)0)
#define NSByteCountFormatterUseBytes ((NSUInteger)1 << 0)
#define NSByteCountFormatterUseKB ((NSUInteger)1 << 1)
#define NSByteCountFormatterUseMB ((NSUInteger)1 << 2)
#define NSByteCountFormatterUseGB ((NSUInteger)1 << 3)
#define NSByteCountFormatterUseTB ((NSUInteger)1 << 4)
#define NSByteCountFormatterUseAll ((NSUInteger)0xffff)

/* -- JSON */

typedef NSUInteger NSJSONReadingOptions;
#define NSJSONReadingMutableContainers ((NSUInteger)1 << 0)
#define NSJSONReadingMutableLeaves ((NSUInteger)1 << 1)
#define NSJSONReadingFragmentsAllowed ((NSUInteger)1 << 2)
#define NSJSONReadingAllowFragments ((NSUInteger)1 << 2)

typedef NSUInteger NSJSONWritingOptions;
#define NSJSONWritingPrettyPrinted ((NSUInteger)1 << 0)
#define NSJSONWritingSortedKeys ((NSUInteger)1 << 1)
#define NSJSONWritingFragmentsAllowed ((NSUInteger)1 << 2)
#define NSJSONWritingWithoutEscapingSlashes ((NSUInteger)1 << 3)

/* -- Notifications */

typedef NSUInteger NSPostingStyle;
#define NSPostWhenIdle ((NSUInteger)1)
#define NSPostASAP ((NSUInteger)2)
#define NSPostNow ((NSUInteger)3)

typedef NSUInteger NSNotificationCoalescing;
#define NSNotificationNoCoalescing ((NSUInteger)0)
#define NSNotificationCoalescingOnName ((NSUInteger)1 << 0)
#define NSNotificationCoalescingOnSender ((NSUInteger)1 << 1)

/* -- Operations */

typedef NSInteger NSOperationQueuePriority;
#define NSOperationQueuePriorityVeryLow ((NSInteger)-8)
#define NSOperationQueuePriorityLow ((NSInteger)-4)
#define NSOperationQueuePriorityNormal ((NSInteger)0)
#define NSOperationQueuePriorityHigh ((NSInteger)4)
#define NSOperationQueuePriorityVeryHigh ((NSInteger)8)

typedef NSInteger NSQualityOfService;
#define NSQualityOfServiceUserInteractive ((NSInteger)33)
#define NSQualityOfServiceUserInitiated ((NSInteger)25)
#define NSQualityOfServiceUtility ((NSInteger)17)
#define NSQualityOfServiceBackground ((NSInteger)9)
#define NSQualityOfServiceDefault ((NSInteger)-1)

#define NSOperationQueueDefaultMaxConcurrentOperationCount ((NSInteger)-1)

/* -- Predicates and expressions */

typedef NSUInteger NSComparisonPredicateOptions;
#define NSCaseInsensitivePredicateOption ((NSUInteger)1 << 0)
#define NSDiacriticInsensitivePredicateOption ((NSUInteger)1 << 1)
#define NSNormalizedPredicateOption ((NSUInteger)1 << 2)

typedef NSUInteger NSComparisonPredicateModifier;
#define NSDirectPredicateModifier ((NSUInteger)0)
#define NSAllPredicateModifier ((NSUInteger)1)
#define NSAnyPredicateModifier ((NSUInteger)2)

typedef NSUInteger NSPredicateOperatorType;
#define NSLessThanPredicateOperatorType ((NSUInteger)0)
#define NSLessThanOrEqualToPredicateOperatorType ((NSUInteger)1)
#define NSGreaterThanPredicateOperatorType ((NSUInteger)2)
#define NSGreaterThanOrEqualToPredicateOperatorType ((NSUInteger)3)
#define NSEqualToPredicateOperatorType ((NSUInteger)4)
#define NSNotEqualToPredicateOperatorType ((NSUInteger)5)
#define NSMatchesPredicateOperatorType ((NSUInteger)6)
#define NSLikePredicateOperatorType ((NSUInteger)7)
#define NSBeginsWithPredicateOperatorType ((NSUInteger)8)
#define NSEndsWithPredicateOperatorType ((NSUInteger)9)
#define NSInPredicateOperatorType ((NSUInteger)10)
#define NSCustomSelectorPredicateOperatorType ((NSUInteger)11)
#define NSContainsPredicateOperatorType ((NSUInteger)99)
#define NSBetweenPredicateOperatorType ((NSUInteger)100)

typedef NSUInteger NSCompoundPredicateType;
#define NSNotPredicateType ((NSUInteger)0)
#define NSAndPredicateType ((NSUInteger)1)
#define NSOrPredicateType ((NSUInteger)2)

typedef NSUInteger NSExpressionType;
#define NSConstantValueExpressionType ((NSUInteger)0)
#define NSEvaluatedObjectExpressionType ((NSUInteger)1)
#define NSVariableExpressionType ((NSUInteger)2)
#define NSKeyPathExpressionType ((NSUInteger)3)
#define NSFunctionExpressionType ((NSUInteger)4)
#define NSUnionSetExpressionType ((NSUInteger)5)
#define NSIntersectSetExpressionType ((NSUInteger)6)
#define NSMinusSetExpressionType ((NSUInteger)7)
#define NSSubqueryExpressionType ((NSUInteger)13)
#define NSAggregateExpressionType ((NSUInteger)14)
#define NSAnyKeyExpressionType ((NSUInteger)15)
#define NSBlockExpressionType ((NSUInteger)19)
#define NSConditionalExpressionType ((NSUInteger)20)

/* -- Regular expressions */

typedef NSUInteger NSRegularExpressionOptions;
#define NSRegularExpressionCaseInsensitive ((NSUInteger)1 << 0)
#define NSRegularExpressionAllowCommentsAndWhitespace ((NSUInteger)1 << 1)
#define NSRegularExpressionIgnoreMetacharacters ((NSUInteger)1 << 2)
#define NSRegularExpressionDotMatchesLineSeparators ((NSUInteger)1 << 3)
#define NSRegularExpressionAnchorsMatchLines ((NSUInteger)1 << 4)
#define NSRegularExpressionUseUnixLineSeparators ((NSUInteger)1 << 5)
#define NSRegularExpressionUseUnicodeWordBoundaries ((NSUInteger)1 << 6)

typedef NSUInteger NSMatchingOptions;
#define NSMatchingReportProgress ((NSUInteger)1 << 0)
#define NSMatchingReportCompletion ((NSUInteger)1 << 1)
#define NSMatchingAnchored ((NSUInteger)1 << 2)
#define NSMatchingWithTransparentBounds ((NSUInteger)1 << 3)
#define NSMatchingWithoutAnchoringBounds ((NSUInteger)1 << 4)

typedef NSUInteger NSMatchingFlags;
#define NSMatchingProgress ((NSUInteger)1 << 0)
#define NSMatchingCompleted ((NSUInteger)1 << 1)
#define NSMatchingHitEnd ((NSUInteger)1 << 2)
#define NSMatchingRequiredEnd ((NSUInteger)1 << 3)
#define NSMatchingInternalError ((NSUInteger)1 << 4)

typedef NSUInteger NSTextCheckingType;
#define NSTextCheckingTypeRegularExpression ((NSUInteger)1 << 10)

/* -- Strings */

typedef NSUInteger NSStringCompareOptions;
#define NSCaseInsensitiveSearch ((NSUInteger)1 << 0)
#define NSLiteralSearch ((NSUInteger)1 << 1)
#define NSBackwardsSearch ((NSUInteger)1 << 2)
#define NSAnchoredSearch ((NSUInteger)1 << 3)
#define NSNumericSearch ((NSUInteger)1 << 6)
#define NSDiacriticInsensitiveSearch ((NSUInteger)1 << 7)
#define NSWidthInsensitiveSearch ((NSUInteger)1 << 8)
#define NSForcedOrderingSearch ((NSUInteger)1 << 9)
#define NSRegularExpressionSearch ((NSUInteger)1 << 10)

typedef NSUInteger NSStringEncoding;
#define NSASCIIStringEncoding ((NSStringEncoding)1)
#define NSNEXTSTEPStringEncoding ((NSStringEncoding)2)
#define NSJapaneseEUCStringEncoding ((NSStringEncoding)3)
#define NSUTF8StringEncoding ((NSStringEncoding)4)
#define NSISOLatin1StringEncoding ((NSStringEncoding)5)
#define NSSymbolStringEncoding ((NSStringEncoding)6)
#define NSNonLossyASCIIStringEncoding ((NSStringEncoding)7)
#define NSShiftJISStringEncoding ((NSStringEncoding)8)
#define NSISOLatin2StringEncoding ((NSStringEncoding)9)
#define NSUnicodeStringEncoding ((NSStringEncoding)10)
#define NSUTF16StringEncoding ((NSStringEncoding)10)
#define NSWindowsCP1251StringEncoding ((NSStringEncoding)11)
#define NSWindowsCP1252StringEncoding ((NSStringEncoding)12)
#define NSWindowsCP1253StringEncoding ((NSStringEncoding)13)
#define NSWindowsCP1254StringEncoding ((NSStringEncoding)14)
#define NSWindowsCP1250StringEncoding ((NSStringEncoding)15)
#define NSISO2022JPStringEncoding ((NSStringEncoding)21)
#define NSMacOSRomanStringEncoding ((NSStringEncoding)30)
#define NSUTF16BigEndianStringEncoding ((NSStringEncoding)2415919360)
#define NSUTF16LittleEndianStringEncoding ((NSStringEncoding)2483028224)
#define NSUTF32StringEncoding ((NSStringEncoding)2348810496)
#define NSUTF32BigEndianStringEncoding ((NSStringEncoding)2550137088)
#define NSUTF32LittleEndianStringEncoding ((NSStringEncoding)2617245952)

typedef NSUInteger NSStringEncodingConversionOptions;
#define NSStringEncodingConversionAllowLossy ((NSUInteger)1 << 0)
#define NSStringEncodingConversionExternalRepresentation ((NSUInteger)1 << 1)

typedef NSUInteger NSStringEnumerationOptions;
#define NSStringEnumerationByLines ((NSUInteger)0)
#define NSStringEnumerationByParagraphs ((NSUInteger)1 << 0)
#define NSStringEnumerationByComposedCharacterSequences ((NSUInteger)1 << 1)
#define NSStringEnumerationByWords ((NSUInteger)3)
#define NSStringEnumerationBySentences ((NSUInteger)1 << 2)
#define NSStringEnumerationReverse ((NSUInteger)1 << 8)
#define NSStringEnumerationSubstringNotRequired ((NSUInteger)1 << 9)
#define NSStringEnumerationLocalized ((NSUInteger)1 << 10)

/* -- Caches of requests */

typedef NSUInteger NSURLCacheStoragePolicy;
#define NSURLCacheStorageAllowed ((NSUInteger)0)
#define NSURLCacheStorageAllowedInMemoryOnly ((NSUInteger)1)
#define NSURLCacheStorageNotAllowed ((NSUInteger)2)

/* -- Requests */

typedef NSUInteger NSURLRequestCachePolicy;
#define NSURLRequestUseProtocolCachePolicy ((NSUInteger)0)
#define NSURLRequestReloadIgnoringLocalCacheData ((NSUInteger)1)
#define NSURLRequestReloadIgnoringCacheData ((NSUInteger)1)
#define NSURLRequestReturnCacheDataElseLoad ((NSUInteger)2)
#define NSURLRequestReturnCacheDataDontLoad ((NSUInteger)3)
#define NSURLRequestReloadIgnoringLocalAndRemoteCacheData ((NSUInteger)4)
#define NSURLRequestReloadRevalidatingCacheData ((NSUInteger)5)

typedef NSUInteger NSURLRequestNetworkServiceType;
#define NSURLNetworkServiceTypeDefault ((NSUInteger)0)
#define NSURLNetworkServiceTypeVoIP ((NSUInteger)1)
#define NSURLNetworkServiceTypeVideo ((NSUInteger)2)
#define NSURLNetworkServiceTypeBackground ((NSUInteger)3)
#define NSURLNetworkServiceTypeVoice ((NSUInteger)4)

#define NSURLErrorUnknown ((NSInteger)-1)
#define NSURLErrorCancelled ((NSInteger)-999)
#define NSURLErrorBadURL ((NSInteger)-1000)
#define NSURLErrorTimedOut ((NSInteger)-1001)
#define NSURLErrorUnsupportedURL ((NSInteger)-1002)
#define NSURLErrorCannotFindHost ((NSInteger)-1003)
#define NSURLErrorCannotConnectToHost ((NSInteger)-1004)
#define NSURLErrorNetworkConnectionLost ((NSInteger)-1005)
#define NSURLErrorDNSLookupFailed ((NSInteger)-1006)
#define NSURLErrorHTTPTooManyRedirects ((NSInteger)-1007)
#define NSURLErrorResourceUnavailable ((NSInteger)-1008)
#define NSURLErrorNotConnectedToInternet ((NSInteger)-1009)
#define NSURLErrorBadServerResponse ((NSInteger)-1011)
#define NSURLErrorZeroByteResource ((NSInteger)-1014)
#define NSURLErrorCannotDecodeRawData ((NSInteger)-1015)
#define NSURLErrorCannotParseResponse ((NSInteger)-1017)

#endif
#endif

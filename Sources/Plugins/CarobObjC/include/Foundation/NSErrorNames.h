/* Domains of errors, and keys of what errors tell. They are literals: a module has no symbol of the host. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;

#define NSCocoaErrorDomain @"NSCocoaErrorDomain"
#define NSPOSIXErrorDomain @"NSPOSIXErrorDomain"
#define NSURLErrorDomain @"NSURLErrorDomain"

#define NSLocalizedDescriptionKey @"NSLocalizedDescription"
#define NSLocalizedFailureErrorKey @"NSLocalizedFailure"
#define NSLocalizedFailureReasonErrorKey @"NSLocalizedFailureReason"
#define NSLocalizedRecoverySuggestionErrorKey @"NSLocalizedRecoverySuggestion"
#define NSLocalizedRecoveryOptionsErrorKey @"NSLocalizedRecoveryOptions"
#define NSRecoveryAttempterErrorKey @"NSRecoveryAttempter"
#define NSHelpAnchorErrorKey @"NSHelpAnchor"
#define NSUnderlyingErrorKey @"NSUnderlyingError"
#define NSURLErrorKey @"NSURL"
#define NSFilePathErrorKey @"NSFilePath"

/* Codes of errors of files, in NSCocoaErrorDomain. */
enum : NSInteger {
  NSFileNoSuchFileError = 4,
  NSFileLockingError = 255,
  NSFileReadUnknownError = 256,
  NSFileReadNoPermissionError = 257,
  NSFileReadInvalidFileNameError = 258,
  NSFileReadCorruptFileError = 259,
  NSFileReadNoSuchFileError = 260,
  NSFileReadInapplicableStringEncodingError = 261,
  NSFileReadUnsupportedSchemeError = 262,
  NSFileReadTooLargeError = 263,
  NSFileReadUnknownStringEncodingError = 264,
  NSFileWriteUnknownError = 512,
  NSFileWriteNoPermissionError = 513,
  NSFileWriteInvalidFileNameError = 514,
  NSFileWriteFileExistsError = 516,
  NSFileWriteInapplicableStringEncodingError = 517,
  NSFileWriteUnsupportedSchemeError = 518,
  NSFileWriteOutOfSpaceError = 640,
  NSFileWriteVolumeReadOnlyError = 642,
};

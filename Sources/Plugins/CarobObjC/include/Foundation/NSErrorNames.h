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

/* Constants of Foundation: `#include <carob/foundation.h>`. They have the names and values that Objective-C has, and the types
 * that messages take. */
#ifndef CAROB_FOUNDATION_H
#define CAROB_FOUNDATION_H

#ifdef __OBJC__
#import <Foundation/Foundation.h>
#else

#include <carob/values.h>

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;

#define NSNotFound ((NSInteger)0x7fffffffffffffff)

typedef NSInteger NSComparisonResult;
#define NSOrderedAscending ((NSInteger)-1)
#define NSOrderedSame ((NSInteger)0)
#define NSOrderedDescending ((NSInteger)1)

typedef NSUInteger NSEnumerationOptions;
#define NSEnumerationConcurrent ((NSUInteger)1 << 0)
#define NSEnumerationReverse ((NSUInteger)1 << 1)

typedef NSUInteger NSKeyValueObservingOptions;
#define NSKeyValueObservingOptionNew ((NSUInteger)1)
#define NSKeyValueObservingOptionOld ((NSUInteger)2)
#define NSKeyValueObservingOptionInitial ((NSUInteger)4)
#define NSKeyValueObservingOptionPrior ((NSUInteger)8)

typedef NSUInteger NSKeyValueChange;
#define NSKeyValueChangeSetting ((NSUInteger)1)
#define NSKeyValueChangeInsertion ((NSUInteger)2)
#define NSKeyValueChangeRemoval ((NSUInteger)3)
#define NSKeyValueChangeReplacement ((NSUInteger)4)

typedef NSUInteger NSKeyValueSetMutationKind;
#define NSKeyValueUnionSetMutation ((NSUInteger)1)
#define NSKeyValueMinusSetMutation ((NSUInteger)2)
#define NSKeyValueIntersectSetMutation ((NSUInteger)3)
#define NSKeyValueSetSetMutation ((NSUInteger)4)

/* Keys of the dictionary that an observer gets. Each is an autoreleased string, made where it is written. [any-thread] */
#define NSKeyValueChangeKindKey carob_string("kind")
#define NSKeyValueChangeNewKey carob_string("new")
#define NSKeyValueChangeOldKey carob_string("old")
#define NSKeyValueChangeIndexesKey carob_string("indexes")
#define NSKeyValueChangeNotificationIsPriorKey carob_string("notificationIsPrior")

/* Domains of errors, and keys of what errors tell. Each is an autoreleased string, made where it is written. [any-thread] */
#define NSCocoaErrorDomain carob_string("NSCocoaErrorDomain")
#define NSPOSIXErrorDomain carob_string("NSPOSIXErrorDomain")
#define NSURLErrorDomain carob_string("NSURLErrorDomain")
#define NSLocalizedDescriptionKey carob_string("NSLocalizedDescription")
#define NSLocalizedFailureErrorKey carob_string("NSLocalizedFailure")
#define NSLocalizedFailureReasonErrorKey carob_string("NSLocalizedFailureReason")
#define NSLocalizedRecoverySuggestionErrorKey carob_string("NSLocalizedRecoverySuggestion")
#define NSLocalizedRecoveryOptionsErrorKey carob_string("NSLocalizedRecoveryOptions")
#define NSRecoveryAttempterErrorKey carob_string("NSRecoveryAttempter")
#define NSHelpAnchorErrorKey carob_string("NSHelpAnchor")
#define NSUnderlyingErrorKey carob_string("NSUnderlyingError")
#define NSURLErrorKey carob_string("NSURL")
#define NSFilePathErrorKey carob_string("NSFilePath")

#include <carob/foundation_enumerations.h>
#include <carob/foundation_names.h>

#endif
#endif

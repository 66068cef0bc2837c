/* Options and kinds of changes of key-value observing, and the keys of its dictionaries. These are literals: a module has no
 * symbol of the host. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

@class NSString;

typedef NSString *NSKeyValueChangeKey;

/* What an observer is told besides that a value changed. */
typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
  NSKeyValueObservingOptionNew = 1,
  NSKeyValueObservingOptionOld = 2,
  NSKeyValueObservingOptionInitial = 4,
  NSKeyValueObservingOptionPrior = 8,
};

/* What happened to the value: the number under NSKeyValueChangeKindKey. */
typedef NS_ENUM(NSUInteger, NSKeyValueChange) {
  NSKeyValueChangeSetting = 1,
  NSKeyValueChangeInsertion = 2,
  NSKeyValueChangeRemoval = 3,
  NSKeyValueChangeReplacement = 4,
};

/* What is done to a set. */
typedef NS_ENUM(NSUInteger, NSKeyValueSetMutationKind) {
  NSKeyValueUnionSetMutation = 1,
  NSKeyValueMinusSetMutation = 2,
  NSKeyValueIntersectSetMutation = 3,
  NSKeyValueSetSetMutation = 4,
};

#define NSKeyValueChangeKindKey @"kind"
#define NSKeyValueChangeNewKey @"new"
#define NSKeyValueChangeOldKey @"old"
#define NSKeyValueChangeIndexesKey @"indexes"
#define NSKeyValueChangeNotificationIsPriorKey @"notificationIsPrior"

#import <Foundation/Foundation.h>

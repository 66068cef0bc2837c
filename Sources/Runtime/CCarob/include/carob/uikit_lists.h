/* Constants of UIKit for tables, collections and scroll views: `#include <carob/uikit_lists.h>`. They have the names and values
 * that Objective-C has, and the types that messages take. */
#ifndef CAROB_UIKIT_LISTS_H
#define CAROB_UIKIT_LISTS_H

#ifdef __OBJC__
#import <UIKit/UIKit.h>
#else

#include <carob/foundation.h>

typedef NSInteger UITableViewCellEditingStyle;
#define UITableViewCellEditingStyleNone ((NSInteger)0)
#define UITableViewCellEditingStyleDelete ((NSInteger)1)
#define UITableViewCellEditingStyleInsert ((NSInteger)2)

typedef NSInteger UITableViewCellSeparatorStyle;
#define UITableViewCellSeparatorStyleNone ((NSInteger)0)
#define UITableViewCellSeparatorStyleSingleLine ((NSInteger)1)
#define UITableViewCellSeparatorStyleSingleLineEtched ((NSInteger)2)

typedef NSUInteger UITableViewCellStateMask;
#define UITableViewCellStateDefaultMask ((NSUInteger)0)
#define UITableViewCellStateShowingEditControlMask ((NSUInteger)1 << 0)
#define UITableViewCellStateShowingDeleteConfirmationMask ((NSUInteger)1 << 1)

typedef NSInteger UITableViewRowActionStyle;
#define UITableViewRowActionStyleDefault ((NSInteger)0)
#define UITableViewRowActionStyleDestructive ((NSInteger)0)
#define UITableViewRowActionStyleNormal ((NSInteger)1)

typedef NSInteger UIContextualActionStyle;
#define UIContextualActionStyleNormal ((NSInteger)0)
#define UIContextualActionStyleDestructive ((NSInteger)1)

typedef NSInteger UIScrollViewKeyboardDismissMode;
#define UIScrollViewKeyboardDismissModeNone ((NSInteger)0)
#define UIScrollViewKeyboardDismissModeOnDrag ((NSInteger)1)
#define UIScrollViewKeyboardDismissModeInteractive ((NSInteger)2)

typedef NSInteger UIScrollViewIndicatorStyle;
#define UIScrollViewIndicatorStyleDefault ((NSInteger)0)
#define UIScrollViewIndicatorStyleBlack ((NSInteger)1)
#define UIScrollViewIndicatorStyleWhite ((NSInteger)2)

typedef NSInteger UIScrollViewContentInsetAdjustmentBehavior;
#define UIScrollViewContentInsetAdjustmentAutomatic ((NSInteger)0)
#define UIScrollViewContentInsetAdjustmentScrollableAxes ((NSInteger)1)
#define UIScrollViewContentInsetAdjustmentNever ((NSInteger)2)
#define UIScrollViewContentInsetAdjustmentAlways ((NSInteger)3)

typedef NSInteger UICollectionUpdateAction;
#define UICollectionUpdateActionInsert ((NSInteger)0)
#define UICollectionUpdateActionDelete ((NSInteger)1)
#define UICollectionUpdateActionReload ((NSInteger)2)
#define UICollectionUpdateActionMove ((NSInteger)3)
#define UICollectionUpdateActionNone ((NSInteger)4)

typedef NSInteger UICollectionViewFlowLayoutSectionInsetReference;
#define UICollectionViewFlowLayoutSectionInsetFromContentInset ((NSInteger)0)
#define UICollectionViewFlowLayoutSectionInsetFromSafeArea ((NSInteger)1)
#define UICollectionViewFlowLayoutSectionInsetFromLayoutMargins ((NSInteger)2)

#define UIScrollViewDecelerationRateNormal ((CGFloat)0.998)
#define UIScrollViewDecelerationRateFast ((CGFloat)0.99)

/* Strings. Each is autoreleased, and made where it is written. [any-thread] */
#define UITableViewIndexSearch carob_string("{search}")
#define UITableViewSelectionDidChangeNotification carob_string("UITableViewSelectionDidChangeNotification")

#endif
#endif

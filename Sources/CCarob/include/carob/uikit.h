/* Constants of UIKit: `#include <carob/uikit.h>`. They have the names and values that Objective-C has, and the types that
 * messages take:
 *
 *   CAROB_SEND(void, cell, "setAccessoryType:", (NSInteger), UITableViewCellAccessoryCheckmark); */
#ifndef CAROB_UIKIT_H
#define CAROB_UIKIT_H

#ifdef __OBJC__
#import <UIKit/UIKit.h>
#else

#include <carob/foundation.h>

#define UITableViewAutomaticDimension ((CGFloat)-1)

typedef NSInteger NSTextAlignment;
#define NSTextAlignmentLeft ((NSInteger)0)
#define NSTextAlignmentCenter ((NSInteger)1)
#define NSTextAlignmentRight ((NSInteger)2)
#define NSTextAlignmentJustified ((NSInteger)3)
#define NSTextAlignmentNatural ((NSInteger)4)

typedef NSInteger UITableViewStyle;
#define UITableViewStylePlain ((NSInteger)0)
#define UITableViewStyleGrouped ((NSInteger)1)

typedef NSInteger UITableViewCellStyle;
#define UITableViewCellStyleDefault ((NSInteger)0)
#define UITableViewCellStyleValue1 ((NSInteger)1)
#define UITableViewCellStyleValue2 ((NSInteger)2)
#define UITableViewCellStyleSubtitle ((NSInteger)3)

typedef NSInteger UITableViewCellSelectionStyle;
#define UITableViewCellSelectionStyleNone ((NSInteger)0)
#define UITableViewCellSelectionStyleBlue ((NSInteger)1)
#define UITableViewCellSelectionStyleGray ((NSInteger)2)
#define UITableViewCellSelectionStyleDefault ((NSInteger)3)

typedef NSInteger UITableViewCellAccessoryType;
#define UITableViewCellAccessoryNone ((NSInteger)0)
#define UITableViewCellAccessoryDisclosureIndicator ((NSInteger)1)
#define UITableViewCellAccessoryDetailDisclosureButton ((NSInteger)2)
#define UITableViewCellAccessoryCheckmark ((NSInteger)3)
#define UITableViewCellAccessoryDetailButton ((NSInteger)4)

typedef NSInteger UITableViewScrollPosition;
#define UITableViewScrollPositionNone ((NSInteger)0)
#define UITableViewScrollPositionTop ((NSInteger)1)
#define UITableViewScrollPositionMiddle ((NSInteger)2)
#define UITableViewScrollPositionBottom ((NSInteger)3)

typedef NSInteger UITableViewRowAnimation;
#define UITableViewRowAnimationFade ((NSInteger)0)
#define UITableViewRowAnimationRight ((NSInteger)1)
#define UITableViewRowAnimationLeft ((NSInteger)2)
#define UITableViewRowAnimationTop ((NSInteger)3)
#define UITableViewRowAnimationBottom ((NSInteger)4)
#define UITableViewRowAnimationNone ((NSInteger)5)
#define UITableViewRowAnimationMiddle ((NSInteger)6)
#define UITableViewRowAnimationAutomatic ((NSInteger)100)

typedef NSInteger UICollectionViewScrollDirection;
#define UICollectionViewScrollDirectionVertical ((NSInteger)0)
#define UICollectionViewScrollDirectionHorizontal ((NSInteger)1)

typedef NSUInteger UICollectionViewScrollPosition;
#define UICollectionViewScrollPositionNone ((NSUInteger)0)
#define UICollectionViewScrollPositionTop ((NSUInteger)1 << 0)
#define UICollectionViewScrollPositionCenteredVertically ((NSUInteger)1 << 1)
#define UICollectionViewScrollPositionBottom ((NSUInteger)1 << 2)
#define UICollectionViewScrollPositionLeft ((NSUInteger)1 << 3)
#define UICollectionViewScrollPositionCenteredHorizontally ((NSUInteger)1 << 4)
#define UICollectionViewScrollPositionRight ((NSUInteger)1 << 5)

typedef NSUInteger UICollectionElementCategory;
#define UICollectionElementCategoryCell ((NSUInteger)0)
#define UICollectionElementCategorySupplementaryView ((NSUInteger)1)
#define UICollectionElementCategoryDecorationView ((NSUInteger)2)

typedef NSInteger UIActivityIndicatorViewStyle;
#define UIActivityIndicatorViewStyleWhiteLarge ((NSInteger)0)
#define UIActivityIndicatorViewStyleWhite ((NSInteger)1)
#define UIActivityIndicatorViewStyleGray ((NSInteger)2)

/* Kinds of supplementary views. Each is an autoreleased string, made where it is written. [any-thread] */
#define UICollectionElementKindSectionHeader carob_string("UICollectionElementKindSectionHeader")
#define UICollectionElementKindSectionFooter carob_string("UICollectionElementKindSectionFooter")

#endif
#endif

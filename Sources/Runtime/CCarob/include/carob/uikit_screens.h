/* Constants of UIKit for alerts, bars, constraints, gestures, animations and the device: `#include <carob/uikit_screens.h>`. They have the names and
 * values that Objective-C has, and the types that messages take. */
#ifndef CAROB_UIKIT_SCREENS_H
#define CAROB_UIKIT_SCREENS_H

#ifdef __OBJC__
#import <UIKit/UIKit.h>
#else

#include <carob/foundation.h>

typedef NSInteger UIAlertActionStyle;
#define UIAlertActionStyleDefault ((NSInteger)0)
#define UIAlertActionStyleCancel ((NSInteger)1)
#define UIAlertActionStyleDestructive ((NSInteger)2)

typedef NSInteger UIAlertControllerStyle;
#define UIAlertControllerStyleActionSheet ((NSInteger)0)
#define UIAlertControllerStyleAlert ((NSInteger)1)

typedef NSInteger UIAlertViewStyle;
#define UIAlertViewStyleDefault ((NSInteger)0)
#define UIAlertViewStyleSecureTextInput ((NSInteger)1)
#define UIAlertViewStylePlainTextInput ((NSInteger)2)
#define UIAlertViewStyleLoginAndPasswordInput ((NSInteger)3)

typedef NSInteger UIActionSheetStyle;
#define UIActionSheetStyleAutomatic ((NSInteger)-1)
#define UIActionSheetStyleDefault ((NSInteger)0)
#define UIActionSheetStyleBlackOpaque ((NSInteger)1)
#define UIActionSheetStyleBlackTranslucent ((NSInteger)2)

typedef NSInteger UIModalPresentationStyle;
#define UIModalPresentationFullScreen ((NSInteger)0)
#define UIModalPresentationPageSheet ((NSInteger)1)
#define UIModalPresentationFormSheet ((NSInteger)2)
#define UIModalPresentationCurrentContext ((NSInteger)3)
#define UIModalPresentationCustom ((NSInteger)4)
#define UIModalPresentationOverFullScreen ((NSInteger)5)
#define UIModalPresentationOverCurrentContext ((NSInteger)6)
#define UIModalPresentationPopover ((NSInteger)7)
#define UIModalPresentationNone ((NSInteger)-1)
#define UIModalPresentationAutomatic ((NSInteger)-2)

typedef NSInteger UIModalTransitionStyle;
#define UIModalTransitionStyleCoverVertical ((NSInteger)0)
#define UIModalTransitionStyleFlipHorizontal ((NSInteger)1)
#define UIModalTransitionStyleCrossDissolve ((NSInteger)2)
#define UIModalTransitionStylePartialCurl ((NSInteger)3)

typedef NSInteger UIBarMetrics;
#define UIBarMetricsDefault ((NSInteger)0)
#define UIBarMetricsCompact ((NSInteger)1)
#define UIBarMetricsDefaultPrompt ((NSInteger)101)
#define UIBarMetricsCompactPrompt ((NSInteger)102)

typedef NSInteger UIBarPosition;
#define UIBarPositionAny ((NSInteger)0)
#define UIBarPositionBottom ((NSInteger)1)
#define UIBarPositionTop ((NSInteger)2)
#define UIBarPositionTopAttached ((NSInteger)3)

typedef NSInteger UITabBarSystemItem;
#define UITabBarSystemItemMore ((NSInteger)0)
#define UITabBarSystemItemFavorites ((NSInteger)1)
#define UITabBarSystemItemFeatured ((NSInteger)2)
#define UITabBarSystemItemTopRated ((NSInteger)3)
#define UITabBarSystemItemRecents ((NSInteger)4)
#define UITabBarSystemItemContacts ((NSInteger)5)
#define UITabBarSystemItemHistory ((NSInteger)6)
#define UITabBarSystemItemBookmarks ((NSInteger)7)
#define UITabBarSystemItemSearch ((NSInteger)8)
#define UITabBarSystemItemDownloads ((NSInteger)9)
#define UITabBarSystemItemMostRecent ((NSInteger)10)
#define UITabBarSystemItemMostViewed ((NSInteger)11)

typedef NSInteger UITabBarItemPositioning;
#define UITabBarItemPositioningAutomatic ((NSInteger)0)
#define UITabBarItemPositioningFill ((NSInteger)1)
#define UITabBarItemPositioningCentered ((NSInteger)2)

typedef NSInteger NSLayoutRelation;
#define NSLayoutRelationLessThanOrEqual ((NSInteger)-1)
#define NSLayoutRelationEqual ((NSInteger)0)
#define NSLayoutRelationGreaterThanOrEqual ((NSInteger)1)

typedef NSInteger NSLayoutAttribute;
#define NSLayoutAttributeLeft ((NSInteger)1)
#define NSLayoutAttributeRight ((NSInteger)2)
#define NSLayoutAttributeTop ((NSInteger)3)
#define NSLayoutAttributeBottom ((NSInteger)4)
#define NSLayoutAttributeLeading ((NSInteger)5)
#define NSLayoutAttributeTrailing ((NSInteger)6)
#define NSLayoutAttributeWidth ((NSInteger)7)
#define NSLayoutAttributeHeight ((NSInteger)8)
#define NSLayoutAttributeCenterX ((NSInteger)9)
#define NSLayoutAttributeCenterY ((NSInteger)10)
#define NSLayoutAttributeLastBaseline ((NSInteger)11)
#define NSLayoutAttributeBaseline ((NSInteger)11)
#define NSLayoutAttributeFirstBaseline ((NSInteger)12)
#define NSLayoutAttributeLeftMargin ((NSInteger)13)
#define NSLayoutAttributeRightMargin ((NSInteger)14)
#define NSLayoutAttributeTopMargin ((NSInteger)15)
#define NSLayoutAttributeBottomMargin ((NSInteger)16)
#define NSLayoutAttributeLeadingMargin ((NSInteger)17)
#define NSLayoutAttributeTrailingMargin ((NSInteger)18)
#define NSLayoutAttributeCenterXWithinMargins ((NSInteger)19)
#define NSLayoutAttributeCenterYWithinMargins ((NSInteger)20)
#define NSLayoutAttributeNotAnAttribute ((NSInteger)0)

typedef NSUInteger NSLayoutFormatOptions;
#define NSLayoutFormatAlignAllLeft ((NSUInteger)1 << 1)
#define NSLayoutFormatAlignAllRight ((NSUInteger)1 << 2)
#define NSLayoutFormatAlignAllTop ((NSUInteger)1 << 3)
#define NSLayoutFormatAlignAllBottom ((NSUInteger)1 << 4)
#define NSLayoutFormatAlignAllLeading ((NSUInteger)1 << 5)
#define NSLayoutFormatAlignAllTrailing ((NSUInteger)1 << 6)
#define NSLayoutFormatAlignAllCenterX ((NSUInteger)1 << 9)
#define NSLayoutFormatAlignAllCenterY ((NSUInteger)1 << 10)
#define NSLayoutFormatAlignAllLastBaseline ((NSUInteger)1 << 11)
#define NSLayoutFormatAlignAllBaseline ((NSUInteger)1 << 11)
#define NSLayoutFormatAlignAllFirstBaseline ((NSUInteger)1 << 12)
#define NSLayoutFormatAlignmentMask ((NSUInteger)65535)
#define NSLayoutFormatDirectionLeadingToTrailing ((NSUInteger)0 << 16)
#define NSLayoutFormatDirectionLeftToRight ((NSUInteger)1 << 16)
#define NSLayoutFormatDirectionRightToLeft ((NSUInteger)2 << 16)
#define NSLayoutFormatDirectionMask ((NSUInteger)3 << 16)

typedef NSInteger NSLineBreakMode;
#define NSLineBreakByWordWrapping ((NSInteger)0)
#define NSLineBreakByCharWrapping ((NSInteger)1)
#define NSLineBreakByClipping ((NSInteger)2)
#define NSLineBreakByTruncatingHead ((NSInteger)3)
#define NSLineBreakByTruncatingTail ((NSInteger)4)
#define NSLineBreakByTruncatingMiddle ((NSInteger)5)

typedef NSInteger NSStringDrawingOptions;
#define NSStringDrawingUsesLineFragmentOrigin ((NSInteger)1 << 0)
#define NSStringDrawingUsesFontLeading ((NSInteger)1 << 1)
#define NSStringDrawingUsesDeviceMetrics ((NSInteger)1 << 3)
#define NSStringDrawingTruncatesLastVisibleLine ((NSInteger)1 << 5)

typedef NSInteger UILayoutConstraintAxis;
#define UILayoutConstraintAxisHorizontal ((NSInteger)0)
#define UILayoutConstraintAxisVertical ((NSInteger)1)

typedef NSInteger UIStatusBarStyle;
#define UIStatusBarStyleDefault ((NSInteger)0)
#define UIStatusBarStyleLightContent ((NSInteger)1)
#define UIStatusBarStyleBlackTranslucent ((NSInteger)1)
#define UIStatusBarStyleBlackOpaque ((NSInteger)2)
#define UIStatusBarStyleDarkContent ((NSInteger)3)

typedef NSInteger UIStatusBarAnimation;
#define UIStatusBarAnimationNone ((NSInteger)0)
#define UIStatusBarAnimationFade ((NSInteger)1)
#define UIStatusBarAnimationSlide ((NSInteger)2)

typedef NSUInteger UIInterfaceOrientationMask;
#define UIInterfaceOrientationMaskPortrait ((NSUInteger)1 << 1)
#define UIInterfaceOrientationMaskPortraitUpsideDown ((NSUInteger)1 << 2)
#define UIInterfaceOrientationMaskLandscapeRight ((NSUInteger)1 << 3)
#define UIInterfaceOrientationMaskLandscapeLeft ((NSUInteger)1 << 4)
#define UIInterfaceOrientationMaskLandscape ((NSUInteger)24)
#define UIInterfaceOrientationMaskAll ((NSUInteger)30)
#define UIInterfaceOrientationMaskAllButUpsideDown ((NSUInteger)26)

typedef NSInteger UIViewAnimationCurve;
#define UIViewAnimationCurveEaseInOut ((NSInteger)0)
#define UIViewAnimationCurveEaseIn ((NSInteger)1)
#define UIViewAnimationCurveEaseOut ((NSInteger)2)
#define UIViewAnimationCurveLinear ((NSInteger)3)

typedef NSInteger UIViewTintAdjustmentMode;
#define UIViewTintAdjustmentModeAutomatic ((NSInteger)0)
#define UIViewTintAdjustmentModeNormal ((NSInteger)1)
#define UIViewTintAdjustmentModeDimmed ((NSInteger)2)

typedef NSInteger UIBackgroundRefreshStatus;
#define UIBackgroundRefreshStatusRestricted ((NSInteger)0)
#define UIBackgroundRefreshStatusDenied ((NSInteger)1)
#define UIBackgroundRefreshStatusAvailable ((NSInteger)2)

typedef NSUInteger UISwipeGestureRecognizerDirection;
#define UISwipeGestureRecognizerDirectionRight ((NSUInteger)1)
#define UISwipeGestureRecognizerDirectionLeft ((NSUInteger)2)
#define UISwipeGestureRecognizerDirectionUp ((NSUInteger)4)
#define UISwipeGestureRecognizerDirectionDown ((NSUInteger)8)

typedef NSUInteger UIViewKeyframeAnimationOptions;
#define UIViewKeyframeAnimationOptionLayoutSubviews ((NSUInteger)1)
#define UIViewKeyframeAnimationOptionAllowUserInteraction ((NSUInteger)2)
#define UIViewKeyframeAnimationOptionBeginFromCurrentState ((NSUInteger)4)
#define UIViewKeyframeAnimationOptionRepeat ((NSUInteger)8)
#define UIViewKeyframeAnimationOptionAutoreverse ((NSUInteger)16)

typedef NSInteger UITouchPhase;
#define UITouchPhaseBegan ((NSInteger)0)
#define UITouchPhaseMoved ((NSInteger)1)
#define UITouchPhaseStationary ((NSInteger)2)
#define UITouchPhaseEnded ((NSInteger)3)
#define UITouchPhaseCancelled ((NSInteger)4)

#define UIKeyboardWillShowNotification carob_string("UIKeyboardWillShowNotification")
#define UIKeyboardDidShowNotification carob_string("UIKeyboardDidShowNotification")
#define UIKeyboardWillHideNotification carob_string("UIKeyboardWillHideNotification")
#define UIKeyboardDidHideNotification carob_string("UIKeyboardDidHideNotification")
#define UIKeyboardWillChangeFrameNotification carob_string("UIKeyboardWillChangeFrameNotification")
#define UIKeyboardDidChangeFrameNotification carob_string("UIKeyboardDidChangeFrameNotification")
#define UIKeyboardFrameBeginUserInfoKey carob_string("UIKeyboardFrameBeginUserInfoKey")
#define UIKeyboardFrameEndUserInfoKey carob_string("UIKeyboardFrameEndUserInfoKey")
#define UIKeyboardAnimationDurationUserInfoKey carob_string("UIKeyboardAnimationDurationUserInfoKey")
#define UIKeyboardAnimationCurveUserInfoKey carob_string("UIKeyboardAnimationCurveUserInfoKey")
#define UIKeyboardIsLocalUserInfoKey carob_string("UIKeyboardIsLocalUserInfoKey")
#define UIDeviceOrientationDidChangeNotification carob_string("UIDeviceOrientationDidChangeNotification")
#define UIApplicationWillChangeStatusBarOrientationNotification carob_string("UIApplicationWillChangeStatusBarOrientationNotification")
#define UIApplicationDidChangeStatusBarOrientationNotification carob_string("UIApplicationDidChangeStatusBarOrientationNotification")
#define UIApplicationSignificantTimeChangeNotification carob_string("UIApplicationSignificantTimeChangeNotification")
#define UIContentSizeCategoryDidChangeNotification carob_string("UIContentSizeCategoryDidChangeNotification")
#define UIContentSizeCategoryNewValueKey carob_string("UIContentSizeCategoryNewValueKey")
#define UIPasteboardChangedNotification carob_string("UIPasteboardChangedNotification")
#define UIApplicationStatusBarOrientationUserInfoKey carob_string("UIApplicationStatusBarOrientationUserInfoKey")

#define UIFontTextStyleLargeTitle carob_string("UICTFontTextStyleTitle0")
#define UIFontTextStyleTitle1 carob_string("UICTFontTextStyleTitle1")
#define UIFontTextStyleTitle2 carob_string("UICTFontTextStyleTitle2")
#define UIFontTextStyleTitle3 carob_string("UICTFontTextStyleTitle3")
#define UIFontTextStyleHeadline carob_string("UICTFontTextStyleHeadline")
#define UIFontTextStyleSubheadline carob_string("UICTFontTextStyleSubhead")
#define UIFontTextStyleBody carob_string("UICTFontTextStyleBody")
#define UIFontTextStyleCallout carob_string("UICTFontTextStyleCallout")
#define UIFontTextStyleFootnote carob_string("UICTFontTextStyleFootnote")
#define UIFontTextStyleCaption1 carob_string("UICTFontTextStyleCaption1")
#define UIFontTextStyleCaption2 carob_string("UICTFontTextStyleCaption2")

#endif
#endif

/* Constants of the device, the status bar, the keyboard and accessibility. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSInteger, UIStatusBarStyle) {
  UIStatusBarStyleDefault = 0,
  UIStatusBarStyleLightContent = 1,
  UIStatusBarStyleBlackTranslucent = 1,
  UIStatusBarStyleBlackOpaque = 2,
  UIStatusBarStyleDarkContent = 3,
};

typedef NS_ENUM(NSInteger, UIStatusBarAnimation) {
  UIStatusBarAnimationNone = 0,
  UIStatusBarAnimationFade = 1,
  UIStatusBarAnimationSlide = 2,
};

typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << 1,
  UIInterfaceOrientationMaskPortraitUpsideDown = 1 << 2,
  UIInterfaceOrientationMaskLandscapeRight = 1 << 3,
  UIInterfaceOrientationMaskLandscapeLeft = 1 << 4,
  UIInterfaceOrientationMaskLandscape = 24,
  UIInterfaceOrientationMaskAll = 30,
  UIInterfaceOrientationMaskAllButUpsideDown = 26,
};

typedef NS_ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut = 0,
  UIViewAnimationCurveEaseIn = 1,
  UIViewAnimationCurveEaseOut = 2,
  UIViewAnimationCurveLinear = 3,
};

typedef NS_ENUM(NSInteger, UIViewTintAdjustmentMode) {
  UIViewTintAdjustmentModeAutomatic = 0,
  UIViewTintAdjustmentModeNormal = 1,
  UIViewTintAdjustmentModeDimmed = 2,
};

typedef NS_ENUM(NSInteger, UIBackgroundRefreshStatus) {
  UIBackgroundRefreshStatusRestricted = 0,
  UIBackgroundRefreshStatusDenied = 1,
  UIBackgroundRefreshStatusAvailable = 2,
};

typedef NS_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) {
  UISwipeGestureRecognizerDirectionRight = 1 << 0,
  UISwipeGestureRecognizerDirectionLeft = 1 << 1,
  UISwipeGestureRecognizerDirectionUp = 1 << 2,
  UISwipeGestureRecognizerDirectionDown = 1 << 3,
};

typedef NS_OPTIONS(NSUInteger, UIViewKeyframeAnimationOptions) {
  UIViewKeyframeAnimationOptionLayoutSubviews = 1 << 0,
  UIViewKeyframeAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewKeyframeAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewKeyframeAnimationOptionRepeat = 1 << 3,
  UIViewKeyframeAnimationOptionAutoreverse = 1 << 4,
};

typedef NS_ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan = 0,
  UITouchPhaseMoved = 1,
  UITouchPhaseStationary = 2,
  UITouchPhaseEnded = 3,
  UITouchPhaseCancelled = 4,
};

#define UIKeyboardWillShowNotification @"UIKeyboardWillShowNotification"
#define UIKeyboardDidShowNotification @"UIKeyboardDidShowNotification"
#define UIKeyboardWillHideNotification @"UIKeyboardWillHideNotification"
#define UIKeyboardDidHideNotification @"UIKeyboardDidHideNotification"
#define UIKeyboardWillChangeFrameNotification @"UIKeyboardWillChangeFrameNotification"
#define UIKeyboardDidChangeFrameNotification @"UIKeyboardDidChangeFrameNotification"
#define UIKeyboardFrameBeginUserInfoKey @"UIKeyboardFrameBeginUserInfoKey"
#define UIKeyboardFrameEndUserInfoKey @"UIKeyboardFrameEndUserInfoKey"
#define UIKeyboardAnimationDurationUserInfoKey @"UIKeyboardAnimationDurationUserInfoKey"
#define UIKeyboardAnimationCurveUserInfoKey @"UIKeyboardAnimationCurveUserInfoKey"
#define UIKeyboardIsLocalUserInfoKey @"UIKeyboardIsLocalUserInfoKey"
#define UIDeviceOrientationDidChangeNotification @"UIDeviceOrientationDidChangeNotification"
#define UIApplicationWillChangeStatusBarOrientationNotification @"UIApplicationWillChangeStatusBarOrientationNotification"
#define UIApplicationDidChangeStatusBarOrientationNotification @"UIApplicationDidChangeStatusBarOrientationNotification"
#define UIApplicationSignificantTimeChangeNotification @"UIApplicationSignificantTimeChangeNotification"
#define UIContentSizeCategoryDidChangeNotification @"UIContentSizeCategoryDidChangeNotification"
#define UIContentSizeCategoryNewValueKey @"UIContentSizeCategoryNewValueKey"
#define UIPasteboardChangedNotification @"UIPasteboardChangedNotification"
#define UIApplicationStatusBarOrientationUserInfoKey @"UIApplicationStatusBarOrientationUserInfoKey"

#define UIFontTextStyleLargeTitle @"UICTFontTextStyleTitle0"
#define UIFontTextStyleTitle1 @"UICTFontTextStyleTitle1"
#define UIFontTextStyleTitle2 @"UICTFontTextStyleTitle2"
#define UIFontTextStyleTitle3 @"UICTFontTextStyleTitle3"
#define UIFontTextStyleHeadline @"UICTFontTextStyleHeadline"
#define UIFontTextStyleSubheadline @"UICTFontTextStyleSubhead"
#define UIFontTextStyleBody @"UICTFontTextStyleBody"
#define UIFontTextStyleCallout @"UICTFontTextStyleCallout"
#define UIFontTextStyleFootnote @"UICTFontTextStyleFootnote"
#define UIFontTextStyleCaption1 @"UICTFontTextStyleCaption1"
#define UIFontTextStyleCaption2 @"UICTFontTextStyleCaption2"

typedef NSString *UIFontTextStyle;
typedef NSUInteger UIBackgroundTaskIdentifier;
#define UIBackgroundTaskInvalid ((UIBackgroundTaskIdentifier)0)

typedef uint64_t UIAccessibilityTraits;
#define UIAccessibilityTraitNone ((UIAccessibilityTraits)0)
#define UIAccessibilityTraitButton ((UIAccessibilityTraits)1 << 0)
#define UIAccessibilityTraitLink ((UIAccessibilityTraits)1 << 1)
#define UIAccessibilityTraitImage ((UIAccessibilityTraits)1 << 2)
#define UIAccessibilityTraitSelected ((UIAccessibilityTraits)1 << 3)
#define UIAccessibilityTraitPlaysSound ((UIAccessibilityTraits)1 << 4)
#define UIAccessibilityTraitKeyboardKey ((UIAccessibilityTraits)1 << 5)
#define UIAccessibilityTraitStaticText ((UIAccessibilityTraits)1 << 6)
#define UIAccessibilityTraitSummaryElement ((UIAccessibilityTraits)1 << 7)
#define UIAccessibilityTraitNotEnabled ((UIAccessibilityTraits)1 << 8)
#define UIAccessibilityTraitUpdatesFrequently ((UIAccessibilityTraits)1 << 9)
#define UIAccessibilityTraitSearchField ((UIAccessibilityTraits)1 << 10)
#define UIAccessibilityTraitStartsMediaSession ((UIAccessibilityTraits)1 << 11)
#define UIAccessibilityTraitAdjustable ((UIAccessibilityTraits)1 << 12)
#define UIAccessibilityTraitAllowsDirectInteraction ((UIAccessibilityTraits)1 << 13)
#define UIAccessibilityTraitCausesPageTurn ((UIAccessibilityTraits)1 << 14)
#define UIAccessibilityTraitHeader ((UIAccessibilityTraits)1 << 16)

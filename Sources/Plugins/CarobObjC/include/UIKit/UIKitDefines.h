/* Constants and macros of UIKit. */
#pragma once

#import <CoreGraphics/CGTypes.h>
#import <Foundation/NSObjCRuntime.h>
#import <UIKit/NSAttributedString.h>
#import <UIKit/UIControlDefines.h>
#import <UIKit/UIGeometry.h>
#import <UIKit/UIGraphics.h>
#import <UIKit/UILayoutDefines.h>
#import <UIKit/UINibLoading.h>
#import <UIKit/UIBarDefines.h>
#import <UIKit/UISystemDefines.h>
#import <UIKit/UIAlertDefines.h>
#import <UIKit/UIListDefines.h>
#import <UIKit/UITraitDefines.h>

/* Classes that Carob does not have. Headers that name them compile. */
@class UIContextMenuConfiguration, UIFocusUpdateContext;

#define UIKIT_EXTERN FOUNDATION_EXTERN
#define UIKIT_STATIC_INLINE static inline
#define UIKIT_CLASS_AVAILABLE_IOS_ONLY(ios)
#define UIKIT_CLASS_AVAILABLE_IOS_TVOS(ios, tvos)
#define UIKIT_AVAILABLE_IOS_ONLY(ios)
#define UIKIT_AVAILABLE_TVOS_ONLY(tvos)
#define UI_APPEARANCE_SELECTOR

typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
};

typedef NS_ENUM(NSInteger, UITableViewStyle) {
  UITableViewStylePlain = 0,
  UITableViewStyleGrouped = 1,
};

typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault = 0,
  UITableViewCellStyleValue1 = 1,
  UITableViewCellStyleValue2 = 2,
  UITableViewCellStyleSubtitle = 3,
};

typedef NS_ENUM(NSInteger, UITableViewCellSelectionStyle) {
  UITableViewCellSelectionStyleNone = 0,
  UITableViewCellSelectionStyleBlue = 1,
  UITableViewCellSelectionStyleGray = 2,
  UITableViewCellSelectionStyleDefault = 3,
};

typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone = 0,
  UITableViewCellAccessoryDisclosureIndicator = 1,
  UITableViewCellAccessoryDetailDisclosureButton = 2,
  UITableViewCellAccessoryCheckmark = 3,
  UITableViewCellAccessoryDetailButton = 4,
};

typedef NS_ENUM(NSInteger, UITableViewScrollPosition) {
  UITableViewScrollPositionNone = 0,
  UITableViewScrollPositionTop = 1,
  UITableViewScrollPositionMiddle = 2,
  UITableViewScrollPositionBottom = 3,
};

typedef NS_ENUM(NSInteger, UITableViewRowAnimation) {
  UITableViewRowAnimationFade = 0,
  UITableViewRowAnimationRight = 1,
  UITableViewRowAnimationLeft = 2,
  UITableViewRowAnimationTop = 3,
  UITableViewRowAnimationBottom = 4,
  UITableViewRowAnimationNone = 5,
  UITableViewRowAnimationMiddle = 6,
  UITableViewRowAnimationAutomatic = 100,
};

#define UITableViewAutomaticDimension ((CGFloat)-1)

typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical = 0,
  UICollectionViewScrollDirectionHorizontal = 1,
};

typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionNone = 0,
  UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1,
  UICollectionViewScrollPositionBottom = 1 << 2,
  UICollectionViewScrollPositionLeft = 1 << 3,
  UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  UICollectionViewScrollPositionRight = 1 << 5,
};

typedef NS_ENUM(NSUInteger, UICollectionElementCategory) {
  UICollectionElementCategoryCell = 0,
  UICollectionElementCategorySupplementaryView = 1,
  UICollectionElementCategoryDecorationView = 2,
};

#define UICollectionElementKindSectionHeader @"UICollectionElementKindSectionHeader"
#define UICollectionElementKindSectionFooter @"UICollectionElementKindSectionFooter"
#define UIViewControllerHierarchyInconsistencyException @"UIViewControllerHierarchyInconsistency"

typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) {
  UIActivityIndicatorViewStyleWhiteLarge = 0,
  UIActivityIndicatorViewStyleWhite = 1,
  UIActivityIndicatorViewStyleGray = 2,
};

/* What Interface Builder looks for, besides the outlets and actions that clang knows. */
#define IBInspectable
#define IB_DESIGNABLE
#define IBSegueAction

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4,
  UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19,
  UIControlEventAllTouchEvents = 0x00000fff,
  UIControlEventAllEditingEvents = 0x000f0000,
  UIControlEventAllEvents = 0xffffffff,
};

typedef NS_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateNormal = 0,
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2,
  UIControlStateFocused = 1 << 3,
};

typedef NS_ENUM(NSInteger, UIControlContentVerticalAlignment) {
  UIControlContentVerticalAlignmentCenter = 0,
  UIControlContentVerticalAlignmentTop = 1,
  UIControlContentVerticalAlignmentBottom = 2,
  UIControlContentVerticalAlignmentFill = 3,
};

typedef NS_ENUM(NSInteger, UIControlContentHorizontalAlignment) {
  UIControlContentHorizontalAlignmentCenter = 0,
  UIControlContentHorizontalAlignmentLeft = 1,
  UIControlContentHorizontalAlignmentRight = 2,
  UIControlContentHorizontalAlignmentFill = 3,
};

typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem = 1,
  UIButtonTypeRoundedRect = 1,
  UIButtonTypeDetailDisclosure = 2,
  UIButtonTypeInfoLight = 3,
  UIButtonTypeInfoDark = 4,
  UIButtonTypeContactAdd = 5,
};

typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone = 0,
  UITextBorderStyleLine = 1,
  UITextBorderStyleBezel = 2,
  UITextBorderStyleRoundedRect = 3,
};

typedef NS_ENUM(NSInteger, UITextFieldViewMode) {
  UITextFieldViewModeNever = 0,
  UITextFieldViewModeWhileEditing = 1,
  UITextFieldViewModeUnlessEditing = 2,
  UITextFieldViewModeAlways = 3,
};

typedef NS_ENUM(NSInteger, UITextFieldDidEndEditingReason) {
  UITextFieldDidEndEditingReasonCommitted = 0,
  UITextFieldDidEndEditingReasonCancelled = 1,
};

typedef NS_ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault = 0,
  UIKeyboardTypeASCIICapable = 1,
  UIKeyboardTypeNumbersAndPunctuation = 2,
  UIKeyboardTypeURL = 3,
  UIKeyboardTypeNumberPad = 4,
  UIKeyboardTypePhonePad = 5,
  UIKeyboardTypeNamePhonePad = 6,
  UIKeyboardTypeEmailAddress = 7,
  UIKeyboardTypeDecimalPad = 8,
  UIKeyboardTypeTwitter = 9,
  UIKeyboardTypeWebSearch = 10,
};

typedef NS_ENUM(NSInteger, UIKeyboardAppearance) {
  UIKeyboardAppearanceDefault = 0,
  UIKeyboardAppearanceDark = 1,
  UIKeyboardAppearanceLight = 2,
};

typedef NS_ENUM(NSInteger, UIReturnKeyType) {
  UIReturnKeyDefault = 0,
  UIReturnKeyGo = 1,
  UIReturnKeyGoogle = 2,
  UIReturnKeyJoin = 3,
  UIReturnKeyNext = 4,
  UIReturnKeyRoute = 5,
  UIReturnKeySearch = 6,
  UIReturnKeySend = 7,
  UIReturnKeyYahoo = 8,
  UIReturnKeyDone = 9,
  UIReturnKeyEmergencyCall = 10,
  UIReturnKeyContinue = 11,
};

typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone = 0,
  UITextAutocapitalizationTypeWords = 1,
  UITextAutocapitalizationTypeSentences = 2,
  UITextAutocapitalizationTypeAllCharacters = 3,
};

typedef NS_ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault = 0,
  UITextAutocorrectionTypeNo = 1,
  UITextAutocorrectionTypeYes = 2,
};

typedef NS_ENUM(NSInteger, UITextSpellCheckingType) {
  UITextSpellCheckingTypeDefault = 0,
  UITextSpellCheckingTypeNo = 1,
  UITextSpellCheckingTypeYes = 2,
};

typedef NS_ENUM(NSInteger, UIBarStyle) {
  UIBarStyleDefault = 0,
  UIBarStyleBlack = 1,
};

typedef NS_ENUM(NSUInteger, UISearchBarStyle) {
  UISearchBarStyleDefault = 0,
  UISearchBarStyleProminent = 1,
  UISearchBarStyleMinimal = 2,
};

typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain = 0,
  UIBarButtonItemStyleBordered = 1,
  UIBarButtonItemStyleDone = 2,
};

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone = 0,
  UIBarButtonSystemItemCancel = 1,
  UIBarButtonSystemItemEdit = 2,
  UIBarButtonSystemItemSave = 3,
  UIBarButtonSystemItemAdd = 4,
  UIBarButtonSystemItemFlexibleSpace = 5,
  UIBarButtonSystemItemFixedSpace = 6,
  UIBarButtonSystemItemCompose = 7,
  UIBarButtonSystemItemReply = 8,
  UIBarButtonSystemItemAction = 9,
  UIBarButtonSystemItemOrganize = 10,
  UIBarButtonSystemItemBookmarks = 11,
  UIBarButtonSystemItemSearch = 12,
  UIBarButtonSystemItemRefresh = 13,
  UIBarButtonSystemItemStop = 14,
  UIBarButtonSystemItemCamera = 15,
  UIBarButtonSystemItemTrash = 16,
  UIBarButtonSystemItemPlay = 17,
  UIBarButtonSystemItemPause = 18,
  UIBarButtonSystemItemRewind = 19,
  UIBarButtonSystemItemFastForward = 20,
  UIBarButtonSystemItemUndo = 21,
  UIBarButtonSystemItemRedo = 22,
};

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible = 0,
  UIGestureRecognizerStateBegan = 1,
  UIGestureRecognizerStateChanged = 2,
  UIGestureRecognizerStateEnded = 3,
  UIGestureRecognizerStateCancelled = 4,
  UIGestureRecognizerStateFailed = 5,
  UIGestureRecognizerStateRecognized = 3,
};

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
};

typedef NS_ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill = 0,
  UIViewContentModeScaleAspectFit = 1,
  UIViewContentModeScaleAspectFill = 2,
  UIViewContentModeRedraw = 3,
  UIViewContentModeCenter = 4,
  UIViewContentModeTop = 5,
  UIViewContentModeBottom = 6,
  UIViewContentModeLeft = 7,
  UIViewContentModeRight = 8,
  UIViewContentModeTopLeft = 9,
  UIViewContentModeTopRight = 10,
  UIViewContentModeBottomLeft = 11,
  UIViewContentModeBottomRight = 12,
};

typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionRepeat = 1 << 3,
  UIViewAnimationOptionAutoreverse = 1 << 4,
  UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
  UIViewAnimationOptionOverrideInheritedCurve = 1 << 6,
  UIViewAnimationOptionAllowAnimatedContent = 1 << 7,
  UIViewAnimationOptionShowHideTransitionViews = 1 << 8,
  UIViewAnimationOptionCurveEaseInOut = 0 << 16,
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16,
  UIViewAnimationOptionTransitionNone = 0 << 20,
  UIViewAnimationOptionTransitionFlipFromLeft = 1 << 20,
  UIViewAnimationOptionTransitionFlipFromRight = 2 << 20,
  UIViewAnimationOptionTransitionCurlUp = 3 << 20,
  UIViewAnimationOptionTransitionCurlDown = 4 << 20,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
  UIViewAnimationOptionTransitionFlipFromTop = 6 << 20,
  UIViewAnimationOptionTransitionFlipFromBottom = 7 << 20,
};

typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1 << 0,
  UIRectEdgeLeft = 1 << 1,
  UIRectEdgeBottom = 1 << 2,
  UIRectEdgeRight = 1 << 3,
  UIRectEdgeAll = 15,
};

typedef NS_ENUM(NSInteger, UIApplicationState) {
  UIApplicationStateActive = 0,
  UIApplicationStateInactive = 1,
  UIApplicationStateBackground = 2,
};

typedef NS_ENUM(NSInteger, UIDeviceOrientation) {
  UIDeviceOrientationUnknown = 0,
  UIDeviceOrientationPortrait = 1,
  UIDeviceOrientationPortraitUpsideDown = 2,
  UIDeviceOrientationLandscapeLeft = 3,
  UIDeviceOrientationLandscapeRight = 4,
  UIDeviceOrientationFaceUp = 5,
  UIDeviceOrientationFaceDown = 6,
};

typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeRight = 3,
  UIInterfaceOrientationLandscapeLeft = 4,
};

/* Keys of what an application is launched with, and names of notifications. */
#define UIApplicationLaunchOptionsURLKey @"UIApplicationLaunchOptionsURLKey"
#define UIApplicationLaunchOptionsSourceApplicationKey @"UIApplicationLaunchOptionsSourceApplicationKey"
#define UIApplicationLaunchOptionsAnnotationKey @"UIApplicationLaunchOptionsAnnotationKey"
#define UIApplicationOpenURLOptionsSourceApplicationKey @"UIApplicationOpenURLOptionsSourceApplicationKey"
#define UIApplicationOpenURLOptionsAnnotationKey @"UIApplicationOpenURLOptionsAnnotationKey"
#define UIApplicationDidFinishLaunchingNotification @"UIApplicationDidFinishLaunchingNotification"
#define UIApplicationDidBecomeActiveNotification @"UIApplicationDidBecomeActiveNotification"
#define UIApplicationWillResignActiveNotification @"UIApplicationWillResignActiveNotification"
#define UIApplicationDidEnterBackgroundNotification @"UIApplicationDidEnterBackgroundNotification"
#define UIApplicationWillEnterForegroundNotification @"UIApplicationWillEnterForegroundNotification"
#define UIApplicationWillTerminateNotification @"UIApplicationWillTerminateNotification"
#define UIApplicationDidReceiveMemoryWarningNotification @"UIApplicationDidReceiveMemoryWarningNotification"
#define UITextFieldTextDidBeginEditingNotification @"UITextFieldTextDidBeginEditingNotification"
#define UITextFieldTextDidChangeNotification @"UITextFieldTextDidChangeNotification"
#define UITextFieldTextDidEndEditingNotification @"UITextFieldTextDidEndEditingNotification"

/* What `main` calls; nil stands for UIApplication. The host launches the app when `main` has returned. [main-thread] */
UIKIT_EXTERN int UIApplicationMain(int argc, char *argv[], NSString *principalClassName, NSString *delegateClassName);

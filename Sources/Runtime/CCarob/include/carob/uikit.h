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
#include <carob/uikit_controls.h>
#include <carob/uikit_lists.h>
#include <carob/uikit_screens.h>

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

typedef NSUInteger UIControlEvents;
#define UIControlEventTouchDown ((NSUInteger)1 << 0)
#define UIControlEventTouchDownRepeat ((NSUInteger)1 << 1)
#define UIControlEventTouchDragInside ((NSUInteger)1 << 2)
#define UIControlEventTouchDragOutside ((NSUInteger)1 << 3)
#define UIControlEventTouchDragEnter ((NSUInteger)1 << 4)
#define UIControlEventTouchDragExit ((NSUInteger)1 << 5)
#define UIControlEventTouchUpInside ((NSUInteger)1 << 6)
#define UIControlEventTouchUpOutside ((NSUInteger)1 << 7)
#define UIControlEventTouchCancel ((NSUInteger)1 << 8)
#define UIControlEventValueChanged ((NSUInteger)1 << 12)
#define UIControlEventPrimaryActionTriggered ((NSUInteger)1 << 13)
#define UIControlEventEditingDidBegin ((NSUInteger)1 << 16)
#define UIControlEventEditingChanged ((NSUInteger)1 << 17)
#define UIControlEventEditingDidEnd ((NSUInteger)1 << 18)
#define UIControlEventEditingDidEndOnExit ((NSUInteger)1 << 19)
#define UIControlEventAllTouchEvents ((NSUInteger)0x00000fff)
#define UIControlEventAllEditingEvents ((NSUInteger)0x000f0000)
#define UIControlEventAllEvents ((NSUInteger)0xffffffff)

typedef NSUInteger UIControlState;
#define UIControlStateNormal ((NSUInteger)0)
#define UIControlStateHighlighted ((NSUInteger)1 << 0)
#define UIControlStateDisabled ((NSUInteger)1 << 1)
#define UIControlStateSelected ((NSUInteger)1 << 2)
#define UIControlStateFocused ((NSUInteger)1 << 3)

typedef NSInteger UIControlContentVerticalAlignment;
#define UIControlContentVerticalAlignmentCenter ((NSInteger)0)
#define UIControlContentVerticalAlignmentTop ((NSInteger)1)
#define UIControlContentVerticalAlignmentBottom ((NSInteger)2)
#define UIControlContentVerticalAlignmentFill ((NSInteger)3)

typedef NSInteger UIControlContentHorizontalAlignment;
#define UIControlContentHorizontalAlignmentCenter ((NSInteger)0)
#define UIControlContentHorizontalAlignmentLeft ((NSInteger)1)
#define UIControlContentHorizontalAlignmentRight ((NSInteger)2)
#define UIControlContentHorizontalAlignmentFill ((NSInteger)3)

typedef NSInteger UIButtonType;
#define UIButtonTypeCustom ((NSInteger)0)
#define UIButtonTypeSystem ((NSInteger)1)
#define UIButtonTypeRoundedRect ((NSInteger)1)
#define UIButtonTypeDetailDisclosure ((NSInteger)2)
#define UIButtonTypeInfoLight ((NSInteger)3)
#define UIButtonTypeInfoDark ((NSInteger)4)
#define UIButtonTypeContactAdd ((NSInteger)5)

typedef NSInteger UITextBorderStyle;
#define UITextBorderStyleNone ((NSInteger)0)
#define UITextBorderStyleLine ((NSInteger)1)
#define UITextBorderStyleBezel ((NSInteger)2)
#define UITextBorderStyleRoundedRect ((NSInteger)3)

typedef NSInteger UITextFieldViewMode;
#define UITextFieldViewModeNever ((NSInteger)0)
#define UITextFieldViewModeWhileEditing ((NSInteger)1)
#define UITextFieldViewModeUnlessEditing ((NSInteger)2)
#define UITextFieldViewModeAlways ((NSInteger)3)

typedef NSInteger UITextFieldDidEndEditingReason;
#define UITextFieldDidEndEditingReasonCommitted ((NSInteger)0)
#define UITextFieldDidEndEditingReasonCancelled ((NSInteger)1)

typedef NSInteger UIKeyboardType;
#define UIKeyboardTypeDefault ((NSInteger)0)
#define UIKeyboardTypeASCIICapable ((NSInteger)1)
#define UIKeyboardTypeNumbersAndPunctuation ((NSInteger)2)
#define UIKeyboardTypeURL ((NSInteger)3)
#define UIKeyboardTypeNumberPad ((NSInteger)4)
#define UIKeyboardTypePhonePad ((NSInteger)5)
#define UIKeyboardTypeNamePhonePad ((NSInteger)6)
#define UIKeyboardTypeEmailAddress ((NSInteger)7)
#define UIKeyboardTypeDecimalPad ((NSInteger)8)
#define UIKeyboardTypeTwitter ((NSInteger)9)
#define UIKeyboardTypeWebSearch ((NSInteger)10)

typedef NSInteger UIKeyboardAppearance;
#define UIKeyboardAppearanceDefault ((NSInteger)0)
#define UIKeyboardAppearanceDark ((NSInteger)1)
#define UIKeyboardAppearanceLight ((NSInteger)2)

typedef NSInteger UIReturnKeyType;
#define UIReturnKeyDefault ((NSInteger)0)
#define UIReturnKeyGo ((NSInteger)1)
#define UIReturnKeyGoogle ((NSInteger)2)
#define UIReturnKeyJoin ((NSInteger)3)
#define UIReturnKeyNext ((NSInteger)4)
#define UIReturnKeyRoute ((NSInteger)5)
#define UIReturnKeySearch ((NSInteger)6)
#define UIReturnKeySend ((NSInteger)7)
#define UIReturnKeyYahoo ((NSInteger)8)
#define UIReturnKeyDone ((NSInteger)9)
#define UIReturnKeyEmergencyCall ((NSInteger)10)
#define UIReturnKeyContinue ((NSInteger)11)

typedef NSInteger UITextAutocapitalizationType;
#define UITextAutocapitalizationTypeNone ((NSInteger)0)
#define UITextAutocapitalizationTypeWords ((NSInteger)1)
#define UITextAutocapitalizationTypeSentences ((NSInteger)2)
#define UITextAutocapitalizationTypeAllCharacters ((NSInteger)3)

typedef NSInteger UITextAutocorrectionType;
#define UITextAutocorrectionTypeDefault ((NSInteger)0)
#define UITextAutocorrectionTypeNo ((NSInteger)1)
#define UITextAutocorrectionTypeYes ((NSInteger)2)

typedef NSInteger UITextSpellCheckingType;
#define UITextSpellCheckingTypeDefault ((NSInteger)0)
#define UITextSpellCheckingTypeNo ((NSInteger)1)
#define UITextSpellCheckingTypeYes ((NSInteger)2)

typedef NSInteger UIBarStyle;
#define UIBarStyleDefault ((NSInteger)0)
#define UIBarStyleBlack ((NSInteger)1)

typedef NSUInteger UISearchBarStyle;
#define UISearchBarStyleDefault ((NSUInteger)0)
#define UISearchBarStyleProminent ((NSUInteger)1)
#define UISearchBarStyleMinimal ((NSUInteger)2)

typedef NSInteger UIBarButtonItemStyle;
#define UIBarButtonItemStylePlain ((NSInteger)0)
#define UIBarButtonItemStyleBordered ((NSInteger)1)
#define UIBarButtonItemStyleDone ((NSInteger)2)

typedef NSInteger UIBarButtonSystemItem;
#define UIBarButtonSystemItemDone ((NSInteger)0)
#define UIBarButtonSystemItemCancel ((NSInteger)1)
#define UIBarButtonSystemItemEdit ((NSInteger)2)
#define UIBarButtonSystemItemSave ((NSInteger)3)
#define UIBarButtonSystemItemAdd ((NSInteger)4)
#define UIBarButtonSystemItemFlexibleSpace ((NSInteger)5)
#define UIBarButtonSystemItemFixedSpace ((NSInteger)6)
#define UIBarButtonSystemItemCompose ((NSInteger)7)
#define UIBarButtonSystemItemReply ((NSInteger)8)
#define UIBarButtonSystemItemAction ((NSInteger)9)
#define UIBarButtonSystemItemOrganize ((NSInteger)10)
#define UIBarButtonSystemItemBookmarks ((NSInteger)11)
#define UIBarButtonSystemItemSearch ((NSInteger)12)
#define UIBarButtonSystemItemRefresh ((NSInteger)13)
#define UIBarButtonSystemItemStop ((NSInteger)14)
#define UIBarButtonSystemItemCamera ((NSInteger)15)
#define UIBarButtonSystemItemTrash ((NSInteger)16)
#define UIBarButtonSystemItemPlay ((NSInteger)17)
#define UIBarButtonSystemItemPause ((NSInteger)18)
#define UIBarButtonSystemItemRewind ((NSInteger)19)
#define UIBarButtonSystemItemFastForward ((NSInteger)20)
#define UIBarButtonSystemItemUndo ((NSInteger)21)
#define UIBarButtonSystemItemRedo ((NSInteger)22)

typedef NSInteger UIGestureRecognizerState;
#define UIGestureRecognizerStatePossible ((NSInteger)0)
#define UIGestureRecognizerStateBegan ((NSInteger)1)
#define UIGestureRecognizerStateChanged ((NSInteger)2)
#define UIGestureRecognizerStateEnded ((NSInteger)3)
#define UIGestureRecognizerStateCancelled ((NSInteger)4)
#define UIGestureRecognizerStateFailed ((NSInteger)5)
#define UIGestureRecognizerStateRecognized ((NSInteger)3)

typedef NSUInteger UIViewAutoresizing;
#define UIViewAutoresizingNone ((NSUInteger)0)
#define UIViewAutoresizingFlexibleLeftMargin ((NSUInteger)1 << 0)
#define UIViewAutoresizingFlexibleWidth ((NSUInteger)1 << 1)
#define UIViewAutoresizingFlexibleRightMargin ((NSUInteger)1 << 2)
#define UIViewAutoresizingFlexibleTopMargin ((NSUInteger)1 << 3)
#define UIViewAutoresizingFlexibleHeight ((NSUInteger)1 << 4)
#define UIViewAutoresizingFlexibleBottomMargin ((NSUInteger)1 << 5)

typedef NSInteger UIViewContentMode;
#define UIViewContentModeScaleToFill ((NSInteger)0)
#define UIViewContentModeScaleAspectFit ((NSInteger)1)
#define UIViewContentModeScaleAspectFill ((NSInteger)2)
#define UIViewContentModeRedraw ((NSInteger)3)
#define UIViewContentModeCenter ((NSInteger)4)
#define UIViewContentModeTop ((NSInteger)5)
#define UIViewContentModeBottom ((NSInteger)6)
#define UIViewContentModeLeft ((NSInteger)7)
#define UIViewContentModeRight ((NSInteger)8)
#define UIViewContentModeTopLeft ((NSInteger)9)
#define UIViewContentModeTopRight ((NSInteger)10)
#define UIViewContentModeBottomLeft ((NSInteger)11)
#define UIViewContentModeBottomRight ((NSInteger)12)

typedef NSUInteger UIViewAnimationOptions;
#define UIViewAnimationOptionLayoutSubviews ((NSUInteger)1 << 0)
#define UIViewAnimationOptionAllowUserInteraction ((NSUInteger)1 << 1)
#define UIViewAnimationOptionBeginFromCurrentState ((NSUInteger)1 << 2)
#define UIViewAnimationOptionRepeat ((NSUInteger)1 << 3)
#define UIViewAnimationOptionAutoreverse ((NSUInteger)1 << 4)
#define UIViewAnimationOptionOverrideInheritedDuration ((NSUInteger)1 << 5)
#define UIViewAnimationOptionOverrideInheritedCurve ((NSUInteger)1 << 6)
#define UIViewAnimationOptionAllowAnimatedContent ((NSUInteger)1 << 7)
#define UIViewAnimationOptionShowHideTransitionViews ((NSUInteger)1 << 8)
#define UIViewAnimationOptionCurveEaseInOut ((NSUInteger)0 << 16)
#define UIViewAnimationOptionCurveEaseIn ((NSUInteger)1 << 16)
#define UIViewAnimationOptionCurveEaseOut ((NSUInteger)2 << 16)
#define UIViewAnimationOptionCurveLinear ((NSUInteger)3 << 16)
#define UIViewAnimationOptionTransitionNone ((NSUInteger)0 << 20)
#define UIViewAnimationOptionTransitionFlipFromLeft ((NSUInteger)1 << 20)
#define UIViewAnimationOptionTransitionFlipFromRight ((NSUInteger)2 << 20)
#define UIViewAnimationOptionTransitionCurlUp ((NSUInteger)3 << 20)
#define UIViewAnimationOptionTransitionCurlDown ((NSUInteger)4 << 20)
#define UIViewAnimationOptionTransitionCrossDissolve ((NSUInteger)5 << 20)
#define UIViewAnimationOptionTransitionFlipFromTop ((NSUInteger)6 << 20)
#define UIViewAnimationOptionTransitionFlipFromBottom ((NSUInteger)7 << 20)

typedef NSUInteger UIRectEdge;
#define UIRectEdgeNone ((NSUInteger)0)
#define UIRectEdgeTop ((NSUInteger)1 << 0)
#define UIRectEdgeLeft ((NSUInteger)1 << 1)
#define UIRectEdgeBottom ((NSUInteger)1 << 2)
#define UIRectEdgeRight ((NSUInteger)1 << 3)
#define UIRectEdgeAll ((NSUInteger)15)

typedef NSInteger UIApplicationState;
#define UIApplicationStateActive ((NSInteger)0)
#define UIApplicationStateInactive ((NSInteger)1)
#define UIApplicationStateBackground ((NSInteger)2)

typedef NSInteger UIDeviceOrientation;
#define UIDeviceOrientationUnknown ((NSInteger)0)
#define UIDeviceOrientationPortrait ((NSInteger)1)
#define UIDeviceOrientationPortraitUpsideDown ((NSInteger)2)
#define UIDeviceOrientationLandscapeLeft ((NSInteger)3)
#define UIDeviceOrientationLandscapeRight ((NSInteger)4)
#define UIDeviceOrientationFaceUp ((NSInteger)5)
#define UIDeviceOrientationFaceDown ((NSInteger)6)

typedef NSInteger UIInterfaceOrientation;
#define UIInterfaceOrientationUnknown ((NSInteger)0)
#define UIInterfaceOrientationPortrait ((NSInteger)1)
#define UIInterfaceOrientationPortraitUpsideDown ((NSInteger)2)
#define UIInterfaceOrientationLandscapeRight ((NSInteger)3)
#define UIInterfaceOrientationLandscapeLeft ((NSInteger)4)

typedef NSInteger UIUserInterfaceIdiom;
#define UIUserInterfaceIdiomUnspecified ((NSInteger)-1)
#define UIUserInterfaceIdiomPhone ((NSInteger)0)
#define UIUserInterfaceIdiomPad ((NSInteger)1)

typedef NSInteger UIUserInterfaceStyle;
#define UIUserInterfaceStyleUnspecified ((NSInteger)0)
#define UIUserInterfaceStyleLight ((NSInteger)1)
#define UIUserInterfaceStyleDark ((NSInteger)2)

typedef NSInteger UIUserInterfaceSizeClass;
#define UIUserInterfaceSizeClassUnspecified ((NSInteger)0)
#define UIUserInterfaceSizeClassCompact ((NSInteger)1)
#define UIUserInterfaceSizeClassRegular ((NSInteger)2)

typedef NSInteger UITraitEnvironmentLayoutDirection;
#define UITraitEnvironmentLayoutDirectionUnspecified ((NSInteger)-1)
#define UITraitEnvironmentLayoutDirectionLeftToRight ((NSInteger)0)
#define UITraitEnvironmentLayoutDirectionRightToLeft ((NSInteger)1)

typedef NSInteger UIForceTouchCapability;
#define UIForceTouchCapabilityUnknown ((NSInteger)0)
#define UIForceTouchCapabilityUnavailable ((NSInteger)1)
#define UIForceTouchCapabilityAvailable ((NSInteger)2)

typedef NSInteger UIDisplayGamut;
#define UIDisplayGamutUnspecified ((NSInteger)-1)
#define UIDisplayGamutSRGB ((NSInteger)0)
#define UIDisplayGamutP3 ((NSInteger)1)

typedef NSInteger UIAccessibilityContrast;
#define UIAccessibilityContrastUnspecified ((NSInteger)-1)
#define UIAccessibilityContrastNormal ((NSInteger)0)
#define UIAccessibilityContrastHigh ((NSInteger)1)

typedef NSInteger UIUserInterfaceLevel;
#define UIUserInterfaceLevelUnspecified ((NSInteger)-1)
#define UIUserInterfaceLevelBase ((NSInteger)0)
#define UIUserInterfaceLevelElevated ((NSInteger)1)

/* Kinds of supplementary views. Each is an autoreleased string, made where it is written. [any-thread] */
#define UICollectionElementKindSectionHeader carob_string("UICollectionElementKindSectionHeader")
#define UICollectionElementKindSectionFooter carob_string("UICollectionElementKindSectionFooter")

/* The name of an exception. */
#define UIViewControllerHierarchyInconsistencyException carob_string("UIViewControllerHierarchyInconsistency")

/* The same of keys of what an application is launched with, and of names of notifications. */
#define UIApplicationLaunchOptionsURLKey carob_string("UIApplicationLaunchOptionsURLKey")
#define UIApplicationLaunchOptionsSourceApplicationKey carob_string("UIApplicationLaunchOptionsSourceApplicationKey")
#define UIApplicationLaunchOptionsAnnotationKey carob_string("UIApplicationLaunchOptionsAnnotationKey")
#define UIApplicationOpenURLOptionsSourceApplicationKey carob_string("UIApplicationOpenURLOptionsSourceApplicationKey")
#define UIApplicationOpenURLOptionsAnnotationKey carob_string("UIApplicationOpenURLOptionsAnnotationKey")
#define UIApplicationDidFinishLaunchingNotification carob_string("UIApplicationDidFinishLaunchingNotification")
#define UIApplicationDidBecomeActiveNotification carob_string("UIApplicationDidBecomeActiveNotification")
#define UIApplicationWillResignActiveNotification carob_string("UIApplicationWillResignActiveNotification")
#define UIApplicationDidEnterBackgroundNotification carob_string("UIApplicationDidEnterBackgroundNotification")
#define UIApplicationWillEnterForegroundNotification carob_string("UIApplicationWillEnterForegroundNotification")
#define UIApplicationWillTerminateNotification carob_string("UIApplicationWillTerminateNotification")
#define UIApplicationDidReceiveMemoryWarningNotification carob_string("UIApplicationDidReceiveMemoryWarningNotification")
#define UITextFieldTextDidBeginEditingNotification carob_string("UITextFieldTextDidBeginEditingNotification")
#define UITextFieldTextDidChangeNotification carob_string("UITextFieldTextDidChangeNotification")
#define UITextFieldTextDidEndEditingNotification carob_string("UITextFieldTextDidEndEditingNotification")

#endif
#endif

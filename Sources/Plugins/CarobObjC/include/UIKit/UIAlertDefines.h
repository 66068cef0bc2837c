/* Constants of alerts and of other presented screens. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel = 1,
  UIAlertActionStyleDestructive = 2,
};

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert = 1,
};

typedef NS_ENUM(NSInteger, UIAlertViewStyle) {
  UIAlertViewStyleDefault = 0,
  UIAlertViewStyleSecureTextInput = 1,
  UIAlertViewStylePlainTextInput = 2,
  UIAlertViewStyleLoginAndPasswordInput = 3,
};

typedef NS_ENUM(NSInteger, UIActionSheetStyle) {
  UIActionSheetStyleAutomatic = -1,
  UIActionSheetStyleDefault = 0,
  UIActionSheetStyleBlackOpaque = 1,
  UIActionSheetStyleBlackTranslucent = 2,
};

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet = 1,
  UIModalPresentationFormSheet = 2,
  UIModalPresentationCurrentContext = 3,
  UIModalPresentationCustom = 4,
  UIModalPresentationOverFullScreen = 5,
  UIModalPresentationOverCurrentContext = 6,
  UIModalPresentationPopover = 7,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
};

typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal = 1,
  UIModalTransitionStyleCrossDissolve = 2,
  UIModalTransitionStylePartialCurl = 3,
};

/* Constants of UIKit for controls and stacks. UIKitDefines.h imports this header. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSInteger, UISegmentedControlStyle) {
  UISegmentedControlStylePlain = 0,
  UISegmentedControlStyleBordered = 1,
  UISegmentedControlStyleBar = 2,
  UISegmentedControlStyleBezeled = 3,
};

typedef NS_ENUM(NSInteger, UISegmentedControlSegment) {
  UISegmentedControlSegmentAny = 0,
  UISegmentedControlSegmentLeft = 1,
  UISegmentedControlSegmentCenter = 2,
  UISegmentedControlSegmentRight = 3,
  UISegmentedControlSegmentAlone = 4,
};

typedef NS_ENUM(NSInteger, UIProgressViewStyle) {
  UIProgressViewStyleDefault = 0,
  UIProgressViewStyleBar = 1,
};

typedef NS_ENUM(NSInteger, UIDatePickerMode) {
  UIDatePickerModeTime = 0,
  UIDatePickerModeDate = 1,
  UIDatePickerModeDateAndTime = 2,
  UIDatePickerModeCountDownTimer = 3,
};

typedef NS_ENUM(NSInteger, UIDatePickerStyle) {
  UIDatePickerStyleAutomatic = 0,
  UIDatePickerStyleWheels = 1,
  UIDatePickerStyleCompact = 2,
  UIDatePickerStyleInline = 3,
};

typedef NS_OPTIONS(NSUInteger, UIDataDetectorTypes) {
  UIDataDetectorTypePhoneNumber = 1 << 0,
  UIDataDetectorTypeLink = 1 << 1,
  UIDataDetectorTypeAddress = 1 << 2,
  UIDataDetectorTypeCalendarEvent = 1 << 3,
  UIDataDetectorTypeNone = 0,
};

typedef NS_ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually = 1,
  UIStackViewDistributionFillProportionally = 2,
  UIStackViewDistributionEqualSpacing = 3,
  UIStackViewDistributionEqualCentering = 4,
};

typedef NS_ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill = 0,
  UIStackViewAlignmentLeading = 1,
  UIStackViewAlignmentTop = 1,
  UIStackViewAlignmentFirstBaseline = 2,
  UIStackViewAlignmentCenter = 3,
  UIStackViewAlignmentTrailing = 4,
  UIStackViewAlignmentBottom = 4,
  UIStackViewAlignmentLastBaseline = 5,
};

/* No segment, a length that a view leaves to its superview, and the spacing of the stack. */
#define UISegmentedControlNoSegment (-(NSInteger)1)
#define UIViewNoIntrinsicMetric ((CGFloat)-1)
#define UIStackViewSpacingUseDefault ((CGFloat)3.4028234663852886e38)

/* Names of notifications. */
#define UITextViewTextDidBeginEditingNotification @"UITextViewTextDidBeginEditingNotification"
#define UITextViewTextDidChangeNotification @"UITextViewTextDidChangeNotification"
#define UITextViewTextDidEndEditingNotification @"UITextViewTextDidEndEditingNotification"

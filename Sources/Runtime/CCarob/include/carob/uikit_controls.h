/* Constants of UIKit for controls and stacks: `#include <carob/uikit_controls.h>`. They have the names and values that
 * Objective-C has, and the types that messages take. */
#ifndef CAROB_UIKIT_CONTROLS_H
#define CAROB_UIKIT_CONTROLS_H

#ifdef __OBJC__
#import <UIKit/UIKit.h>
#else

#include <carob/foundation.h>

typedef NSInteger UISegmentedControlStyle;
#define UISegmentedControlStylePlain ((NSInteger)0)
#define UISegmentedControlStyleBordered ((NSInteger)1)
#define UISegmentedControlStyleBar ((NSInteger)2)
#define UISegmentedControlStyleBezeled ((NSInteger)3)

typedef NSInteger UISegmentedControlSegment;
#define UISegmentedControlSegmentAny ((NSInteger)0)
#define UISegmentedControlSegmentLeft ((NSInteger)1)
#define UISegmentedControlSegmentCenter ((NSInteger)2)
#define UISegmentedControlSegmentRight ((NSInteger)3)
#define UISegmentedControlSegmentAlone ((NSInteger)4)

typedef NSInteger UIProgressViewStyle;
#define UIProgressViewStyleDefault ((NSInteger)0)
#define UIProgressViewStyleBar ((NSInteger)1)

typedef NSInteger UIDatePickerMode;
#define UIDatePickerModeTime ((NSInteger)0)
#define UIDatePickerModeDate ((NSInteger)1)
#define UIDatePickerModeDateAndTime ((NSInteger)2)
#define UIDatePickerModeCountDownTimer ((NSInteger)3)

typedef NSInteger UIDatePickerStyle;
#define UIDatePickerStyleAutomatic ((NSInteger)0)
#define UIDatePickerStyleWheels ((NSInteger)1)
#define UIDatePickerStyleCompact ((NSInteger)2)
#define UIDatePickerStyleInline ((NSInteger)3)

typedef NSUInteger UIDataDetectorTypes;
#define UIDataDetectorTypePhoneNumber ((NSUInteger)1 << 0)
#define UIDataDetectorTypeLink ((NSUInteger)1 << 1)
#define UIDataDetectorTypeAddress ((NSUInteger)1 << 2)
#define UIDataDetectorTypeCalendarEvent ((NSUInteger)1 << 3)
#define UIDataDetectorTypeNone ((NSUInteger)0)

typedef NSInteger UIStackViewDistribution;
#define UIStackViewDistributionFill ((NSInteger)0)
#define UIStackViewDistributionFillEqually ((NSInteger)1)
#define UIStackViewDistributionFillProportionally ((NSInteger)2)
#define UIStackViewDistributionEqualSpacing ((NSInteger)3)
#define UIStackViewDistributionEqualCentering ((NSInteger)4)

typedef NSInteger UIStackViewAlignment;
#define UIStackViewAlignmentFill ((NSInteger)0)
#define UIStackViewAlignmentLeading ((NSInteger)1)
#define UIStackViewAlignmentTop ((NSInteger)1)
#define UIStackViewAlignmentFirstBaseline ((NSInteger)2)
#define UIStackViewAlignmentCenter ((NSInteger)3)
#define UIStackViewAlignmentTrailing ((NSInteger)4)
#define UIStackViewAlignmentBottom ((NSInteger)4)
#define UIStackViewAlignmentLastBaseline ((NSInteger)5)

/* No segment, a length that a view leaves to its superview, and the spacing of the stack. */
#define UISegmentedControlNoSegment (-(NSInteger)1)
#define UIViewNoIntrinsicMetric ((CGFloat)-1)
#define UIStackViewSpacingUseDefault ((CGFloat)3.4028234663852886e38)

/* Strings. Each is autoreleased, and made where it is written. [any-thread] */
#define UITextViewTextDidBeginEditingNotification carob_string("UITextViewTextDidBeginEditingNotification")
#define UITextViewTextDidChangeNotification carob_string("UITextViewTextDidChangeNotification")
#define UITextViewTextDidEndEditingNotification carob_string("UITextViewTextDidEndEditingNotification")

#endif
#endif

/* The clock and the transforms of Core Animation, and the names of its classes, of which Carob draws CALayer,
 * CAShapeLayer and CAGradientLayer. */
#pragma once

#include <CoreGraphics/CoreGraphics.h>
#include <QuartzCore/CABase.h>
#include <QuartzCore/CATransform3D.h>

#ifdef __OBJC__
@class CAAnimation, CAAnimationGroup, CABasicAnimation, CADisplayLink, CAEmitterLayer, CAGradientLayer;
@class CAKeyframeAnimation, CALayer, CAMediaTimingFunction, CAPropertyAnimation, CAReplicatorLayer;
@class CAScrollLayer, CAShapeLayer, CASpringAnimation, CATextLayer, CATiledLayer, CATransaction;
@class CATransformLayer, CATransition, CAValueFunction;

/* The forms of lines and gradients. */
#define kCAFillRuleNonZero @"non-zero"
#define kCAFillRuleEvenOdd @"even-odd"
#define kCALineJoinMiter @"miter"
#define kCALineJoinRound @"round"
#define kCALineJoinBevel @"bevel"
#define kCALineCapButt @"butt"
#define kCALineCapRound @"round"
#define kCALineCapSquare @"square"
#define kCAGradientLayerAxial @"axial"
#define kCAGradientLayerRadial @"radial"
#endif

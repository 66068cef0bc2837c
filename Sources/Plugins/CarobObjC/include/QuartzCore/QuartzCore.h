/* The clock and the transforms of Core Animation, and the names of its classes, of which Carob draws CALayer, CAShapeLayer,
 * CAGradientLayer, CATextLayer and CAReplicatorLayer. */
#pragma once

#include <CoreGraphics/CoreGraphics.h>
#include <QuartzCore/CABase.h>
#include <QuartzCore/CATransform3D.h>

#ifdef __OBJC__
@class CAAnimation, CAAnimationGroup, CABasicAnimation, CADisplayLink, CAEmitterLayer, CAGradientLayer;
@class CAKeyframeAnimation, CALayer, CAMediaTimingFunction, CAPropertyAnimation, CAReplicatorLayer;
@class CAScrollLayer, CAShapeLayer, CASpringAnimation, CATextLayer, CATiledLayer, CATransaction;
@class CATransformLayer, CATransition, CAValueFunction;

/* The forms of lines and gradients, and the places of contents and texts. */
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
#define kCAGravityCenter @"center"
#define kCAGravityTop @"top"
#define kCAGravityBottom @"bottom"
#define kCAGravityLeft @"left"
#define kCAGravityRight @"right"
#define kCAGravityTopLeft @"topLeft"
#define kCAGravityTopRight @"topRight"
#define kCAGravityBottomLeft @"bottomLeft"
#define kCAGravityBottomRight @"bottomRight"
#define kCAGravityResize @"resize"
#define kCAGravityResizeAspect @"resizeAspect"
#define kCAGravityResizeAspectFill @"resizeAspectFill"
#define kCAAlignmentNatural @"natural"
#define kCAAlignmentLeft @"left"
#define kCAAlignmentRight @"right"
#define kCAAlignmentCenter @"center"
#define kCAAlignmentJustified @"justified"
#define kCATruncationNone @"none"
#define kCATruncationStart @"start"
#define kCATruncationEnd @"end"
#define kCATruncationMiddle @"middle"
#endif

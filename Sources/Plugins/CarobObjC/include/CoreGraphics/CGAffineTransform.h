/* Transforms of the plane: x' = a x + c y + tx, y' = b x + d y + ty. [any-thread] */
#pragma once

#include <CoreGraphics/CGGeometry.h>

typedef struct CG_BOXABLE CGAffineTransform {
  CGFloat a, b, c, d;
  CGFloat tx, ty;
} CGAffineTransform;

CF_EXTERN_C_BEGIN

extern const CGAffineTransform CGAffineTransformIdentity;

CG_EXTERN CGAffineTransform CGAffineTransformMake(
    CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx, CGFloat ty);
CG_EXTERN CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty);
CG_EXTERN CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy);
CG_EXTERN CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle);
CG_EXTERN bool CGAffineTransformIsIdentity(CGAffineTransform transform);
/* Each of these does the new step first, and then the transform. */
CG_EXTERN CGAffineTransform CGAffineTransformTranslate(
    CGAffineTransform transform, CGFloat tx, CGFloat ty);
CG_EXTERN CGAffineTransform CGAffineTransformScale(
    CGAffineTransform transform, CGFloat sx, CGFloat sy);
CG_EXTERN CGAffineTransform CGAffineTransformRotate(CGAffineTransform transform, CGFloat angle);
/* The transform itself when there is no inverse. */
CG_EXTERN CGAffineTransform CGAffineTransformInvert(CGAffineTransform transform);
/* First one, then the other. */
CG_EXTERN CGAffineTransform CGAffineTransformConcat(
    CGAffineTransform first, CGAffineTransform second);
CG_EXTERN bool CGAffineTransformEqualToTransform(
    CGAffineTransform first, CGAffineTransform second);
CG_EXTERN CGPoint CGPointApplyAffineTransform(CGPoint point, CGAffineTransform transform);
CG_EXTERN CGSize CGSizeApplyAffineTransform(CGSize size, CGAffineTransform transform);
/* The smallest rectangle around the corners. */
CG_EXTERN CGRect CGRectApplyAffineTransform(CGRect rect, CGAffineTransform transform);

CF_EXTERN_C_END

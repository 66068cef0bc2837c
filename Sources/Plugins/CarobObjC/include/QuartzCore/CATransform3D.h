/* Transforms of space, as rows of a matrix: [x y z 1] m. [any-thread] */
#pragma once

#include <CoreGraphics/CGAffineTransform.h>

typedef struct CG_BOXABLE CATransform3D {
  CGFloat m11, m12, m13, m14;
  CGFloat m21, m22, m23, m24;
  CGFloat m31, m32, m33, m34;
  CGFloat m41, m42, m43, m44;
} CATransform3D;

CF_EXTERN_C_BEGIN

extern const CATransform3D CATransform3DIdentity;

CG_EXTERN bool CATransform3DIsIdentity(CATransform3D transform);
CG_EXTERN bool CATransform3DEqualToTransform(CATransform3D first, CATransform3D second);
CG_EXTERN CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
CG_EXTERN CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
/* By an angle about a vector; the identity when that has no length. */
CG_EXTERN CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
/* Each of these does the new step first, and then the transform. */
CG_EXTERN CATransform3D CATransform3DTranslate(
    CATransform3D transform, CGFloat tx, CGFloat ty, CGFloat tz);
CG_EXTERN CATransform3D CATransform3DScale(
    CATransform3D transform, CGFloat sx, CGFloat sy, CGFloat sz);
CG_EXTERN CATransform3D CATransform3DRotate(
    CATransform3D transform, CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
/* First one, then the other. */
CG_EXTERN CATransform3D CATransform3DConcat(CATransform3D first, CATransform3D second);
/* The transform itself when there is no inverse. */
CG_EXTERN CATransform3D CATransform3DInvert(CATransform3D transform);
CG_EXTERN CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform transform);
CG_EXTERN bool CATransform3DIsAffine(CATransform3D transform);
/* Whatever an affine transform cannot say is lost. */
CG_EXTERN CGAffineTransform CATransform3DGetAffineTransform(CATransform3D transform);

CF_EXTERN_C_END

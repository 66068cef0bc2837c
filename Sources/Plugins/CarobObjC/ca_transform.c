/* Transforms of space, which CATransform3D.h declares. */
#include "layout.h"
#include <QuartzCore/CATransform3D.h>
#include <string.h>

CAROB_GLUE_BEGIN

const CATransform3D CATransform3DIdentity = {
  1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
};

struct matrix {
  CGFloat rows[4][4];
};

static struct matrix matrix_of(CATransform3D transform) {
  struct matrix matrix;
  memcpy(&matrix, &transform, sizeof matrix);
  return matrix;
}

static CATransform3D transform_of(struct matrix matrix) {
  CATransform3D transform;
  memcpy(&transform, &matrix, sizeof transform);
  return transform;
}

bool CATransform3DEqualToTransform(CATransform3D first, CATransform3D second) {
  const struct matrix a = matrix_of(first), b = matrix_of(second);
  for (int i = 0; i < 16; ++i)
    if (a.rows[i / 4][i % 4] != b.rows[i / 4][i % 4]) return false;
  return true;
}

bool CATransform3DIsIdentity(CATransform3D transform) {
  return CATransform3DEqualToTransform(transform, CATransform3DIdentity);
}

CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz) {
  CATransform3D transform = CATransform3DIdentity;
  transform.m41 = tx, transform.m42 = ty, transform.m43 = tz;
  return transform;
}

CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz) {
  CATransform3D transform = CATransform3DIdentity;
  transform.m11 = sx, transform.m22 = sy, transform.m33 = sz;
  return transform;
}

CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z) {
  const CGFloat length = sqrt(x * x + y * y + z * z);
  if (length == 0) return CATransform3DIdentity;
  x /= length, y /= length, z /= length;
  const CGFloat s = sin(angle), c = cos(angle), rest = 1 - c;
  CATransform3D transform = CATransform3DIdentity;
  transform.m11 = c + x * x * rest;
  transform.m12 = x * y * rest + z * s;
  transform.m13 = x * z * rest - y * s;
  transform.m21 = x * y * rest - z * s;
  transform.m22 = c + y * y * rest;
  transform.m23 = y * z * rest + x * s;
  transform.m31 = x * z * rest + y * s;
  transform.m32 = y * z * rest - x * s;
  transform.m33 = c + z * z * rest;
  return transform;
}

CATransform3D CATransform3DConcat(CATransform3D first, CATransform3D second) {
  const struct matrix a = matrix_of(first), b = matrix_of(second);
  struct matrix product;
  for (int row = 0; row < 4; ++row)
    for (int column = 0; column < 4; ++column) {
      CGFloat sum = 0;
      for (int i = 0; i < 4; ++i) sum += a.rows[row][i] * b.rows[i][column];
      product.rows[row][column] = sum;
    }
  return transform_of(product);
}

CATransform3D CATransform3DTranslate(CATransform3D transform, CGFloat tx, CGFloat ty, CGFloat tz) {
  return CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform);
}

CATransform3D CATransform3DScale(CATransform3D transform, CGFloat sx, CGFloat sy, CGFloat sz) {
  return CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform);
}

CATransform3D CATransform3DRotate(
  CATransform3D transform, CGFloat angle, CGFloat x, CGFloat y, CGFloat z) {
  return CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform);
}

/* Gauss and Jordan's way, with the largest pivot of each column. */
CATransform3D CATransform3DInvert(CATransform3D transform) {
  struct matrix left = matrix_of(transform), right = matrix_of(CATransform3DIdentity);
  for (int column = 0; column < 4; ++column) {
    int pivot = column;
    for (int row = column + 1; row < 4; ++row)
      if (fabs(left.rows[row][column]) > fabs(left.rows[pivot][column])) pivot = row;
    const CGFloat value = left.rows[pivot][column];
    if (value == 0 || value != value) return transform;
    for (int i = 0; i < 4; ++i) {
      const CGFloat a = left.rows[pivot][i], b = right.rows[pivot][i];
      left.rows[pivot][i] = left.rows[column][i], right.rows[pivot][i] = right.rows[column][i];
      left.rows[column][i] = a / value, right.rows[column][i] = b / value;
    }
    for (int row = 0; row < 4; ++row) {
      const CGFloat factor = left.rows[row][column];
      for (int i = 0; row != column && i < 4; ++i) {
        left.rows[row][i] -= factor * left.rows[column][i];
        right.rows[row][i] -= factor * right.rows[column][i];
      }
    }
  }
  return transform_of(right);
}

CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform t) {
  CATransform3D transform = CATransform3DIdentity;
  transform.m11 = t.a, transform.m12 = t.b;
  transform.m21 = t.c, transform.m22 = t.d;
  transform.m41 = t.tx, transform.m42 = t.ty;
  return transform;
}

CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t) {
  return CGAffineTransformMake(t.m11, t.m12, t.m21, t.m22, t.m41, t.m42);
}

bool CATransform3DIsAffine(CATransform3D transform) {
  return CATransform3DEqualToTransform(
    transform, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform)));
}

CAROB_GLUE_END

/* What the functions for paths and for contexts share. */
#ifndef CAROB_CG_DRAWING_H
#define CAROB_CG_DRAWING_H

#include "cf.h"
#include <CoreGraphics/CGContext.h>
#include <CoreGraphics/CGPath.h>

CAROB_GLUE_BEGIN

/* What is added to a path; `PathPart` in Swift has the same numbers. */
enum carob_cg_part {
  CG_MOVE,
  CG_LINE,
  CG_QUADRATIC,
  CG_CUBIC,
  CG_CLOSE,
  CG_RECTANGLE,
  CG_ELLIPSE,
  CG_ROUNDED_RECTANGLE,
  CG_ARC,
  CG_ARC_BY_TANGENTS,
  CG_RELATIVE_ARC,
};

/* The object of a context; nil for something else. */
static inline id carob_cg_context(CGContextRef context) { return carob_cf_checked(context, CG_CONTEXT); }

/* Says once that nothing has pixels. */
static inline void carob_cg_warn_of_pixels(void) {
  CAROB_SEND(void, carob_cf_class(CG_CONTEXT), "carob_warnOfPixels", ());
}

/* Adds a part to a path, or to the path of a context, which has a transform of its own. */
void carob_cg_add(
  id receiver, enum carob_cg_part part, const CGFloat *numbers,
  const CGAffineTransform *transform);

CAROB_GLUE_END

#endif

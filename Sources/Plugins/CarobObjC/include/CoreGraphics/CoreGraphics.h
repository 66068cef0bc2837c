/* Geometry, and the names of what Carob does not draw: colors, images, contexts and paths are opaque types. */
#pragma once

#include <CoreGraphics/CGAffineTransform.h>
#include <CoreGraphics/CGBase.h>
#include <CoreGraphics/CGGeometry.h>
#include <CoreGraphics/CGTypes.h>

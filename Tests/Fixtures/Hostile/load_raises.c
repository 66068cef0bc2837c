/* Registers its classes, says that all is well, and leaves an error with a line break in it. */
#include "hostile.h"

static bool load(void) {
  carob_raise("out of order\ncarob: all is well");
  return finish(begin((IMP)show_row));
}

HOSTILE("load_raises", load)

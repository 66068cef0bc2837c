/* Raises in each handler, and goes on. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  show_row(self, _cmd, cell, item);
  carob_raise("no %s today\x1b[31m");
  carob_raise("a second reason, which nobody hears");
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("handler_raises", load)

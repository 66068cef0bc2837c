/* Writes to standard output without end. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  for (;;) puts("spam, spam, spam");
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("output_flood", load)

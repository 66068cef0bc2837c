/* Sends with other types than the method has: the compiler was told that a text is a number. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (long), 0x123456789abcd0l);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("wrong_site_types", load)

/* Ends the process with `quick_exit`, as if all were well, in a handler. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  quick_exit(0);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("handler_quick_exit", load)

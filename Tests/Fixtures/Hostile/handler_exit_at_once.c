/* Ends the process with `_exit`, as if all were well, in a handler. */
#include "hostile.h"
#include <unistd.h>

static void configure(id self, SEL _cmd, id cell, id item) {
  _exit(0);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("handler_exit_at_once", load)

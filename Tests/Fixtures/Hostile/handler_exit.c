/* Ends the process, as if all were well, in a handler. */
#include "hostile.h"
#include <signal.h>
#include <unistd.h>

static void configure(id self, SEL _cmd, id cell, id item) {
  exit(0);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("handler_exit", load)

/* Never returns in a handler. */
#include "hostile.h"
#include <signal.h>
#include <unistd.h>

static void configure(id self, SEL _cmd, id cell, id item) {
  for (;;) usleep(1000);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("handler_loop", load)

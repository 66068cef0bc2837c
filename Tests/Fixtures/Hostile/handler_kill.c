/* Kills the process in a handler. */
#include "hostile.h"
#include <signal.h>
#include <unistd.h>

static void configure(id self, SEL _cmd, id cell, id item) {
  kill(getpid(), SIGKILL);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("handler_kill", load)

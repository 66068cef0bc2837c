/* Has itself traced by its parent, so that a signal stops it, and crashes in a handler. */
#include "hostile.h"
#include <sys/ptrace.h>

static void configure(id self, SEL _cmd, id cell, id item) {
  ptrace(PTRACE_TRACEME, 0, 0, 0);
  crash();
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("traced", load)

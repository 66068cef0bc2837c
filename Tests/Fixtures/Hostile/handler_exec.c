/* Becomes another program in a handler, which ends as if all were well. */
#include "hostile.h"
#include <unistd.h>

static void configure(id self, SEL _cmd, id cell, id item) {
  execl("/bin/sh", "sh", "-c", "exit 0", (char *)NULL);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("handler_exec", load)

/* Becomes a daemon in a handler: the process ends as if all were well, and a copy goes on. */
#define _GNU_SOURCE
#include "hostile.h"
#include <unistd.h>

static void configure(id self, SEL _cmd, id cell, id item) {
  if (daemon(1, 1) != 0) abort();
  show_row(self, _cmd, cell, item);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("handler_daemon", load)

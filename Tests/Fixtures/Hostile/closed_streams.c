/* Closes standard output. */
#include "hostile.h"
#include <unistd.h>

static void configure(id self, SEL _cmd, id cell, id item) {
  show_row(self, _cmd, cell, item);
  close(1);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("closed_streams", load)

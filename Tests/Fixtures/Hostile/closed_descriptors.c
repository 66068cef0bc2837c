/* Closes every descriptor but the standard streams. */
#include "hostile.h"
#include <unistd.h>

static void configure(id self, SEL _cmd, id cell, id item) {
  show_row(self, _cmd, cell, item);
  for (int descriptor = 3; descriptor < 1000; descriptor++) close(descriptor);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("closed_descriptors", load)

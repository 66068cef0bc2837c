/* Never returns from `load`. */
#include "hostile.h"
#include <unistd.h>

static bool load(void) {
  for (;;) usleep(1000);
  return true;
}

HOSTILE("load_loop", load)

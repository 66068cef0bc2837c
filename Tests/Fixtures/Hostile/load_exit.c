/* Ends the process in `load`, as if all were well. */
#include "hostile.h"

static bool load(void) {
  exit(0);
  return true;
}

HOSTILE("load_exit", load)

/* Aborts in `load`. */
#include "hostile.h"

static bool load(void) {
  abort();
  return true;
}

HOSTILE("load_abort", load)

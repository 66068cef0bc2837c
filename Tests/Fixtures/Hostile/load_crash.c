/* Crashes in `load`. */
#include "hostile.h"

static bool load(void) {
  crash();
  return true;
}

HOSTILE("load_crash", load)

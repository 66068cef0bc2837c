/* Calls itself without end in `load`. */
#include "hostile.h"

static int deeper(volatile int level) {
  volatile char frame[256];
  frame[level % 256] = (char)level;
  return deeper(level + 1) + frame[level % 256];
}

static bool load(void) { return deeper(0); }

HOSTILE("load_recursion", load)

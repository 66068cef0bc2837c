/* Takes memory without end. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  for (;;) {
    char *memory = malloc(16 << 20);
    if (!memory) abort();
    memset(memory, 1, 16 << 20);
  }
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("memory_flood", load)

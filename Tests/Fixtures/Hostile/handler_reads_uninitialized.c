/* Decides by memory that nobody has written, in a handler. */
#include "hostile.h"

static volatile int seen;

static void configure(id self, SEL _cmd, id cell, id item) {
  volatile int *memory = malloc(64);
  if (memory[3] == 42) seen++;
  free((void *)memory);
  set_text(cell, CAROB_SEND(id, item, "text", ()));
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("handler_reads_uninitialized", load)

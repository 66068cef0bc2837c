/* A handler that sends itself to itself, without end. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  volatile char frame[256];
  frame[0] = 1;
  CAROB_SEND(void, self, "configureCell:withHostileItem:", (id, id), cell, item);
  frame[255] = frame[0];
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("handler_recursion", load)

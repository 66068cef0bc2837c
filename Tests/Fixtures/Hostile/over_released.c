/* Releases the cell and the row's object more often than it retained them. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  show_row(self, _cmd, cell, item);
  for (int round = 0; round < 20; round++) objc_release(item), objc_release(cell);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("over_released", load)

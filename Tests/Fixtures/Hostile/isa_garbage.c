/* Overwrites the class of the cell with something that is no class. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  show_row(self, _cmd, cell, item);
  cell->isa = (Class)(uintptr_t)0x10;
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("isa_garbage", load)

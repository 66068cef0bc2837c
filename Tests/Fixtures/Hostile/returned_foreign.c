/* Returns memory that is no object where the host asks for an object. */
#include "hostile.h"

static id title(id self, SEL _cmd, id table, long section) {
  static char memory[256] = "a text of C, and no object at all";
  return (id)(void *)(memory + 64);
}

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "tableView:titleForHeaderInSection:", (IMP)title, "@@:@q") && finish(list);
}

HOSTILE("returned_foreign", load)

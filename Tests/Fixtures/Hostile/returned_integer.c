/* Returns small integers where the host asks for an object. */
#include "hostile.h"

static id title(id self, SEL _cmd, id table, long section) {
  return (id)(uintptr_t)42;
}

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "tableView:titleForHeaderInSection:", (IMP)title, "@@:@q") && finish(list);
}

HOSTILE("returned_integer", load)

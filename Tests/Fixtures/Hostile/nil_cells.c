/* Gives no cell for a row. */
#include "hostile.h"

static id no_cell(id self, SEL _cmd, id table, id path) { return NULL; }

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "tableView:cellForRowAtIndexPath:", (IMP)no_cell, "@@:@@") && finish(list);
}

HOSTILE("nil_cells", load)

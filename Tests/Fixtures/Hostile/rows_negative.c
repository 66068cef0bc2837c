/* A data source that says that it has -5 rows. */
#include "hostile.h"

static long rows(id self, SEL _cmd, id table, long section) { return -5l; }
static id cell(id self, SEL _cmd, id table, id path) {
  return CAROB_SEND(id, CAROB_SEND(id, objc_getClass("UITableViewCell"), "new", ()), "self", ());
}

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "tableView:numberOfRowsInSection:", (IMP)rows, "q@:@q") &&
         method(list, "tableView:cellForRowAtIndexPath:", (IMP)cell, "@@:@@") && finish(list);
}

HOSTILE("rows_negative", load)

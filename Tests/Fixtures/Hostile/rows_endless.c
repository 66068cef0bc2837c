/* A data source that says that it has 1000000000000 rows, as one does whose count was never set. */
#include "hostile.h"

static long rows(id self, SEL _cmd, id table, long section) { return 1000000000000l; }
static id cell(id self, SEL _cmd, id table, id path) {
  id cell = CAROB_SEND(id, table, "dequeueReusableCellWithIdentifier:", (id), carob_string("cell"));
  return cell ? cell : objc_autorelease(CAROB_SEND(id, objc_getClass("UITableViewCell"), "new", ()));
}
static double height(id self, SEL _cmd, id table, id path) { return 44; }
static void will_display(id self, SEL _cmd, id table, id cell, id path) {}

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "tableView:numberOfRowsInSection:", (IMP)rows, "q@:@q") &&
         method(list, "tableView:heightForRowAtIndexPath:", (IMP)height, "d@:@@") &&
         method(list, "tableView:willDisplayCell:forRowAtIndexPath:", (IMP)will_display, "v@:@@@") &&
         method(list, "tableView:cellForRowAtIndexPath:", (IMP)cell, "@@:@@") && finish(list);
}

HOSTILE("rows_endless", load)

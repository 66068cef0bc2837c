/* A data source that says that it has 1000000000 sections without any row. */
#include "hostile.h"

static long sections(id self, SEL _cmd, id table) { return 1000000000l; }
static long rows(id self, SEL _cmd, id table, long section) { return 0; }

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "numberOfSectionsInTableView:", (IMP)sections, "q@:@") &&
         method(list, "tableView:numberOfRowsInSection:", (IMP)rows, "q@:@q") && finish(list);
}

HOSTILE("sections_endless", load)

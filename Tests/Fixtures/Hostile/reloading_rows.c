/* Has the table begin anew in each handler. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  show_row(self, _cmd, cell, item);
  CAROB_SEND(void, CAROB_SEND(id, self, "tableView", ()), "reloadData", ());
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("reloading_rows", load)

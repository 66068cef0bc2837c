/* Releases the data source, and takes the delegate away, while the table asks them. */
#include "hostile.h"

static double height(id self, SEL _cmd, id table, id path) {
  CAROB_SEND(void, table, "setDelegate:", (id), NULL);
  CAROB_SEND(void, table, "setDataSource:", (id), NULL);
  CAROB_SEND(void, self, "setDataSource:", (id), NULL);
  return 40;
}

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "tableView:heightForRowAtIndexPath:", (IMP)height, "d@:@@") && finish(list);
}

HOSTILE("lost_delegate", load)

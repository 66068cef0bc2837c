/* Returns objects that were released once too often where the host asks for an object. */
#include "hostile.h"

static id title(id self, SEL _cmd, id table, long section) {
  void *pool = objc_autoreleasePoolPush();
  id text = carob_string("a text that is long enough to have memory of its own");
  objc_autoreleasePoolPop(pool);
  return text;
}

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "tableView:titleForHeaderInSection:", (IMP)title, "@@:@q") && finish(list);
}

HOSTILE("returned_freed", load)

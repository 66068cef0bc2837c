/* Answers with a structure where a height is wanted, and with a double where a text is. */
#include "hostile.h"

struct four {
  double a, b, c, d;
};

static struct four height(id self, SEL _cmd, id table, id path) {
  const struct four value = {1, 2, 3, 4};
  return value;
}

static double title(id self, SEL _cmd, id table, long section) { return 1e300; }

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "tableView:heightForRowAtIndexPath:", (IMP)height, "{four=dddd}@:@@") &&
         method(list, "tableView:titleForHeaderInSection:", (IMP)title, "d@:@q") && finish(list);
}

HOSTILE("wrong_result_types", load)

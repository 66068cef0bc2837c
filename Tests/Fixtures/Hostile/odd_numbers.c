/* Rows that are minus one, infinite or no number high. */
#include "hostile.h"

static double height(id self, SEL _cmd, id table, id path) {
  static const double heights[] = {-1, 1e308 * 10, -1e308 * 10, 0.0 / 1e-320, 1e300};
  static int row;
  volatile double zero = 0;
  return row % 6 == 5 ? zero / zero : heights[row++ % 6];
}

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "tableView:heightForRowAtIndexPath:", (IMP)height, "d@:@@") && finish(list);
}

HOSTILE("odd_numbers", load)

/* Registers classes under the names of the host's. */
#include "hostile.h"

static bool load(void) {
  const char *const names[] = {"NSObject", "NSString", "UITableView", "ICModel", "ICTableViewController"};
  for (size_t index = 0; index < sizeof names / sizeof names[0]; index++) {
    Class cls = subclass(names[index], "NSObject");
    objc_registerClassPair(cls);
    tell_refusal(names[index]);
  }
  return finish(begin((IMP)show_row));
}

HOSTILE("host_names", load)

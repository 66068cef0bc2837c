/* Disposes of the host's classes, and of its own while the screen uses it. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  show_row(self, _cmd, cell, item);
  objc_disposeClassPair(objc_getClass("HostileItem"));
}

static bool load(void) {
  const char *const names[] = {"NSObject", "NSString", "UITableView", "ICModel", "ICTableViewController"};
  for (size_t index = 0; index < sizeof names / sizeof names[0]; index++) {
    objc_disposeClassPair(objc_getClass(names[index]));
    tell_refusal(names[index]);
  }
  return finish(begin((IMP)configure));
}

HOSTILE("disposed_host_classes", load)

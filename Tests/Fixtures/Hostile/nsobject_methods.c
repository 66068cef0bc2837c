/* Adds methods to NSObject, of which every object then has some that it never had. */
#include "hostile.h"

static id nobody(id self, SEL _cmd) { return carob_string("everybody"); }
static void configure(id self, SEL _cmd, id cell, id item) {
  set_text(cell, CAROB_SEND(id, cell, "nickname", ()));
}

static bool load(void) {
  Class root = objc_getClass("NSObject");
  return method(root, "nickname", (IMP)nobody, "@@:") &&
         method(root, "configureCell:withHostileItem:", (IMP)configure, "v@:@@") &&
         method(root, "tableView:titleForHeaderInSection:", (IMP)nobody, "@@:@q") &&
         method(root, "text", (IMP)nobody, "@@:") && finish(subclass("HostileList", "ICTableViewController")) &&
         finish(subclass("HostileItem", "ICModel"));
}

HOSTILE("nsobject_methods", load)

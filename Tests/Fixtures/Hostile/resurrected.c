/* An object that is kept by its own `dealloc`, and used afterwards. */
#include "hostile.h"

static id saved;

static void dealloc(id self, SEL _cmd) { saved = objc_retain(self); }

static void configure(id self, SEL _cmd, id cell, id item) {
  objc_release(CAROB_SEND(id, objc_getClass("HostileDying"), "new", ()));
  CAROB_SEND(id, saved, "description", ());
  show_row(self, _cmd, cell, item);
}

static bool load(void) {
  Class dying = subclass("HostileDying", "NSObject");
  bool ok = method(dying, "dealloc", (IMP)dealloc, "v@:");
  objc_registerClassPair(dying);
  return ok && finish(begin((IMP)configure));
}

HOSTILE("resurrected", load)

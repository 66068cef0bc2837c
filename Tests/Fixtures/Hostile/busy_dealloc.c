/* Objects that send messages, register classes and raise while they go. */
#include "hostile.h"

static int gone;

static void dealloc(id self, SEL _cmd) {
  char name[64];
  snprintf(name, sizeof name, "HostileGone%d", gone++);
  objc_registerClassPair(subclass(name, "NSObject"));
  id weak = NULL;
  objc_storeWeak(&weak, self);
  objc_loadWeak(&weak);
  objc_destroyWeak(&weak);
  static char key;
  objc_setAssociatedObject(self, &key, carob_string("text"), OBJC_ASSOCIATION_RETAIN);
  CAROB_SEND(id, self, "description", ());
  CAROB_SEND(id, self, "noSuchMessage", ());
  carob_raise("from the grave");
}

static void configure(id self, SEL _cmd, id cell, id item) {
  id object = CAROB_SEND(id, objc_getClass("HostileDying"), "new", ());
  objc_release(object);
  show_row(self, _cmd, cell, item);
}

static bool load(void) {
  Class dying = subclass("HostileDying", "NSObject");
  bool ok = method(dying, "dealloc", (IMP)dealloc, "v@:");
  objc_registerClassPair(dying);
  return ok && finish(begin((IMP)configure));
}

HOSTILE("busy_dealloc", load)

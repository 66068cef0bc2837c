/* Registers a thousand classes, changes the host's, and then refuses. */
#include "hostile.h"

static id broken(id self, SEL _cmd) { return NULL; }

static bool load(void) {
  char name[64];
  for (int index = 0; index < 1000; index++) {
    snprintf(name, sizeof name, "Hostile%d", index);
    objc_registerClassPair(subclass(name, "NSObject"));
  }
  class_replaceMethod(objc_getClass("NSObject"), sel_registerName("description"), (IMP)broken, "@@:");
  finish(begin((IMP)show_row));
  return false;
}

HOSTILE("load_false", load)

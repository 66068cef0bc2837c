/* Registers 20,000 classes, each below the one before in chains of 200. */
#include "hostile.h"

static long number(id self, SEL _cmd) { return 1; }

static bool load(void) {
  char name[64];
  Class above = objc_getClass("NSObject");
  for (int index = 0; index < 20000; index++) {
    if (index % 200 == 0) above = objc_getClass("NSObject");
    snprintf(name, sizeof name, "HostileClass%d", index);
    Class cls = objc_allocateClassPair(above, name, 0);
    if (!method(cls, "hostileNumber", (IMP)number, "q@:")) return false;
    objc_registerClassPair(cls);
    above = cls;
  }
  return finish(begin((IMP)show_row));
}

HOSTILE("huge_classes", load)

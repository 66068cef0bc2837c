/* Refuses to load, and calls the host while the module is closed. */
#include "hostile.h"

static long number(id self, SEL _cmd) { return 1; }

__attribute__((destructor)) static void end(void) {
  Class cls = subclass("HostileFini", "NSObject");
  method(cls, "hostileNumber", (IMP)number, "q@:");
  objc_registerClassPair(cls);
  fprintf(stderr, "closing: %s\n", cls ? "registered" : "refused");
}

static bool load(void) { return false; }

HOSTILE("fini_host", load)

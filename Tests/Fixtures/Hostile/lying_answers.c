/* Says that it answers everything, equals everything, and has no class. */
#include "hostile.h"

static BOOL yes(id self, SEL _cmd, SEL selector) { return YES; }
static unsigned long hash(id self, SEL _cmd) { return 0; }
static Class no_class(id self, SEL _cmd) { return NULL; }

static bool load(void) {
  Class list = begin((IMP)show_row), item = objc_getClass("HostileItem");
  return method(list, "respondsToSelector:", (IMP)yes, "B@::") &&
         method(item, "respondsToSelector:", (IMP)yes, "B@::") &&
         method(list, "conformsToProtocol:", (IMP)yes, "B@:@") &&
         method(item, "isEqual:", (IMP)yes, "B@:@") && method(item, "hash", (IMP)hash, "Q@:") &&
         method(item, "class", (IMP)no_class, "#@:") && finish(list);
}

HOSTILE("lying_answers", load)

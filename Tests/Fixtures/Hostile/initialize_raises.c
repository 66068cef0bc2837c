/* Raises in `+initialize`, and asks in `+load` for what is not there. */
#include "hostile.h"

static void raises(Class self, SEL _cmd) { carob_raise("not today"); }
static void asks(Class self, SEL _cmd) { objc_getRequiredClass("HostileNobody"); }

static bool load(void) {
  Class list = begin((IMP)show_row);
  Class other = subclass("HostileAsks", "NSObject");
  method(object_getClass((id)other), "load", (IMP)asks, "v@:");
  objc_registerClassPair(other);
  tell_refusal("+load");
  return method(object_getClass((id)list), "initialize", (IMP)raises, "v@:") && finish(list);
}

HOSTILE("initialize_raises", load)

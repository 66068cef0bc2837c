/* Puts a class below itself: directly, through two others, and before it is registered. */
#include "hostile.h"

static bool load(void) {
  Class a = subclass("HostileA", "NSObject");
  objc_registerClassPair(a);
  Class b = objc_allocateClassPair(a, "HostileB", 0);
  objc_registerClassPair(b);
  Class c = objc_allocateClassPair(b, "HostileC", 0);
  class_setSuperclass(a, a);
  tell_refusal("itself");
  class_setSuperclass(a, b);
  tell_refusal("its subclass");
  class_setSuperclass(a, c);
  tell_refusal("one that is not registered");
  class_setSuperclass(objc_getClass("NSObject"), b);
  tell_refusal("the root");
  class_setSuperclass(object_getClass((id)a), object_getClass((id)b));
  tell_refusal("the metaclass");
  objc_registerClassPair(c);
  return finish(begin((IMP)show_row));
}

HOSTILE("class_cycle", load)

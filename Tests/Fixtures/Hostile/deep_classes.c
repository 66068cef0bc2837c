/* A chain of 5,000 classes, each below the one before. */
#include "hostile.h"

static bool load(void) {
  char name[64];
  Class list = begin((IMP)show_row);
  if (!finish(list)) return false;
  for (int index = 0; index < 5000; index++) {
    snprintf(name, sizeof name, "HostileDeep%d", index);
    list = objc_allocateClassPair(list, name, 0);
    if (!list) {
      tell_refusal(name);
      return false;
    }
    objc_registerClassPair(list);
  }
  id object = CAROB_SEND(id, list, "new", ());
  CAROB_SEND(id, object, "noSuchMessage", ());
  tell_refusal("a message");
  objc_release(object);
  return true;
}

HOSTILE("deep_classes", load)

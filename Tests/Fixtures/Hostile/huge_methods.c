/* Adds 20,000 methods and 200 properties to the class of the screen. */
#include "hostile.h"

static long number(id self, SEL _cmd) { return 1; }

static bool load(void) {
  char name[64];
  Class list = begin((IMP)show_row);
  for (int index = 0; index < 20000; index++) {
    snprintf(name, sizeof name, "hostileNumber%d", index);
    if (!method(list, name, (IMP)number, "q@:")) return false;
  }
  const objc_property_attribute_t object[] = {{"T", "@"}, {"&", ""}};
  for (int index = 0; index < 200; index++) {
    snprintf(name, sizeof name, "hostileProperty%d", index);
    if (!class_addProperty(list, name, object, 2)) return false;
  }
  return finish(list);
}

HOSTILE("huge_methods", load)

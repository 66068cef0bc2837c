/* The second class has the name of a host class. Refused, and the first class is gone again. */
#include <carob/carob.h>

static bool load(void) {
  Class first = objc_allocateClassPair(objc_getClass("NSObject"), "CNTFirst", 0);
  objc_registerClassPair(first);
  Class second = objc_allocateClassPair(objc_getClass("NSObject"), "UITableViewCell", 0);
  if (!second) return false;
  objc_registerClassPair(second);
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.class_name_taken",
  .name = "Class name taken",
  .version = "1.0.0",
  .load = load)

/* As class_name_taken.c, but goes on with the null class and returns true. */
#include <carob/carob.h>

static void method(id self, SEL _cmd) { (void)self, (void)_cmd; }

static bool load(void) {
  Class first = objc_allocateClassPair(objc_getClass("NSObject"), "CNIFirst", 0);
  objc_registerClassPair(first);
  Class second = objc_allocateClassPair(objc_getClass("NSObject"), "UITableViewCell", 0);
  class_addMethod(second, sel_registerName("method"), (IMP)method, "v@:");
  objc_registerClassPair(second);
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.class_name_taken_ignored",
  .name = "Class name taken, ignored",
  .version = "1.0.0",
  .load = load)

/* A selector has two colons, its encoding one argument. Refused. */
#include <carob/carob.h>

static void configure(id self, SEL _cmd, id cell) { (void)self, (void)_cmd, (void)cell; }

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CMThing", 0);
  SEL selector = sel_registerName("configureCell:withUser:");
  if (!class_addMethod(cls, selector, (IMP)configure, "v@:@")) return false;
  objc_registerClassPair(cls);
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.colon_mismatch",
  .name = "Colon mismatch",
  .version = "1.0.0",
  .load = load)

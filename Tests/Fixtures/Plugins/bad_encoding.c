/* A method has an encoding that does not parse. Refused, with the offset in the encoding. */
#include <carob/carob.h>

static void method(id self, SEL _cmd) { (void)self, (void)_cmd; }

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "BEThing", 0);
  if (!class_addMethod(cls, sel_registerName("method"), (IMP)method, "v@:{")) return false;
  objc_registerClassPair(cls);
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.bad_encoding",
  .name = "Bad encoding",
  .version = "1.0.0",
  .load = load)

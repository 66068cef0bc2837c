/* A plugin with a library beside it: its class answers what the library does. NAME is what the class's name begins with. */
#include <carob/carob.h>

extern int beside_value(void);

static long value(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return beside_value();
}

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), NAME "Beside", 0);
  if (!cls || !class_addMethod(cls, sel_registerName("value"), (IMP)value, "q@:")) return false;
  objc_registerClassPair(cls);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.fixture.beside." NAME, .name = NAME, .version = "1.0.0", .load = load)

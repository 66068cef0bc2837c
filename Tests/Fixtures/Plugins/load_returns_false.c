/* Registers a class, then `load` returns false. Refused, and the class is gone again. */
#include <carob/carob.h>

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "LRFThing", 0);
  objc_registerClassPair(cls);
  return false;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.load_returns_false",
  .name = "Load returns false",
  .version = "1.0.0",
  .load = load)

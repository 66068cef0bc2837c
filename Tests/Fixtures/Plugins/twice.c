/* A plugin like any other, to be loaded a second time: as the same file, or as a copy of it. */
#include <carob/carob.h>

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "TWThing", 0);
  objc_registerClassPair(cls);
  return cls != NULL;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.twice",
  .name = "Twice",
  .version = "1.0.0",
  .load = load)

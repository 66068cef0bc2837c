/* Made twice, with another IDENTIFIER: the class of the first one is in the way of the second. */
#include <carob/carob.h>

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getRequiredClass("NSObject"), "CNTwice", 0);
  if (cls) objc_registerClassPair(cls);
  return cls != NULL;
}

CAROB_PLUGIN(.identifier = IDENTIFIER, .name = "Plugin " IDENTIFIER, .version = "1.0.0", .load = load)

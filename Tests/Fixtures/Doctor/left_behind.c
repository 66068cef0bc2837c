/* A class that load does not register, and objects that it does not release. */
#include "doctor.h"

static bool load(void) {
  Class kept = make_user("LBUser") ? begin("NSObject", "LBKept") : 0;
  objc_registerClassPair(kept);
  class_createInstance(kept, 0);
  class_createInstance(kept, 0);
  objc_release(class_createInstance(kept, 0));
  Class forgotten = begin("NSObject", "LBForgotten");
  method(forgotten, "run", "v@:");
  Class other = begin("NSObject", "LBDisposed");
  objc_disposeClassPair(other);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.left", .name = "Left behind", .version = "1.0.0",
             .load = load)

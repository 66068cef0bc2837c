/* A timer keeps its object for ever. */
#include "../Doctor/doctor.h"

static bool load(void) {
  Class ticker = begin("NSObject", "DFTicker");
  method(ticker, "tick:", "v@:@");
  objc_registerClassPair(ticker);
  const id object = class_createInstance(ticker, 0);
  CAROB_SEND(
    id, objc_getClass("NSTimer"), "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:",
    (double, id, SEL, id, bool), 3600, object, sel_registerName("tick:"), (id)0, true);
  objc_release(object);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.forbids", .name = "Forbids unloading", .version = "1.0.0", .load = load,
             .prefixes = (const char *const[]){"DF", NULL})

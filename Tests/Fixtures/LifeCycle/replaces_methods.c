/* It replaces a method of the host, overrides an inherited one, and adds another one, which is no finding. */
#include "../Doctor/doctor.h"

static id description(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return carob_string("replaced");
}

static bool load(void) {
  Class array = objc_getClass("NSArray");
  class_replaceMethod(objc_getClass("NSObject"), sel_registerName("description"), (IMP)description, "@@:");
  class_replaceMethod(array, sel_registerName("description"), (IMP)description, "@@:");
  class_addMethod(array, sel_registerName("drDescription"), (IMP)description, "@@:");
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.replaces", .name = "Replaces methods", .version = "1.0.0", .load = load)

/* Its unload makes an object of its class, which nobody releases. */
#include "../Doctor/doctor.h"

static bool load(void) {
  objc_registerClassPair(begin("NSObject", "DSThing"));
  return true;
}
static void unload(void) { class_createInstance(objc_getClass("DSThing"), 0); }

CAROB_PLUGIN(.identifier = "org.example.doctor.stays", .name = "Module stays", .version = "1.0.0", .load = load,
             .unload = unload, .prefixes = (const char *const[]){"DS", NULL})

/* A data source that lacks what its protocol requires. */
#include "doctor.h"

static bool load(void) {
  Class source = begin("NSObject", "DQSource");
  class_addProtocol(source, objc_getProtocol("ICDataSource"));
  method(source, "numberOfSections", "Q@:");
  method(source, "numberOfObjectsInSection:", "Q@:Q");
  method(source, "objectAtIndexpath:", "@@:@");
  method(source, "fetchData", "v@:");
  objc_registerClassPair(source);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.missing", .name = "Missing methods",
             .version = "1.0.0", .prefixes = (const char *const[]){"DQ", NULL}, .load = load)

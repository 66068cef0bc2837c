/* Its data is not there, and its screen takes none. */
#include "doctor.h"

static bool load(void) {
  objc_registerClassPair(begin("UIViewController", "DMScreen"));
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.missing", .name = "Data missing",
             .version = "1.0.0", .principal_class = "DMScreen", .data = "nowhere.json",
             .prefixes = (const char *const[]){"DM", NULL}, .load = load)

/* The classes that it names are no controller and no model. */
#include "doctor.h"

static bool load(void) {
  objc_registerClassPair(begin("UITableView", "DKUserList"));
  objc_registerClassPair(begin("NSObject", "DKUser"));
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.kinds", .name = "Classes of other kinds",
             .version = "1.0.0", .principal_class = "DKUserList", .model_class = "DKUser",
             .prefixes = (const char *const[]){"DK", NULL}, .load = load)

/* Its data is where only one machine has it. */
#include "doctor.h"

static bool load(void) {
  make_user("DAUser");
  Class list = begin("ICTableViewController", "DAUserList");
  method(list, "configureCell:withUser:", "v@:@@");
  objc_registerClassPair(list);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.absolute", .name = "Data absolute", .version = "1.0.0",
             .principal_class = "DAUserList", .model_class = "DAUser", .data = "/nowhere/users.json",
             .prefixes = (const char *const[]){"DA", NULL}, .load = load)

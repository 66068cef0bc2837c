/* The classes that it names are other ones than those that it registers. */
#include "doctor.h"

static bool load(void) {
  make_user("DRUser");
  make_list("DRUserList", "configureCell:withUser:");
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.registered", .name = "Classes not registered",
             .version = "1.0.0", .principal_class = "DRUserLists", .model_class = "DRPerson",
             .prefixes = (const char *const[]){"DR", NULL}, .load = load)

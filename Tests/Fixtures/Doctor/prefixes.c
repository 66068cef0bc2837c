/* A prefix that is registered and not used, and one that is used and not registered. */
#include "doctor.h"

static bool load(void) {
  make_user("DPXUser");
  /* Its handler has the whole name, so that is how it was meant. */
  make_user("URLItem");
  make_list("DPXUserList", "configureCell:withUser:");
  make_list("DPXItemList", "configureCell:withURLItem:");
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.prefixes", .name = "Prefixes", .version = "1.0.0",
             .principal_class = "DPXUserList", .model_class = "DPXUser",
             .prefixes = (const char *const[]){"DPY", "", NULL}, .load = load)

/* Its data has values that its model's properties do not take. */
#include "doctor.h"

static bool load(void) {
  make_user("DVUser");
  make_list("DVUserList", "configureCell:withUser:");
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.values", .name = "Data values", .version = "1.0.0",
             .principal_class = "DVUserList", .model_class = "DVUser", .data = "odd_users.json",
             .prefixes = (const char *const[]){"DV", NULL}, .load = load)

/* Its data has nothing where the key path leads. */
#include "doctor.h"

static bool load(void) {
  make_user("DEUser");
  make_list("DEUserList", "configureCell:withUser:");
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.elsewhere", .name = "Data elsewhere",
             .version = "1.0.0", .principal_class = "DEUserList", .model_class = "DEUser",
             .data = "users.json", .key_path = "result.users",
             .prefixes = (const char *const[]){"DE", NULL}, .load = load)

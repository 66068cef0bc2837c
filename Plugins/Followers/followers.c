/* A list of users, and a screen for the one that is selected. */
#include "Followers.h"

static bool followers_load(void) {
  return SKUser_register() && SKUserCell_register() && SKUserField_register() &&
         SKFollowerListViewController_register() && SKUserViewController_register();
}

CAROB_PLUGIN(
  .identifier = "org.example.followers",
  .name = "Followers",
  .version = "1.0.0",
  .principal_class = "SKFollowerListViewController",
  .model_class = "SKUser",
  .data = "followers.json",
  .prefixes = (const char *const[]){"SK", NULL},
  .load = followers_load)

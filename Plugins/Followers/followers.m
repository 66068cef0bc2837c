/* A list of users, and a screen for the one that is selected. */
#import <Foundation/Foundation.h>
#include <carob/plugin.h>

CAROB_PLUGIN(
  .identifier = "org.example.followers",
  .name = "Followers",
  .version = "1.0.0",
  .principal_class = "SKFollowerListViewController",
  .model_class = "SKUser",
  .data = "followers.json",
  .prefixes = (const char *const[]){"SK", NULL})

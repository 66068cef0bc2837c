/* Describes the plugin. */
#import <Foundation/Foundation.h>
#include <carob/plugin.h>

CAROB_PLUGIN(
  .identifier = "org.example.greetings",
  .name = "Greetings",
  .version = "1.0.0",
  .principal_class = "GRListViewController",
  .model_class = "GRGreeting",
  .data = "greetings.json",
  .prefixes = (const char *const[]){"GR", NULL})

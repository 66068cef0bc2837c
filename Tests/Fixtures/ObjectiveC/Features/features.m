/* Every construct of the language, as a plugin: its screen has a row for each check. */
#import <Foundation/Foundation.h>
#include <carob/plugin.h>

CAROB_PLUGIN(
  .identifier = "org.example.fixture.features",
  .name = "Features",
  .version = "1.0.0",
  .principal_class = "FTListViewController",
  .model_class = "FTCheck",
  .data = "features.json",
  .prefixes = (const char *const[]){"FT", NULL})

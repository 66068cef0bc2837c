/* What the plugin says of itself. The host registers its classes when it loads it. */
#import <Foundation/Foundation.h>
#include <carob/plugin.h>

CAROB_PLUGIN(
  .identifier = "org.example.template",
  .name = "Template",
  .version = "0.1.0",
  .principal_class = "XYListViewController",
  .model_class = "XYItem",
  .data = "template.json", /*several*/
  .key_path = "items", /*end*/
  .prefixes = (const char *const[]){"XY", NULL})

/* Describes the plugin. The host registers the classes when it loads the plugin. */
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

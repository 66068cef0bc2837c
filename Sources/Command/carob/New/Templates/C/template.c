/* Describes the plugin, and registers its classes. */
#include "Template.h"

static bool template_load(void) {
  return /*model*/ XYItem_register() &&
         /*end*/ XYField_register() &&
         XYListViewController_register() /*each*/ &&
         XYItemViewController_register() /*end*/;
}

CAROB_PLUGIN(
  .identifier = "org.example.template",
  .name = "Template",
  .version = "0.1.0",
  .principal_class = "XYListViewController",
  .model_class = "XYItem",
  .data = "template.json", /*several*/
  .key_path = "items", /*end*/
  .prefixes = (const char *const[]){"XY", NULL},
  .load = template_load)

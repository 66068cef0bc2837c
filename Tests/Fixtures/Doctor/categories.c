/* Handlers that are added to classes of the host, and to one of the plugin's own. */
#include "doctor.h"

static const struct carob_method rows[] = {
  {"configureCell:WithUser:", "v@:@@", (IMP)never_called},
  {"tableView:heightForUser:", "v@:@@", (IMP)never_called},
  {"tableView:didSelectUser:", "v@:@@", (IMP)never_called},
  {"anythingElse", "v@:", (IMP)never_called},
  {0, 0, 0}};
static const struct carob_method mapping[] = {{"jsonMapping", "@@:", (IMP)never_called}, {0, 0, 0}};
static const struct carob_method own[] = {
  {"tableView:didselectUser:", "v@:@@", (IMP)never_called}, {0, 0, 0}};

static const struct carob_category of_host = {.name = "Rows", .instance_methods = rows};
static const struct carob_category of_models = {.name = "Mapping", .class_methods = mapping};
static const struct carob_category of_list = {.name = "Rows", .instance_methods = own};

static bool load(void) {
  make_user("DGUser");
  make_list("DGList", "configureCell:withUser:");
  return carob_add_category(objc_getClass("ICTableViewController"), &of_host) &&
         carob_add_category(objc_getClass("ICModel"), &of_models) &&
         carob_add_category(objc_getClass("DGList"), &of_list);
}

CAROB_PLUGIN(.identifier = "org.example.doctor.categories", .name = "Categories", .version = "1.0.0",
             .principal_class = "DGList", .model_class = "DGUser",
             .prefixes = (const char *const[]){"DG", NULL}, .load = load)

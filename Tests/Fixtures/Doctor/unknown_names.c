/* Handlers that nobody sends. */
#include "doctor.h"

static bool load(void) {
  Class user = begin("ICModel", "DUUser");
  string_property(user, "name");
  method(user, "serializerForBirthday", "@@:");
  objc_registerClassPair(user);

  Class list = begin("ICTableViewController", "DUUserList");
  method(list, "configureCell:withUser:", "v@:@@");
  method(list, "configureCell:withPerson:", "v@:@@");
  method(list, "tableView:didSelectPerson:", "v@:@@");
  method(list, "configureCell:user:", "v@:@@");
  objc_registerClassPair(list);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.unknown", .name = "Unknown names",
             .version = "1.0.0", .principal_class = "DUUserList", .model_class = "DUUser",
             .prefixes = (const char *const[]){"DU", NULL}, .load = load)

/* Nothing is wrong with it. */
#include "doctor.h"

static id init_with_users(id self, SEL _cmd, id users) {
  (void)_cmd;
  return CAROB_SEND_SUPER(id, self, "DSUserList", "initWithObjects:", (id), users);
}

static bool load(void) {
  make_user("DSUser");
  Class list = begin("ICTableViewController", "DSUserList");
  method(list, "configureCell:withUser:", "v@:@@");
  method(list, "tableView:heightForUser:", "i@:@@");
  method(list, "tableView:didSelectObject:", "v@:@@");
  method(list, "tableView:heightForRowAtIndexPath:", "d@:@@");
  method(list, "configureLoadingCell:", "v@:@");
  class_addMethod(list, sel_registerName("initWithUsers:"), (IMP)init_with_users, "@@:@");
  method(list, "showUser:", "v@:@");
  objc_registerClassPair(list);

  Class source = begin("NSObject", "DSSource");
  class_addProtocol(source, objc_getProtocol("ICDataSource"));
  method(source, "numberOfSections", "i@:");
  method(source, "numberOfObjectsInSection:", "q@:q");
  method(source, "objectAtIndexPath:", "@@:@");
  method(source, "indexPathForObject:", "@@:@");
  method(source, "fetchData", "v@:");
  objc_registerClassPair(source);

  Class matcher = begin("NSObject", "DSMatcher");
  method(matcher, "canHandlePath:", "i@:@");
  method(matcher, "parametersForPath:", "@@:@");
  objc_registerClassPair(matcher);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.sound", .name = "Sound", .version = "1.0.0",
             .principal_class = "DSUserList", .model_class = "DSUser", .data = "users.json",
             .prefixes = (const char *const[]){"DS", NULL}, .load = load)

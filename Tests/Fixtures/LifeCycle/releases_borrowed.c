/* A handler that releases an argument which it does not own. */
#include "../Doctor/doctor.h"

static void configure(id self, SEL _cmd, id cell, id user) {
  (void)self, (void)_cmd, (void)cell;
  objc_release(user);
  objc_release(user);
}

static bool load(void) {
  make_user("DRUser");
  Class list = begin("ICTableViewController", "DRUserList");
  class_addMethod(list, sel_registerName("configureCell:withUser:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(list);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.releases", .name = "Releases", .version = "1.0.0",
             .principal_class = "DRUserList", .model_class = "DRUser", .data = "users.json",
             .prefixes = (const char *const[]){"DR", NULL}, .load = load)

/* Its handler crashes, and another one is misspelled. */
#include "doctor.h"

static void crash(id self, SEL _cmd, id cell, id user) {
  (void)self, (void)_cmd, (void)cell, (void)user;
  *(volatile int *)NULL = 0;
}

static bool load(void) {
  make_user("SCUser");
  Class list = begin("ICTableViewController", "SCUserList");
  class_addMethod(list, sel_registerName("configureCell:withUser:"), (IMP)crash, "v@:@@");
  method(list, "tableView:didSelectUsr:", "v@:@@");
  objc_registerClassPair(list);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.crash", .name = "Screen crashes", .version = "1.0.0",
             .principal_class = "SCUserList", .model_class = "SCUser", .data = "users.json",
             .prefixes = (const char *const[]){"SC", NULL}, .load = load)

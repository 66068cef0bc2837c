/* Its screen's initialiser gives nothing. */
#include "doctor.h"

static id nothing(id self, SEL _cmd, id objects) {
  (void)_cmd, (void)objects;
  objc_release(self);
  return NULL;
}

static bool load(void) {
  make_user("SFUser");
  Class list = begin("ICTableViewController", "SFUserList");
  class_addMethod(list, sel_registerName("initWithObjects:"), (IMP)nothing, "@@:@");
  method(list, "configureCell:withUser:", "v@:@@");
  objc_registerClassPair(list);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.fails", .name = "Screen fails", .version = "1.0.0",
             .principal_class = "SFUserList", .model_class = "SFUser", .data = "users.json",
             .prefixes = (const char *const[]){"SF", NULL}, .load = load)

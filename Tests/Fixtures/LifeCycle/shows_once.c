/* The second screen ends the process. Nothing else is wrong with it but what `load` leaves behind. */
#include "../Doctor/doctor.h"
#include <stdlib.h>

static void view_did_load(id self, SEL _cmd) {
  static bool was_shown;
  CAROB_SEND_SUPER(void, self, "SOList", "viewDidLoad", ());
  (void)_cmd;
  if (was_shown) abort();
  was_shown = true;
}

static void configure(id self, SEL _cmd, id cell, id user) { (void)self, (void)_cmd, (void)cell, (void)user; }

static bool load(void) {
  make_user("SOUser");
  Class list = begin("ICTableViewController", "SOList");
  class_addMethod(list, sel_registerName("configureCell:withUser:"), (IMP)configure, "v@:@@");
  class_addMethod(list, sel_registerName("viewDidLoad"), (IMP)view_did_load, "v@:");
  objc_registerClassPair(list);
  class_createInstance(objc_getClass("SOUser"), 0);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.once", .name = "Shows once", .version = "1.0.0",
             .principal_class = "SOList", .model_class = "SOUser", .data = "users.json",
             .prefixes = (const char *const[]){"SO", NULL}, .load = load)

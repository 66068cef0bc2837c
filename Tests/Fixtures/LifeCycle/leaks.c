/* Each row retains its object, pushes a pool and opens a file. */
#include "../Doctor/doctor.h"
#include <fcntl.h>

static void configure(id self, SEL _cmd, id cell, id user) {
  (void)self, (void)_cmd, (void)cell;
  objc_retain(user);
  (void)objc_autoreleasePoolPush();
  (void)open("/etc/passwd", O_RDONLY);
}

static bool load(void) {
  make_user("DLUser");
  Class list = begin("ICTableViewController", "DLUserList");
  class_addMethod(list, sel_registerName("configureCell:withUser:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(list);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.leaks", .name = "Leaks", .version = "1.0.0",
             .principal_class = "DLUserList", .model_class = "DLUser", .data = "users.json",
             .prefixes = (const char *const[]){"DL", NULL}, .load = load)

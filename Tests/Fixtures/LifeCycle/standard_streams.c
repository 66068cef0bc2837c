/* Prints on standard output in each row. With CLOSES it closes the stream. */
#include "../Doctor/doctor.h"
#include <stdio.h>
#include <unistd.h>

static void configure(id self, SEL _cmd, id cell, id user) {
  (void)self, (void)_cmd, (void)cell, (void)user;
  printf("a row\n");
}

static bool load(void) {
  make_user("DSUser");
  Class list = begin("ICTableViewController", "DSUserList");
  class_addMethod(list, sel_registerName("configureCell:withUser:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(list);
#ifdef CLOSES
  close(STDOUT_FILENO);
#endif
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.streams", .name = "Streams", .version = "1.0.0",
             .principal_class = "DSUserList", .model_class = "DSUser", .data = "users.json",
             .prefixes = (const char *const[]){"DS", NULL}, .load = load)

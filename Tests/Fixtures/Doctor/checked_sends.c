/* cc: -DCAROB_CHECKED */
#include "doctor.h"

static void configure(id self, SEL _cmd, id cell, id user) {
  (void)_cmd;
  id label = CAROB_SEND(id, cell, "textLable", ());
  CAROB_SEND(void, label, "setText:", (const char *), "never seen");
  CAROB_SEND(void, label, "setText:", (id), CAROB_SEND(id, user, "age", ()));
  CAROB_SEND(void, label, "setText:", (id), CAROB_SEND(id, user, "name", ()));
  CAROB_SEND(void, self, "wibbleWobble:", (id), user);
  CAROB_SEND(void, self, "showAge:", (long), CAROB_SEND(long long, user, "age", ()));
  CAROB_SEND_SUPER(void, self, "DCUserList", "viewWillAppear:", (double), 1);
  /* Several classes have a method of that name; it depends on the object. */
  (void)CAROB_SEND(id, user, "value", ());
}

static bool load(void) {
  Class user = begin("ICModel", "DCUser");
  string_property(user, "name");
  const objc_property_attribute_t age[] = {{"T", "q"}};
  class_addProperty(user, "age", age, 1);
  objc_registerClassPair(user);
  Class boxed = begin("NSObject", "DCBox");
  method(boxed, "value", "@@:");
  objc_registerClassPair(boxed);
  Class number = begin("NSObject", "DCNumber");
  method(number, "value", "d@:");
  objc_registerClassPair(number);
  Class list = begin("ICTableViewController", "DCUserList");
  class_addMethod(list, sel_registerName("configureCell:withUser:"), (IMP)configure, "v@:@@");
  method(list, "showAge:", "v@:q");
  objc_registerClassPair(list);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.sends", .name = "Checked sends", .version = "1.0.0",
             .principal_class = "DCUserList", .model_class = "DCUser",
             .prefixes = (const char *const[]){"DC", NULL}, .load = load)

/* Its model has properties that no row fills. */
#include "doctor.h"

static id mapping(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  const id keys[] = {carob_string("mail"), carob_string("nmae")};
  const id paths[] = {carob_string("contact.mail"), carob_string("name")};
  return CAROB_SEND(
    id, objc_getClass("NSDictionary"), "dictionaryWithObjects:forKeys:count:",
    (const id *, const id *, unsigned long), paths, keys, 2);
}

static bool load(void) {
  Class user = begin("ICModel", "DSUser");
  string_property(user, "name");
  string_property(user, "mail");
  string_property(user, "summary");
  class_addMethod(object_getClass((id)user), sel_registerName("JSONMapping"), (IMP)mapping, "@@:");
  method(user, "JSONMapping", "@@:");
  objc_registerClassPair(user);
  make_list("DSUserList", "configureCell:withUser:");
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.shape", .name = "Data shape", .version = "1.0.0",
             .principal_class = "DSUserList", .model_class = "DSUser", .data = "shapes.json",
             .prefixes = (const char *const[]){"DS", NULL}, .load = load)

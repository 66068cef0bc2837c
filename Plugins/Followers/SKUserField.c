#include "Followers.h"

/* + (instancetype)fieldWithLabel:(NSString *)label value:(NSString *)value */
static id SKUserField_fieldWithLabel_value_(id self, SEL _cmd, id label, id value) {
  id field = CAROB_SEND(id, self, "new", ());
  CAROB_SEND(void, field, "setLabel:", (id), label);
  CAROB_SEND(void, field, "setValue:", (id), value);
  return objc_autorelease(field);
}

/* A row of the user screen.
 *
 * @interface SKUserField : ICModel
 * @property (copy) NSString *label, *value;
 * @end */
bool SKUserField_register(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICModel"), "SKUserField", 0);
  bool complete = add_string_property(cls, "label") && add_string_property(cls, "value") &&
                  add_method(object_getClass((id)cls), "fieldWithLabel:value:",
                             (IMP)SKUserField_fieldWithLabel_value_, "@@:@@");
  objc_registerClassPair(cls);
  return complete;
}

#include "Packages.h"

/* + (instancetype)fieldWithLabel:(NSString *)label value:(NSString *)value */
static id DPField_fieldWithLabel_value_(id self, SEL _cmd, id label, id value) {
  id field = CAROB_SEND(id, self, "new", ());
  CAROB_SEND(void, field, "setLabel:", (id), label);
  CAROB_SEND(void, field, "setValue:", (id), value);
  return objc_autorelease(field);
}

/* A row of the package screen.
 *
 * @interface DPField : ICModel
 * @property (copy) NSString *label, *value;
 * @end */
bool DPField_register(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICModel"), "DPField", 0);
  bool complete =
    add_string_property(cls, "label") && add_string_property(cls, "value") &&
    add_class_method(cls, "fieldWithLabel:value:", (IMP)DPField_fieldWithLabel_value_, "@@:@@");
  objc_registerClassPair(cls);
  return complete;
}

#include "Template.h"

/* + (instancetype)fieldWithLabel:(NSString *)label value:(NSString *)value */
static id XYField_fieldWithLabel_value_(id self, SEL _cmd, id label, id value) {
  id field = CAROB_SEND(id, self, "new", ());
  CAROB_SEND(void, field, "setLabel:", (id), label);
  CAROB_SEND(void, field, "setValue:", (id), value);
  return objc_autorelease(field);
}

/* A property with its value: a row of the screen that a selection shows.
 *
 * @interface XYField : ICModel
 * @property (copy) NSString *label, *value;
 * @end */
bool XYField_register(void) {
  Class cls = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "XYField", 0);
  bool complete = add_string_property(cls, "label") && add_string_property(cls, "value") &&
                  add_class_method(cls, "fieldWithLabel:value:",
                                   (IMP)XYField_fieldWithLabel_value_, "@@:@@");
  objc_registerClassPair(cls);
  return complete;
}

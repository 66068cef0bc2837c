#include "Template.h"

/* Each object of the data becomes one of these. A property takes the value of the key of the same name.
 *
 * @interface XYItem : ICModel
 * @property (copy) NSString *name, *summary;
 * @end */
bool XYItem_register(void) {
  Class cls = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "XYItem", 0);
  bool complete = add_string_property(cls, "name") && add_string_property(cls, "summary");
  objc_registerClassPair(cls);
  return complete;
}

#include "Packages.h"

/* A section of the archive, and how many packages are in it.
 *
 * @interface DPSection : ICModel
 * @property (copy) NSString *name;
 * @property long long count;
 * @end */
bool DPSection_register(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICModel"), "DPSection", 0);
  bool complete = add_string_property(cls, "name") && add_number_property(cls, "count");
  objc_registerClassPair(cls);
  return complete;
}

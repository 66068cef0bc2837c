#include "Followers.h"

/* @interface SKUser : ICModel
 * @property (copy) NSString *name, *handle, *bio;
 * @end */
bool SKUser_register(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICModel"), "SKUser", 0);
  bool complete = add_string_property(cls, "name") && add_string_property(cls, "handle") &&
                  add_string_property(cls, "bio");
  objc_registerClassPair(cls);
  return complete;
}

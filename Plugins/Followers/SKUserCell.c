#include "Followers.h"

/* @interface SKUserCell : ICTableViewCell
 * @end
 *
 * `ICTableViewCell` is always of the subtitle style: it has a text label and a detail label. */
bool SKUserCell_register(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICTableViewCell"), "SKUserCell", 0);
  objc_registerClassPair(cls);
  return cls != NULL;
}

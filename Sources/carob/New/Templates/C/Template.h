/* What the files of this plugin share. */
#ifndef TEMPLATE_SHARED_H
#define TEMPLATE_SHARED_H

#include <carob/carob.h>

/* A method takes `self` and `_cmd` whether it needs them or not. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

/* Each makes and registers one class. False when the host refuses any part of it; the plugin is
 * not loaded then, and the host says why. */ /*each*/
CAROB_HIDDEN bool XYItem_register(void); /*end*/
CAROB_HIDDEN bool XYField_register(void);
CAROB_HIDDEN bool XYListViewController_register(void); /*each*/
CAROB_HIDDEN bool XYItemViewController_register(void); /*end*/

static inline bool add_method(Class cls, const char *selector, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(selector), imp, types);
}

/* Class methods are methods of the class's class. */
static inline bool add_class_method(
  Class cls, const char *selector, IMP imp, const char *types) {
  return add_method(object_getClass((id)cls), selector, imp, types);
}

/* Declares `@property (copy) NSString *name`. Registering the class adds the accessors. */
static inline bool add_string_property(Class cls, const char *name) {
  const objc_property_attribute_t attributes[] = {{"T", "@\"NSString\""}, {"C", ""}};
  return class_addProperty(cls, name, attributes, 2);
}

#endif

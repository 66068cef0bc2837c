/* Declarations for all files of this plugin. */
#ifndef COUNTRIES_H
#define COUNTRIES_H

#include <carob/carob.h>

/* A method takes `self` and `_cmd` whether it needs them or not. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

/* Each makes and registers one class. False when the runtime refuses any part of it; `load` then
 * returns false too, and the host revokes whatever was registered. */
CAROB_HIDDEN bool ISOCountry_register(void);
CAROB_HIDDEN bool ISOCountryField_register(void);
CAROB_HIDDEN bool ISOCountryListViewController_register(void);
CAROB_HIDDEN bool ISOCountryViewController_register(void);

static inline bool add_method(Class cls, const char *selector, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(selector), imp, types);
}

static inline bool add_class_method(Class cls, const char *selector, IMP imp, const char *types) {
  return add_method(object_getClass((id)cls), selector, imp, types);
}

/* Declares `@property (copy) NSString *name`. Registering the class adds the accessors. */
static inline bool add_string_property(Class cls, const char *name) {
  const objc_property_attribute_t attributes[] = {{"T", "@\"NSString\""}, {"C", ""}};
  return class_addProperty(cls, name, attributes, 2);
}

#endif

/* What the files of this plugin share. */
#ifndef FOLLOWERS_H
#define FOLLOWERS_H

#include <carob/carob.h>

/* A method takes `self` and `_cmd` whether it needs them or not. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

/* Each makes and registers one class. False when the runtime refuses any part of it; `load` then
 * returns false too, and the host revokes whatever was registered. */
CAROB_HIDDEN bool SKUser_register(void);
CAROB_HIDDEN bool SKUserCell_register(void);
CAROB_HIDDEN bool SKUserField_register(void);
CAROB_HIDDEN bool SKFollowerListViewController_register(void);
CAROB_HIDDEN bool SKUserViewController_register(void);

static inline bool add_method(Class cls, const char *selector, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(selector), imp, types);
}

/* Declares `@property (copy) NSString *name`. Registering the class adds the accessors. */
static inline bool add_string_property(Class cls, const char *name) {
  const objc_property_attribute_t attributes[] = {{"T", "@\"NSString\""}, {"C", ""}};
  return class_addProperty(cls, name, attributes, 2);
}

#endif

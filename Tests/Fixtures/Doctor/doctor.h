/* What the plugins with mistakes share. Most methods do nothing.
 *
 * The first line of a plugin says what its module is linked with, if anything. Beside it are the findings of
 * `carob doctor`, and its data if it has any. */
#ifndef DOCTOR_H
#define DOCTOR_H

#include <carob/carob.h>

#pragma GCC diagnostic ignored "-Wunused-function"

static inline void never_called(void) {}

/* A class that is to be registered. */
static inline Class begin(const char *superclass, const char *name) {
  return objc_allocateClassPair(objc_getClass(superclass), name, 0);
}

/* A method of types that nobody calls it with. */
static inline void method(Class cls, const char *selector, const char *types) {
  class_addMethod(cls, sel_registerName(selector), (IMP)never_called, types);
}

static inline void class_method(Class cls, const char *selector, const char *types) {
  method(object_getClass((id)cls), selector, types);
}

static inline void string_property(Class cls, const char *name) {
  const objc_property_attribute_t attributes[] = {{"T", "@\"NSString\""}, {"C", ""}};
  class_addProperty(cls, name, attributes, 2);
}

/* A model with a name, `DXUser` if its prefix is DX. */
static inline Class make_user(const char *name) {
  Class cls = begin("ICModel", name);
  string_property(cls, "name");
  objc_registerClassPair(cls);
  return cls;
}

/* A list that shows it. */
static inline void make_list(const char *name, const char *configure) {
  Class cls = begin("ICTableViewController", name);
  if (configure) method(cls, configure, "v@:@@");
  objc_registerClassPair(cls);
}

#endif

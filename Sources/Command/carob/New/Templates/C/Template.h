/* Declarations for all files of this plugin. */
#ifndef TEMPLATE_SHARED_H
#define TEMPLATE_SHARED_H

#include <carob/carob.h>

/* A method takes `self` and `_cmd` whether it needs them or not. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

/* Each makes and registers one class. False when the host refuses any part of it; the plugin is
 * not loaded then, and the host says why. */ /*model*/
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
} /*data*/

/* Declares a property of a type, such as "q" for NSInteger, which is kept as "C" (copied), "&" (retained) or "N" (a number)
 * says. */
static inline bool add_property(
  Class cls, const char *name, const char *type, const char *storage) {
  const objc_property_attribute_t attributes[] = {{"T", type}, {storage, ""}};
  return class_addProperty(cls, name, attributes, 2);
}

/* The dictionary that +JSONMapping gives: names of properties, and their keys in the data. */
static inline id mapping(const char *const names[][2], size_t count) {
  id mapping = CAROB_SEND(id, objc_getRequiredClass("NSMutableDictionary"), "dictionary", ());
  for (size_t index = 0; index < count; index++) {
    CAROB_SEND(void, mapping, "setObject:forKey:", (id, id), carob_string(names[index][1]),
               carob_string(names[index][0]));
  }
  return mapping;
}

/* Reads and writes dates in a format. */
static inline id date_serializer(const char *format) {
  id formatter = CAROB_SEND(id, objc_getRequiredClass("NSDateFormatter"), "new", ());
  CAROB_SEND(void, formatter, "setDateFormat:", (id), carob_string(format));
  id serializer = CAROB_SEND(id, objc_getRequiredClass("ICDateSerializer"), "new", ());
  CAROB_SEND(void, serializer, "setDateFormatter:", (id), formatter);
  objc_release(formatter);
  return objc_autorelease(serializer);
} /*end*/

#endif

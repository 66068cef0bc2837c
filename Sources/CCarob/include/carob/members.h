/* Instance variables and declared properties. The general rules are in `runtime.h`. */
#ifndef CAROB_MEMBERS_H
#define CAROB_MEMBERS_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Adds an instance variable to a class that is not registered yet. `alignment` is the exponent of
 * two. NO when the class is registered or has the name already, or when the encoding does not parse
 * or has another size (pending error). [any-thread] */
static inline BOOL class_addIvar(
  Class cls, const char *name, size_t size, uint8_t alignment, const char *types) {
  return carob_host->class_addIvar(cls, name, size, alignment, types);
}

/* The instance variable of that name, of the class or a superclass; null when none, and before the class
 * is registered. [any-thread] */
static inline Ivar class_getInstanceVariable(Class cls, const char *name) {
  return carob_host->class_getInstanceVariable(cls, name);
}

static inline const char *ivar_getName(Ivar ivar) { return ivar ? ivar->name : 0; }
static inline const char *ivar_getTypeEncoding(Ivar ivar) { return ivar ? ivar->type : 0; }

/* Bytes from the object pointer; 0 for null. [any-thread] */
static inline ptrdiff_t ivar_getOffset(Ivar ivar) { return ivar ? *ivar->offset : 0; }

/* An object's instance variable of object type, borrowed. [same thread as other users of the
 * object] */
static inline id object_getIvar(id object, Ivar ivar) {
  return carob_host->object_getIvar(object, ivar);
}

/* Sets it. A variable behind a strong, copied or weak property is kept by that rule; any other is
 * not retained. [same thread as other users of the object] */
static inline void object_setIvar(id object, Ivar ivar, id value) {
  carob_host->object_setIvar(object, ivar, value);
}

/* Declares a property, by attributes T (required), R C & N W D G S V; t, P and ? are kept and mean
 * nothing. Unless it is dynamic (D), registering the class makes the accessors it lacks, over the
 * variable V, else `_name`, which is added at need; an object without C, & or W is kept strongly.
 * Accessors are atomic unless the property is N. A class that is registered already gets the
 * declaration only. NO when the class has it already or the attributes make no sense (pending error).
 * [any-thread] */
static inline BOOL class_addProperty(
  Class cls, const char *name, const objc_property_attribute_t *attributes, unsigned int count) {
  return carob_host->class_addProperty(cls, name, attributes, count);
}

/* The same, but the class's own property of that name is declared anew when there is one; accessors that
 * were made for it stay. An `objc_property_t` that was got before keeps the old attributes.
 * [any-thread] */
static inline void class_replaceProperty(
  Class cls, const char *name, const objc_property_attribute_t *attributes, unsigned int count) {
  carob_host->class_replaceProperty(cls, name, attributes, count);
}

/* The property of that name, of the class or a superclass; null when none. [any-thread] */
static inline objc_property_t class_getProperty(Class cls, const char *name) {
  return carob_host->class_getProperty(cls, name);
}

/* The class's own properties in the order of declaration, ended by null, for the caller to `free`; null
 * when there are none. `count` may be null. [any-thread] */
static inline objc_property_t *class_copyPropertyList(Class cls, unsigned int *count) {
  return carob_host->class_copyPropertyList(cls, count);
}

static inline const char *property_getName(objc_property_t property) {
  return property ? property->name : 0;
}

/* The attributes joined by commas, such as `T@"NSString",C,V_name`: T first and V last, whatever the
 * order in which they were given. */
static inline const char *property_getAttributes(objc_property_t property) {
  return property ? property->attributes : 0;
}

/* The attributes one by one, ended by one whose name is null, in one block for the caller to `free`; the
 * value of a flag is empty. `count` may be null. [any-thread] */
static inline objc_property_attribute_t *property_copyAttributeList(
  objc_property_t property, unsigned int *count) {
  return carob_host->property_copyAttributeList(property, count);
}

/* The value of an attribute, for the caller to `free`: empty for a flag, null when the property does not
 * have it. [any-thread] */
static inline char *property_copyAttributeValue(objc_property_t property, const char *name) {
  return carob_host->property_copyAttributeValue(property, name);
}

#ifdef __cplusplus
}
#endif
#endif

/* Instance variables and declared properties. The general rules are in `runtime.h`. */
#ifndef CAROB_MEMBERS_H
#define CAROB_MEMBERS_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Adds an instance variable to a class that is not registered yet. `alignment` is the exponent of
 * two, at most 4. NO when the class is registered or has the name already, or when the encoding
 * does not parse or has another size (pending error).
 *
 * A bit-field is of type `b3`, or `b0I3` with a position, which is ignored, and the declared type.
 * `size` is that of the declared type: 1, 2, 4 or 8; `alignment` is not looked at. Bit-fields that
 * are added one after another share storage as C's do: none crosses a boundary of its declared
 * type, `b0` ends the storage. The next variable of another type starts at the next byte.
 * [any-thread] */
CAROB_INLINE bool class_addIvar(
  Class cls, const char *name, size_t size, uint8_t alignment, const char *types) {
  return carob_host->class_addIvar(cls, name, size, alignment, types);
}

/* The instance variable of that name, of the class or a superclass; null when none, and before the
 * class is registered. [any-thread] */
CAROB_INLINE Ivar class_getInstanceVariable(Class cls, const char *name) {
  return carob_host->class_getInstanceVariable(cls, name);
}

/* Null: classes have no variables of their own. [any-thread] */
CAROB_INLINE Ivar class_getClassVariable(Class cls, const char *name) {
  (void)cls;
  (void)name;
  return NULL;
}

/* The class's own variables in the order in which they were added; ended by null, to be freed with
 * `free`. Their number goes into `*count`, unless that is null. Null when there are none, and
 * before the class is registered. [any-thread] */
CAROB_INLINE Ivar *class_copyIvarList(Class cls, unsigned int *count) {
  return carob_host->class_copyIvarList(cls, count);
}

/* Name and encoding, which last for ever; null for null. [any-thread] */
CAROB_INLINE const char *ivar_getName(Ivar ivar) { return ivar ? ivar->name : NULL; }
CAROB_INLINE const char *ivar_getTypeEncoding(Ivar ivar) { return ivar ? ivar->type : NULL; }

/* Bytes from the object pointer, for a bit-field to the byte with its lowest bit; 0 for null.
 * [any-thread] */
CAROB_INLINE ptrdiff_t ivar_getOffset(Ivar ivar) { return ivar ? *ivar->offset : 0; }

/* A bit-field's lowest bit in the byte at its offset, 0 to 7, and its number of bits; 0 for a
 * variable that is none, and for null. [any-thread] */
CAROB_INLINE unsigned int carob_ivar_getFirstBit(Ivar ivar) {
  return ivar ? ivar->flags >> CAROB_IVAR_FIRST_BIT_SHIFT & 7 : 0;
}
CAROB_INLINE unsigned int carob_ivar_getBitWidth(Ivar ivar) {
  return ivar ? ivar->flags >> CAROB_IVAR_BIT_WIDTH_SHIFT & 127 : 0;
}

/* An object's instance variable of object type, borrowed. Of a variable of another type a program in Objective-C
 * gets the first bytes, and a plugin null (pending error). [same thread as other users of the object] */
CAROB_INLINE id object_getIvar(id object, Ivar ivar) {
  return carob_host->object_getIvar(object, ivar);
}

/* Sets it, in a program also the first bytes of a variable of another type. A variable behind a strong, copied or
 * weak property is kept by that rule; any other is not retained. [same thread as other users of the object] */
CAROB_INLINE void object_setIvar(id object, Ivar ivar, id value) {
  carob_host->object_setIvar(object, ivar, value);
}

/* The same, but a variable that no property says how to keep is retained too, and what was in it
 * released: it must hold null or an object stored in this way. Nobody releases it when the object
 * goes; set it to null in `dealloc`. [same thread as other users of the object] */
CAROB_INLINE void object_setIvarWithStrongDefault(id object, Ivar ivar, id value) {
  carob_host->object_setIvarWithStrongDefault(object, ivar, value);
}

/* The variable of that name, of the object's class or a superclass, and its value in `*value`,
 * unless that is null: an object, borrowed, or another type's bytes, the rest being zero. Null,
 * and null in `*value`, when there is none, or it is a bit-field or larger than a pointer (pending
 * error). [same thread as other users of the object] */
CAROB_INLINE Ivar object_getInstanceVariable(id object, const char *name, void **value) {
  return carob_host->object_getInstanceVariable(object, name, value);
}

/* Sets the variable of that name; returns it, or null, and no change, as above. An object is kept
 * as `object_setIvar` keeps it; of another type the first bytes of `value` are stored. (Apple's
 * takes the bytes of a variable larger than a pointer from where `value` points; use
 * `ivar_getOffset`.) [same thread as other users of the object] */
CAROB_INLINE Ivar object_setInstanceVariable(id object, const char *name, void *value) {
  return carob_host->object_setInstanceVariable(object, name, value);
}

/* Declares a property, by attributes T (required), R C & N W D G S V; t, P and ? are kept and mean
 * nothing. Unless it is dynamic (D), registering the class makes the accessors it lacks, over the
 * variable V, else `_name`, which is added at need; an object without C, & or W is kept strongly.
 * Accessors are atomic unless the property is N. A class that is registered already gets the
 * declaration only. NO when the class has it already, or when the attributes make no sense or accessors are
 * needed and cannot be made, as for __int128 (pending error).
 * [any-thread] */
CAROB_INLINE bool class_addProperty(
  Class cls, const char *name, const objc_property_attribute_t *attributes, unsigned int count) {
  return carob_host->class_addProperty(cls, name, attributes, count);
}

/* The same, but the class's own property of that name is declared anew when there is one; accessors that
 * were made for it stay. An `objc_property_t` that was got before keeps the old attributes.
 * [any-thread] */
CAROB_INLINE void class_replaceProperty(
  Class cls, const char *name, const objc_property_attribute_t *attributes, unsigned int count) {
  carob_host->class_replaceProperty(cls, name, attributes, count);
}

/* The property of that name, of the class or a superclass; null when none, and for properties that only headers
 * declare: those of the host's collections, strings, numbers, dates and data. [any-thread] */
CAROB_INLINE objc_property_t class_getProperty(Class cls, const char *name) {
  return carob_host->class_getProperty(cls, name);
}

/* The same for all of the class's own properties, in the order of declaration, ended by null, for the caller to `free`; null
 * when there are none. `count` may be null. [any-thread] */
CAROB_INLINE objc_property_t *class_copyPropertyList(Class cls, unsigned int *count) {
  return carob_host->class_copyPropertyList(cls, count);
}

/* The property's name, which lasts for ever; null for null. [any-thread] */
CAROB_INLINE const char *property_getName(objc_property_t property) {
  return property ? property->name : NULL;
}

/* The attributes joined by commas, such as `T@"NSString",C,V_name`: T first and V last, whatever the
 * order in which they were given. [any-thread] */
CAROB_INLINE const char *property_getAttributes(objc_property_t property) {
  return property ? property->attributes : NULL;
}

/* The attributes one by one, ended by one whose name is null, in one block for the caller to `free`; the
 * value of a flag is empty. `count` may be null. [any-thread] */
CAROB_INLINE objc_property_attribute_t *property_copyAttributeList(
  objc_property_t property, unsigned int *count) {
  return carob_host->property_copyAttributeList(property, count);
}

/* The value of an attribute, for the caller to `free`: empty for a flag, null when the property does not
 * have it. [any-thread] */
CAROB_INLINE char *property_copyAttributeValue(objc_property_t property, const char *name) {
  return carob_host->property_copyAttributeValue(property, name);
}

#ifdef __cplusplus
}
#endif
#endif

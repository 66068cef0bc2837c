/* Apple's runtime API, with the same names and meanings, over the host table.
 *
 * Bad input never crashes: a null class, selector or object gives null, NO or nothing. What a
 * caller should know about is left as a pending error (see `carob_pending_error`).
 *
 * Ownership: objects are passed without a retain. Results are borrowed or autoreleased, except from
 * methods of the `alloc`, `new`, `copy`, `mutableCopy` and `init` families, which the caller owns. */
#ifndef CAROB_RUNTIME_H
#define CAROB_RUNTIME_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

/* -- Classes ------------------------------------------------------------------------------ */

/* The class of that name, or null. [any-thread] */
static inline Class objc_lookUpClass(const char *name) {
  return carob_host->objc_lookUpClass(name);
}

/* The same. (Apple's asks a hook first; there is none yet.) [any-thread] */
static inline Class objc_getClass(const char *name) { return carob_host->objc_lookUpClass(name); }

/* A new class and metaclass, not registered yet; null when the name is taken, empty, not UTF-8 or
 * has spaces (pending error), or when `superclass` is null or not registered. [any-thread] */
static inline Class objc_allocateClassPair(Class superclass, const char *name, size_t extra_bytes) {
  return carob_host->objc_allocateClassPair(superclass, name, extra_bytes);
}

/* Makes a class pair usable: lays out its instance variables, and gives every declared property that
 * is not dynamic and has no accessors its accessors. A second call does nothing. [any-thread] */
static inline void objc_registerClassPair(Class cls) { carob_host->objc_registerClassPair(cls); }

/* The class's name, "nil" for null. Lives as long as the class. [any-thread] */
static inline const char *class_getName(Class cls) { return cls ? cls->name : "nil"; }

/* The superclass; null for a root class and for null. [any-thread] */
static inline Class class_getSuperclass(Class cls) { return cls ? cls->super_class : 0; }

/* Whether this is a metaclass. [any-thread] */
static inline BOOL class_isMetaClass(Class cls) {
  return cls && (cls->info & CAROB_CLASS_META) != 0;
}

/* Bytes of an instance, from `isa` on; 0 for null. [any-thread] */
static inline size_t class_getInstanceSize(Class cls) {
  return cls ? (size_t)cls->instance_size : 0;
}

/* A new instance that the caller owns; its instance variables are zero. Null for a metaclass or an
 * unregistered class. `extra_bytes` must be 0. [any-thread] */
static inline id class_createInstance(Class cls, size_t extra_bytes) {
  return carob_host->class_createInstance(cls, extra_bytes);
}

/* -- Methods ------------------------------------------------------------------------------ */

/* Adds a method that the class itself does not have yet. NO when it has one, or when the encoding
 * does not parse or takes another number of arguments than the selector has colons (pending error).
 * For a class method pass `object_getClass((id)cls)`. [any-thread] */
static inline BOOL class_addMethod(Class cls, SEL name, IMP imp, const char *types) {
  return carob_host->class_addMethod(cls, name, imp, types);
}

/* Adds or replaces; returns the class's own implementation until now, or null. When it replaces,
 * the old encoding stays and `types` is only checked. [any-thread] */
static inline IMP class_replaceMethod(Class cls, SEL name, IMP imp, const char *types) {
  return carob_host->class_replaceMethod(cls, name, imp, types);
}

/* The method that instances answer with, searched up the superclasses; null when none. [any-thread] */
static inline Method class_getInstanceMethod(Class cls, SEL name) {
  return carob_host->class_getInstanceMethod(cls, name);
}

/* The same for the class object. [any-thread] */
static inline Method class_getClassMethod(Class cls, SEL name) {
  return cls ? carob_host->class_getInstanceMethod(cls->isa, name) : 0;
}

/* What a message would call; null when instances do not answer. [any-thread] */
static inline IMP class_getMethodImplementation(Class cls, SEL name) {
  return carob_host->class_getMethodImplementation(cls, name);
}

/* Whether instances answer the selector. [any-thread] */
static inline BOOL class_respondsToSelector(Class cls, SEL name) {
  return carob_host->class_respondsToSelector(cls, name);
}

/* The method's selector, implementation and encoding; null for null. [any-thread] */
static inline SEL method_getName(Method method) { return method ? method->selector : 0; }
static inline IMP method_getImplementation(Method method) { return method ? method->imp : 0; }
static inline const char *method_getTypeEncoding(Method method) {
  return method ? method->types : 0;
}

/* Replaces a method's implementation; returns the old one. [any-thread] */
static inline IMP method_setImplementation(Method method, IMP imp) {
  return carob_host->method_setImplementation(method, imp);
}

/* Exchanges two implementations. Their encodings must agree, else nothing happens (pending error).
 * [any-thread] */
static inline void method_exchangeImplementations(Method first, Method second) {
  carob_host->method_exchangeImplementations(first, second);
}

/* -- Instance variables and properties ---------------------------------------------------- */

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

/* Declares a property, by attributes T (required), R C & N W D G S V. Unless it is dynamic (D), registering the
 * class makes the accessors it lacks, over the variable V, else `_name`, which is added at need; an object
 * without C, & or W is kept strongly. NO when the class has it
 * already or the attributes make no sense (pending error). [any-thread] */
static inline BOOL class_addProperty(
  Class cls, const char *name, const objc_property_attribute_t *attributes, unsigned int count) {
  return carob_host->class_addProperty(cls, name, attributes, count);
}

/* The property of that name, of the class or a superclass; null when none. [any-thread] */
static inline objc_property_t class_getProperty(Class cls, const char *name) {
  return carob_host->class_getProperty(cls, name);
}

static inline const char *property_getName(objc_property_t property) {
  return property ? property->name : 0;
}
static inline const char *property_getAttributes(objc_property_t property) {
  return property ? property->attributes : 0;
}

/* -- Protocols ---------------------------------------------------------------------------- */

/* The protocol of that name, or null. [any-thread] */
static inline Protocol *objc_getProtocol(const char *name) {
  return carob_host->objc_getProtocol(name);
}

/* Adopts a protocol; NO when the class itself has adopted it already. [any-thread] */
static inline BOOL class_addProtocol(Class cls, Protocol *protocol) {
  return carob_host->class_addProtocol(cls, protocol);
}

/* Whether the class itself adopts the protocol. [any-thread] */
static inline BOOL class_conformsToProtocol(Class cls, Protocol *protocol) {
  return carob_host->class_conformsToProtocol(cls, protocol);
}

static inline const char *protocol_getName(Protocol *protocol) {
  return protocol ? protocol->name : 0;
}

/* -- Selectors ---------------------------------------------------------------------------- */

/* The selector of that name, made at need. Null for an empty name, spaces, control characters, bytes
 * that are not UTF-8, or more than 4096 bytes (pending error). [any-thread] */
static inline SEL sel_registerName(const char *name) { return carob_host->sel_registerName(name); }

/* The same. [any-thread] */
static inline SEL sel_getUid(const char *name) { return carob_host->sel_registerName(name); }

/* The selector's name; lives for ever. "<null selector>" for null. [any-thread] */
static inline const char *sel_getName(SEL selector) { return carob_host->sel_getName(selector); }

static inline BOOL sel_isEqual(SEL first, SEL second) {
  return first == second || (first && second && first->index == second->index);
}

/* -- Objects ------------------------------------------------------------------------------ */

/* The object's class; a class's metaclass; null for nil. [any-thread] */
static inline Class object_getClass(id object) { return object ? object->isa : 0; }

static inline const char *object_getClassName(id object) {
  return class_getName(object_getClass(object));
}

/* Changes an object's class; returns the old one. Null, and no change, when instances of the new
 * class are larger or have another Swift class beneath them (pending error). */
static inline Class object_setClass(id object, Class cls) {
  return carob_host->object_setClass(object, cls);
}

/* Reference counting. Null is allowed everywhere. [any-thread] */
static inline id objc_retain(id object) { return carob_host->objc_retain(object); }
static inline void objc_release(id object) { carob_host->objc_release(object); }

/* Releases the object when the thread's innermost pool is drained. The host has one around every
 * event, so a plugin rarely needs its own. [any-thread] */
static inline id objc_autorelease(id object) { return carob_host->objc_autorelease(object); }
static inline void *objc_autoreleasePoolPush(void) { return carob_host->objc_autoreleasePoolPush(); }
static inline void objc_autoreleasePoolPop(void *pool) { carob_host->objc_autoreleasePoolPop(pool); }

/* Weak variables: zero at first, never read or written directly, destroyed before their memory goes.
 * `objc_loadWeak` gives an autoreleased object or null. [same thread as other users of the variable] */
static inline id objc_storeWeak(id *location, id object) {
  return carob_host->objc_storeWeak(location, object);
}
static inline id objc_loadWeak(id *location) { return carob_host->objc_loadWeak(location); }
static inline void objc_destroyWeak(id *location) { carob_host->objc_destroyWeak(location); }

/* Attaches a value to an object under a key (an address). The policy says whether it is retained,
 * copied (`copy`) or neither; null removes. [any-thread] */
static inline void objc_setAssociatedObject(
  id object, const void *key, id value, objc_AssociationPolicy policy) {
  carob_host->objc_setAssociatedObject(object, key, value, policy);
}

/* What is attached, borrowed; null when nothing. [any-thread] */
static inline id objc_getAssociatedObject(id object, const void *key) {
  return carob_host->objc_getAssociatedObject(object, key);
}

/* -- What Apple spells with the compiler -------------------------------------------------- */

/* An autoreleased `NSString`; null for null and for bytes that are not UTF-8 (pending error).
 * [any-thread] */
static inline id carob_string(const char *utf8) { return carob_host->carob_string(utf8); }

/* A string's UTF-8 bytes, ended by NUL; they last as long as the string. Null for nil and for what is
 * not an `NSString` (pending error). [any-thread] */
static inline const char *carob_utf8(id string) { return carob_host->carob_utf8(string); }

/* An autoreleased `NSNumber`. [any-thread] */
static inline id carob_number(double value) { return carob_host->carob_number(value); }

/* The error that a failed call or send left on this thread, an `NSError`, borrowed; null when none.
 * The first one stays until it is cleared; the host reports it when the handler returns. */
static inline id carob_pending_error(void) { return carob_host->carob_pending_error(); }
static inline void carob_clear_pending_error(void) { carob_host->carob_clear_pending_error(); }

/* Leaves an error of the plugin's own, in UTF-8, pending on this thread. [any-thread] */
static inline void carob_raise(const char *message) { carob_host->carob_raise(message); }

/* An optional feature of the host by id and revision, such as "carob.log/1"; null when the host does
 * not have it. [any-thread] */
static inline const void *carob_get_extension(const char *identifier) {
  return carob_host->carob_get_extension(identifier);
}

#ifdef __cplusplus
}
#endif
#endif

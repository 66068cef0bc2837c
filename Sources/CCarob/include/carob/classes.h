/* Making classes and asking what they are. The general rules are in `runtime.h`. */
#ifndef CAROB_CLASSES_H
#define CAROB_CLASSES_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif
#endif

/* Adding, finding and changing methods. The general rules are in `runtime.h`. */
#ifndef CAROB_METHODS_H
#define CAROB_METHODS_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif
#endif

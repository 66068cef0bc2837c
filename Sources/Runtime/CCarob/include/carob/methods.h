/* Adding, finding and changing methods. The general rules are in `runtime.h`. */
#ifndef CAROB_METHODS_H
#define CAROB_METHODS_H

#include <carob/classes.h>
#include <carob/plugin.h>

#if UINTPTR_MAX == UINT64_MAX
/* `method_getDescription` relies on it: selector and types lie in a method as in a description. */
CAROB_ASSERT_OFFSET(objc_method_description, types, offsetof(struct objc_method, types) -
                                                      offsetof(struct objc_method, selector));
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Adds a method that the class itself does not have yet. NO when it has one, or when the encoding
 * does not parse or takes another number of arguments than the selector has colons (pending error).
 * A program in Objective-C may pass any encoding: one that does not fit stays in the method, and the host
 * calls the method by the types of the inherited one. For a class method pass `object_getClass((id)cls)`.
 * [any-thread] */
CAROB_INLINE bool class_addMethod(Class cls, SEL name, IMP imp, const char *types) {
  return carob_host->class_addMethod(cls, name, imp, types);
}

/* Adds or replaces; returns the class's own implementation until now, or null. The method has the new
 * encoding then. Null, and no change, when `class_addMethod` would refuse the encoding, or it is called in
 * another way than the class's own method (pending error); in a program it may be. [any-thread] */
CAROB_INLINE IMP class_replaceMethod(Class cls, SEL name, IMP imp, const char *types) {
  return carob_host->class_replaceMethod(cls, name, imp, types);
}

/* The method that instances answer with, searched up the superclasses; null when none. [any-thread] */
CAROB_INLINE Method class_getInstanceMethod(Class cls, SEL name) {
  return carob_host->class_getInstanceMethod(cls, name);
}

/* The same for the class object; a metaclass stands for its class. [any-thread] */
CAROB_INLINE Method class_getClassMethod(Class cls, SEL name) {
  if (!cls) return NULL;
  return carob_host->class_getInstanceMethod(class_isMetaClass(cls) ? cls : cls->isa, name);
}

/* What a message would call: `_objc_msgForward` when instances do not answer. Of a method that is traced its own code, since
 * who asks may keep it. [any-thread] */
CAROB_INLINE IMP class_getMethodImplementation(Class cls, SEL name) {
  const struct carob_method_entry *entry = cls && name ? carob_cached_entry(cls, name->index) : NULL;
  const IMP imp = entry ? carob_entry_imp(entry) : NULL;
  /* Set before any entry calls a tracer, so that who loaded such a one sees it. */
  if (imp && !__atomic_load_n(carob_host->was_traced, __ATOMIC_RELAXED)) return imp;
  return carob_host->class_getMethodImplementation(cls, name);
}

/* The same for a method that returns a structure in memory: `_objc_msgForward_stret` when instances do not answer. [any-thread] */
CAROB_INLINE IMP class_getMethodImplementation_stret(Class cls, SEL name) {
  const IMP imp = class_getMethodImplementation(cls, name);
  return imp && imp == carob_host->objc_msgForward ? carob_host->objc_msgForward_stret : imp;
}

/* Whether instances answer the selector. [any-thread] */
CAROB_INLINE bool class_respondsToSelector(Class cls, SEL name) {
  const struct carob_method_entry *entry = cls && name ? carob_cached_entry(cls, name->index) : NULL;
  if (entry) {
    if (carob_entry_imp(entry)) return true;
    switch (carob_entry_absent(entry)) {
      case CAROB_UNINITIALIZED: return true;
      case CAROB_UNRESOLVABLE: return false;
      default: break;
    }
  }
  return carob_host->class_respondsToSelector(cls, name);
}

/* The method's selector, implementation and encoding; null for null. [any-thread] */
CAROB_INLINE SEL method_getName(Method method) { return method ? method->selector : NULL; }
CAROB_INLINE IMP method_getImplementation(Method method) {
  return method ? __atomic_load_n(&method->imp, __ATOMIC_ACQUIRE) : NULL;
}
CAROB_INLINE const char *method_getTypeEncoding(Method method) {
  return method ? __atomic_load_n(&method->types, __ATOMIC_ACQUIRE) : NULL;
}

/* The class's own methods in the order of addition, which is that of the source; those of a metaclass are the class methods. The list ends with
 * null, which `*count` does not count, and is the caller's to `free`. Null for a class without methods;
 * `count` may be null. [any-thread] */
CAROB_INLINE Method *class_copyMethodList(Class cls, unsigned int *count) {
  return carob_host->class_copyMethodList(cls, count);
}

/* Selector and types, as long as the method; null for null. [any-thread] */
CAROB_INLINE struct objc_method_description *method_getDescription(Method method) {
  return method ? CAROB_CAST(struct objc_method_description *, CAROB_CAST(void *, &method->selector)) : NULL;
}

/* Arguments, receiver and selector included; 0 for null. [any-thread] */
CAROB_INLINE unsigned int method_getNumberOfArguments(Method method) {
  return carob_host->method_getNumberOfArguments(method);
}

/* The encoding of the result, and of an argument: receiver and selector are 0 and 1. The caller's to
 * `free`; null for null and for an argument that there is not. [any-thread] */
CAROB_INLINE char *method_copyReturnType(Method method) {
  return carob_host->method_copyReturnType(method);
}
CAROB_INLINE char *method_copyArgumentType(Method method, unsigned int index) {
  return carob_host->method_copyArgumentType(method, index);
}

/* The same into a buffer, as `strncpy` does it: filled up with zeros, and not ended by one when the encoding is
 * as long as the buffer or longer. All zeros when there is no such method or argument. [any-thread] */
CAROB_INLINE void method_getReturnType(Method method, char *buffer, size_t length) {
  carob_host->method_getReturnType(method, buffer, length);
}
CAROB_INLINE void method_getArgumentType(
  Method method, unsigned int index, char *buffer, size_t length) {
  carob_host->method_getArgumentType(method, index, buffer, length);
}

/* Replaces a method's implementation; returns the old one. Null, and no change, for null and for a method
 * that its class has no more. [any-thread] */
CAROB_INLINE IMP method_setImplementation(Method method, IMP imp) {
  return carob_host->method_setImplementation(method, imp);
}

/* Exchanges two implementations; the methods keep their encodings. Nothing happens (pending error) when they are
 * called in different ways, unless a program asks, or when the code of one is the host's and takes objects of
 * its own class only. [any-thread] */
CAROB_INLINE void method_exchangeImplementations(Method first, Method second) {
  carob_host->method_exchangeImplementations(first, second);
}

/* A method of a category. */
struct carob_method {
  const char *selector; /* null: the list's end */
  const char *types;
  IMP imp;
};

/* A property of a category. */
struct carob_property {
  const char *name; /* null: the list's end */
  const objc_property_attribute_t *attributes;
  unsigned int attribute_count;
};

/* Members that are added to a class which exists, as tables that a plugin writes down. Each list ends with
 * an element whose first field is null, and may itself be null.
 *
 *   static const struct carob_method methods[] = {
 *     {"shout", "@@:", (IMP)shout}, {"whisper:", "@@:@", (IMP)whisper}, {0, 0, 0}};
 *   static const struct carob_category loud = {.name = "Loud", .instance_methods = methods};
 *   …
 *   carob_add_category(objc_getClass("NSString"), &loud);
 */
struct carob_category {
  const char *name; /* for people */
  const struct carob_method *instance_methods;
  const struct carob_method *class_methods;
  const struct carob_property *properties; /* their accessors are among the methods */
  const char *const *protocols;            /* names of registered protocols */
};

/* Adds a category's members to a class; all of them, or none.
 *
 * Its methods win over the class's own and over those of categories added before: a message reaches the one
 * added last. When the plugin that added it is unloaded, a method is again what it would be if that
 * plugin had never been there. A class method `load` of the category is called once, when all members are
 * there, and by itself: neither the class's own nor another category's is called.
 *
 * NO (pending error) when the class is null, a metaclass or not registered; an encoding is unusable or is
 * called differently from the class's own method; a method is stated twice; the class itself has such a
 * property; a protocol is unknown; or `load` raised an error, in which case the members stay. The
 * tables are read during the call only. [any-thread] */
CAROB_INLINE bool carob_add_category(Class cls, const struct carob_category *category) {
  return carob_host->carob_add_category(cls, category, sizeof *category);
}

#ifdef __cplusplus
}
#endif
#endif

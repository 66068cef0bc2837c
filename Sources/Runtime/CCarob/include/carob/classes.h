/* Making classes and asking what they are. The general rules are in `runtime.h`.
 *
 * `+load` is sent once to a class that itself implements it, when the class is registered, so
 * after that of its superclass and before `objc_registerClassPair` returns. It is called, not
 * looked up: a `+load` that is inherited, or added later, is not sent. What it raises is the
 * pending error of the registration; the class stays registered.
 *
 * `+initialize` is sent once to each class, after its superclass, before the first message to the
 * class or an instance arrives, and before the first instance is made; a class that has none of
 * its own gets its superclass's. Other threads that send to the class wait until it is done; the
 * thread that runs it gets through. So does a thread whose waiting would never end, because the
 * one it waits for waits for it. What it raises is logged. Asking what a class answers does not
 * send it. */
#ifndef CAROB_CLASSES_H
#define CAROB_CLASSES_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The class of that name, or null. [any-thread] */
CAROB_INLINE Class objc_lookUpClass(const char *name) {
  return carob_host->objc_lookUpClass(name);
}

/* The same; when there is none, the hook for missing classes is asked. [any-thread] */
CAROB_INLINE Class objc_getClass(const char *name) { return carob_host->objc_getClass(name); }

/* The same; null leaves a pending error. (Apple's ends the process.) [any-thread] */
CAROB_INLINE Class objc_getRequiredClass(const char *name) {
  return carob_host->objc_getRequiredClass(name);
}

/* The metaclass of the class that `objc_getClass` finds, or null. [any-thread] */
CAROB_INLINE Class objc_getMetaClass(const char *name) {
  Class cls = objc_getClass(name);
  return cls ? cls->isa : NULL;
}

/* Sets the function that `objc_getClass` asks for a class that it does not find, and stores the
 * one until now, never null, into `*previous` unless that is null: a hook calls it for a name that
 * it does not know. The hook must return a registered class; anything else counts as none. It is
 * not asked for a name while it is being asked for it on the same thread. Null sets the host's own.
 * A load that fails puts the hook back that was there before. [any-thread] */
CAROB_INLINE void objc_setHook_getClass(objc_hook_getClass hook, objc_hook_getClass *previous) {
  carob_host->objc_setHook_getClass(hook, previous);
}

/* Stores at most `count` of the registered classes, by name, into the buffer, unless that is null;
 * returns how many there are. [any-thread] */
CAROB_INLINE int objc_getClassList(Class *buffer, int count) {
  return carob_host->objc_getClassList(buffer, count);
}

/* The registered classes, by name; ended by null, to be freed with `free`. Their number goes into
 * `*count`, unless that is null. [any-thread] */
CAROB_INLINE Class *objc_copyClassList(unsigned int *count) {
  return carob_host->objc_copyClassList(count);
}

/* The registered classes whose superclass this is, by name; of a metaclass, metaclasses. The list
 * is as above; null when there are none. [any-thread] */
CAROB_INLINE Class *carob_copySubclassList(Class cls, unsigned int *count) {
  return carob_host->carob_copySubclassList(cls, count);
}

/* A new class and metaclass, not registered yet; null when the name is taken, empty, not UTF-8 or
 * has spaces (pending error), or when `superclass` is null or not registered. In a program in Objective-C a null
 * superclass makes a root class, unless a class was just looked up in vain. Class and metaclass
 * each get `extra_bytes`, at most 16 MiB, which `object_getIndexedIvars` gives. [any-thread] */
CAROB_INLINE Class objc_allocateClassPair(Class superclass, const char *name, size_t extra_bytes) {
  return carob_host->objc_allocateClassPair(superclass, name, extra_bytes);
}

/* Makes a class pair usable: lays out its instance variables, gives every declared property that
 * is not dynamic and has no accessors its accessors, and for a plugin, not for a program, sends `+load` if the
 * class itself has it.
 * A second call does nothing. [any-thread] */
CAROB_INLINE void objc_registerClassPair(Class cls) { carob_host->objc_registerClassPair(cls); }

/* A registered class of another name with the same superclass, variables, methods, properties and
 * protocols. It has a metaclass of its own with copies of the class methods; later changes of one
 * class do not reach the other. It is not sent `+load`, and not `+initialize` if the original was.
 * Null when the name cannot be used, or the original is null, a metaclass or not registered
 * (pending error). [any-thread] */
CAROB_INLINE Class objc_duplicateClass(Class original, const char *name, size_t extra_bytes) {
  return carob_host->objc_duplicateClass(original, name, extra_bytes);
}

/* Takes a class pair away, registered or not. Refused with a pending error when the class has
 * subclasses, registered or not, is a metaclass, or is the class of a Swift class. Instances are
 * not counted: one that is left behaves as an instance of a class without methods of its own,
 * whose superclass is the same, and its variables are let go of when it goes. A method of the
 * class must not be running. The record stays, so that a pointer to it is never dangling.
 * [any-thread] */
CAROB_INLINE void objc_disposeClassPair(Class cls) { carob_host->objc_disposeClassPair(cls); }

/* The class's name, "nil" for null. Lives as long as the class. [any-thread] */
CAROB_INLINE const char *class_getName(Class cls) { return cls ? cls->name : "nil"; }

/* The superclass; null for a root class and for null. [any-thread] */
CAROB_INLINE Class class_getSuperclass(Class cls) {
  return cls ? __atomic_load_n(&cls->super_class, __ATOMIC_ACQUIRE) : NULL;
}

/* Puts a class below another one; returns the superclass until now. Null, and no change, when the
 * new superclass is null, not registered, the class itself or below it, or has another Swift class
 * beneath its instances; when the class is a root class, a metaclass or that of a Swift class; or
 * when it is registered and the variables of the new superclass are laid out or kept otherwise
 * than those of the old (pending error). [any-thread] */
CAROB_INLINE Class class_setSuperclass(Class cls, Class superclass) {
  return carob_host->class_setSuperclass(cls, superclass);
}

/* Whether this is a metaclass. [any-thread] */
CAROB_INLINE bool class_isMetaClass(Class cls) {
  return cls && (__atomic_load_n(&cls->info, __ATOMIC_RELAXED) & CAROB_CLASS_META) != 0;
}

/* A number that the class's users agree on; 0 at first, and for null. The runtime has no use for
 * it. [any-thread] */
CAROB_INLINE int class_getVersion(Class cls) {
  return cls ? CAROB_CAST(int, __atomic_load_n(&cls->version, __ATOMIC_RELAXED)) : 0;
}
/* Sets it. Nothing for null. [any-thread] */
CAROB_INLINE void class_setVersion(Class cls, int version) {
  if (cls) __atomic_store_n(&cls->version, version, __ATOMIC_RELAXED);
}

/* Bytes of an instance, from `isa` on; 0 for null. [any-thread] */
CAROB_INLINE size_t class_getInstanceSize(Class cls) {
  return cls ? CAROB_CAST(size_t, cls->instance_size) : 0;
}

/* A new instance that the caller owns; its instance variables are zero, and so are `extra_bytes`,
 * at most 16 MiB, which `object_getIndexedIvars` gives. Null for a metaclass or an unregistered
 * class, and when the Swift class beneath already gave the instance its memory (pending error).
 * [any-thread] */
CAROB_INLINE id class_createInstance(Class cls, size_t extra_bytes) {
  return carob_host->class_createInstance(cls, extra_bytes);
}

#ifdef __cplusplus
}
#endif
#endif

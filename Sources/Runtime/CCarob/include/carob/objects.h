/* Objects: their classes, reference counts, weak variables and associations. The general rules are
 * in `runtime.h`. */
#ifndef CAROB_OBJECTS_H
#define CAROB_OBJECTS_H

#include <carob/classes.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The object's class; a class's metaclass; `NSBlock` of a block; null for nil. Of an object that has handlers
 * of its own it is a hidden class below the one that `-class` gives. [any-thread] */
CAROB_INLINE Class object_getClass(id object) {
  const Class cls = carob_isa(object);
  const unsigned long info = cls ? __atomic_load_n(&cls->info, __ATOMIC_RELAXED) : CAROB_CAST(unsigned long, CAROB_CLASS_BLOCK);
  if (info & CAROB_CLASS_BLOCK) return cls ? carob_host->objc_lookUpClass("NSBlock") : NULL;
  return info & CAROB_CLASS_LITERAL ? __atomic_load_n(&cls->super_class, __ATOMIC_ACQUIRE) : cls;
}

/* The name of that class, "nil" for nil. [any-thread] */
CAROB_INLINE const char *object_getClassName(id object) {
  return class_getName(object_getClass(object));
}

/* Whether the object is a class or metaclass; NO for nil. [any-thread] */
CAROB_INLINE bool object_isClass(id object) { return class_isMetaClass(object_getClass(object)); }

/* Gives up the caller's reference, and returns null. Objects are counted here: the object goes now
 * if nobody else has a reference. Nothing for nil, for a class, and for the receiver of a running
 * `dealloc`, where a root class calls it last. [any-thread] */
CAROB_INLINE id object_dispose(id object) { return carob_host->object_dispose(object); }

/* The extra bytes that `class_createInstance`, or for a class `objc_allocateClassPair`, was asked
 * for: zero at first, at a multiple of 16. They stay where they are when the object's class is
 * changed. Null when there are none. [any-thread] */
CAROB_INLINE void *object_getIndexedIvars(id object) {
  return carob_host->object_getIndexedIvars(object);
}

/* Changes an object's class; returns the old one. Null, and no change, when instances of the new
 * class are larger, have an object or block where those of the old one have none that is kept so, or
 * have another Swift class beneath them (pending error). [any-thread, but no other thread may send to
 * the object] */
CAROB_INLINE Class object_setClass(id object, Class cls) {
  return carob_host->object_setClass(object, cls);
}

/* A new object of the same class with the same instance variables, which the caller owns: strong ones
 * are retained, weak ones refer to the same object. `size` must not be more than the class's instance
 * size. Null when a Swift class with state of its own lies beneath, and for a class (pending error);
 * null for null. [any-thread] */
CAROB_INLINE id object_copy(id object, size_t size) { return carob_host->object_copy(object, size); }

/* Reference counting. Null is allowed everywhere. [any-thread] */
static inline id objc_retain(id object) { return carob_host->objc_retain(object); }
static inline void objc_release(id object) { carob_host->objc_release(object); }

/* Releases the object when the thread's innermost pool is drained. The host has one around every
 * event, so a plugin rarely needs its own. [any-thread] */
static inline id objc_autorelease(id object) { return carob_host->objc_autorelease(object); }
static inline id objc_retainAutorelease(id object) {
  return objc_autorelease(objc_retain(object));
}

/* Retains the value, puts it into the variable, and releases what was there. [same thread as other
 * users of the variable] */
static inline void objc_storeStrong(id *location, id value) {
  id old;
  if (!location) return;
  old = *location;
  *location = objc_retain(value);
  objc_release(old);
}

/* Begins a pool of the calling thread; ends it, and all that began after it, by releasing what is in it. What
 * `objc_autoreleasePoolPush` returned is the pool. Ignored are null, other values, a pool that has ended, and
 * one that was begun outside of the host's own, such as in the handler before. [any-thread] */
static inline void *objc_autoreleasePoolPush(void) { return carob_host->objc_autoreleasePoolPush(); }
static inline void objc_autoreleasePoolPop(void *pool) { carob_host->objc_autoreleasePoolPop(pool); }

/* Weak variables: zero at first, never read or written directly, destroyed before their memory goes.
 * `objc_loadWeak` gives an autoreleased object or null. Threads may store and load one variable at the
 * same time, also while the object goes. [any-thread] */
static inline id objc_storeWeak(id *location, id object) {
  return carob_host->objc_storeWeak(location, object);
}
static inline id objc_loadWeak(id *location) { return carob_host->objc_loadWeak(location); }
static inline void objc_destroyWeak(id *location) { carob_host->objc_destroyWeak(location); }

/* The same with an object that the caller owns. [any-thread] */
static inline id objc_loadWeakRetained(id *location) {
  return carob_host->objc_loadWeakRetained(location);
}

/* Makes a weak variable of memory that holds none yet; of nothing, of another variable, or of another
 * variable that is destroyed by it. [any-thread, but no other thread may know the new one] */
static inline id objc_initWeak(id *location, id object) {
  if (!location) return NULL;
  *location = NULL;
  return objc_storeWeak(location, object);
}
static inline void objc_copyWeak(id *to, id *from) {
  id object = objc_loadWeakRetained(from);
  objc_initWeak(to, object);
  objc_release(object);
}
static inline void objc_moveWeak(id *to, id *from) { carob_host->objc_moveWeak(to, from); }

/* Attaches a value to an object under a key (an address). The policy says whether it is retained,
 * copied (`copy`) or neither; null removes. By OBJC_ASSOCIATION_ASSIGN it may be any word: nobody reads what it
 * points at. [any-thread] */
CAROB_INLINE void objc_setAssociatedObject(
  id object, const void *key, id value, objc_AssociationPolicy policy) {
  carob_host->objc_setAssociatedObject(object, key, value, policy);
}

/* What is attached; null when nothing. It is autoreleased when it was attached with an atomic policy
 * (OBJC_ASSOCIATION_RETAIN or _COPY), so that no other thread can take it away, else borrowed. A word that was
 * attached by OBJC_ASSOCIATION_ASSIGN comes back as it was. [any-thread] */
CAROB_INLINE id objc_getAssociatedObject(id object, const void *key) {
  return carob_host->objc_getAssociatedObject(object, key);
}

/* Lets go of everything attached to an object, also by others. [any-thread] */
CAROB_INLINE void objc_removeAssociatedObjects(id object) {
  carob_host->objc_removeAssociatedObjects(object);
}

/* Locks an object for the calling thread, as `@synchronized` does; other threads that lock it wait. A thread may lock one
 * several times, and unlocks it as often. 0; `objc_sync_exit` returns another number when the thread has not locked
 * the object. Nothing for nil. [any-thread] */
static inline int objc_sync_enter(id object) { return carob_host->objc_sync_enter(object); }
static inline int objc_sync_exit(id object) { return carob_host->objc_sync_exit(object); }

/* Makes this one object answer a message, or answer it in another way, whatever its class does: `handler`, a
 * function of `types` such as "v@:@@", is called with the object, the selector and the arguments. A second call
 * for the same selector replaces the handler. `-class` stays what it is, as on an object that is observed;
 * `object_getClass` gives a class below that, which no name finds. A handler calls what it overrides through
 * `class_getMethodImplementation(CAROB_SEND(Class, self, "class", ()), _cmd)`.
 *
 * NO, with a pending error, when something is null, the object is a class, the types do not fit the selector or
 * the method of the class, or libffi cannot pass one of them; then nothing changes. [any-thread, but no other
 * thread may send to the object meanwhile] */
CAROB_INLINE bool carob_respond(id object, SEL name, IMP handler, const char *types) {
  return carob_host->carob_respond(object, name, handler, types);
}

#ifdef __cplusplus
}
#endif
#endif

/* The accessors of properties, which clang's code goes through. A property's getter and setter are compiled in the
 * same module, so the locks of atomic ones are the module's. */
#include "glue.h"
#include <carob/send.h>
#include <pthread.h>
#include <string.h>

CAROB_GLUE_BEGIN

static pthread_mutex_t locks[CAROB_OBJC_LOCK_COUNT] = {
  [0 ... CAROB_OBJC_LOCK_COUNT - 1] = PTHREAD_MUTEX_INITIALIZER};

/* Nothing that may wait or send a message runs while one is held. */
static pthread_mutex_t *lock_for(const void *variable) {
  return &locks[carob_objc_lock_number(variable)];
}

static id *variable_at(id object, ptrdiff_t offset) { return (id *)((char *)object + offset); }

id objc_getProperty(id self, SEL _cmd, ptrdiff_t offset, BOOL is_atomic);
__attribute__((noinline)) id objc_getProperty(
  id self, SEL _cmd, ptrdiff_t offset, BOOL is_atomic) {
  (void)_cmd;
  id *variable = variable_at(self, offset);
  if (!is_atomic) return *variable;
  pthread_mutex_t *lock = lock_for(variable);
  pthread_mutex_lock(lock);
  id value = *variable;
  if (value) value = carob_host->objc_retain(value);
  pthread_mutex_unlock(lock);
  return carob_objc_return_owned(carob_objc_take_over(value), __builtin_return_address(0));
}

static id copied(id value) {
  if (!value) return value;
  /* A string of the compiler's is its own copy. */
  if (carob_is_tagged(value)) return objc_retain(value);
  return carob_objc_class_is(value, CAROB_CLASS_BLOCK) ? carob_host->carob_block_copy(value)
                                    : CAROB_SEND(id, value, "copy", ());
}

/* `value` is owned, and belongs to the variable then. */
static void replace(id *variable, id value) {
  const id old = *variable;
  *variable = value;
  objc_release(old);
}

static void replace_atomically(id *variable, id value) {
  pthread_mutex_t *lock = lock_for(variable);
  pthread_mutex_lock(lock);
  const id old = *variable;
  *variable = value;
  pthread_mutex_unlock(lock);
  objc_release(old);
}

#define SETTER(name, replace, owned)                         \
  void name(id self, SEL _cmd, id value, ptrdiff_t offset);  \
  void name(id self, SEL _cmd, id value, ptrdiff_t offset) { \
    (void)_cmd;                                              \
    replace(variable_at(self, offset), owned(value));        \
  }
SETTER(objc_setProperty_nonatomic, replace, objc_retain)
SETTER(objc_setProperty_nonatomic_copy, replace, copied)
SETTER(objc_setProperty_atomic, replace_atomically, objc_retain)
SETTER(objc_setProperty_atomic_copy, replace_atomically, copied)

static void copy_structure(
  void *destination, const void *source, ptrdiff_t size, BOOL is_atomic, const void *variable) {
  if (!is_atomic) {
    memmove(destination, source, (size_t)size);
    return;
  }
  pthread_mutex_t *lock = lock_for(variable);
  pthread_mutex_lock(lock);
  memmove(destination, source, (size_t)size);
  pthread_mutex_unlock(lock);
}

void objc_getPropertyStruct(
  void *result, const void *variable, ptrdiff_t size, BOOL is_atomic, BOOL has_objects);
void objc_getPropertyStruct(
  void *result, const void *variable, ptrdiff_t size, BOOL is_atomic, BOOL has_objects) {
  (void)has_objects;
  copy_structure(result, variable, size, is_atomic, variable);
}

void objc_setPropertyStruct(
  void *variable, const void *value, ptrdiff_t size, BOOL is_atomic, BOOL has_objects);
void objc_setPropertyStruct(
  void *variable, const void *value, ptrdiff_t size, BOOL is_atomic, BOOL has_objects) {
  (void)has_objects;
  copy_structure(variable, value, size, is_atomic, variable);
}

CAROB_GLUE_END

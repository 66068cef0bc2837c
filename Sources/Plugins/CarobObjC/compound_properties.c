/* The accessors of atomic properties that take more than moving bytes: structures with objects in them, and objects
 * of C++. The compiler gives the function that copies one. */

/* For recursive mutexes without a constructor. */
#define _GNU_SOURCE
#include "glue.h"
#include <pthread.h>
#include <unwind.h>

CAROB_GLUE_BEGIN

/* Recursive: what is assigned to may let go of an object, whose end may come here again, for another property. */
static pthread_mutex_t locks[CAROB_OBJC_LOCK_COUNT] = {
  [0 ... CAROB_OBJC_LOCK_COUNT - 1] = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP};

typedef void (*copy_function)(void *destination, const void *source);

/* Calls the function. An exception that leaves it unlocks the mutex on its way (`guarded_copy.S`). */
void carob_objc_copy_guarded(
  void *destination, const void *source, copy_function copy, pthread_mutex_t *mutex);

/* Called for the frame of that function, which has the mutex in the first register that functions keep. */
_Unwind_Reason_Code carob_objc_guard_personality(
  int version, _Unwind_Action actions, _Unwind_Exception_Class class,
  struct _Unwind_Exception *unwind, struct _Unwind_Context *context);
_Unwind_Reason_Code carob_objc_guard_personality(
  int version, _Unwind_Action actions, _Unwind_Exception_Class class,
  struct _Unwind_Exception *unwind, struct _Unwind_Context *context) {
  (void)version, (void)class, (void)unwind;
#if defined(__x86_64__)
  const int kept = 3; /* rbx */
#else
  const int kept = 19;
#endif
  if (actions & _UA_CLEANUP_PHASE)
    pthread_mutex_unlock((pthread_mutex_t *)_Unwind_GetGR(context, kept));
  return _URC_CONTINUE_UNWIND;
}

static void copy_locked(
  void *destination, const void *source, copy_function copy, const void *variable) {
  pthread_mutex_t *mutex = &locks[carob_objc_lock_number(variable)];
  pthread_mutex_lock(mutex);
  carob_objc_copy_guarded(destination, source, copy, mutex);
  pthread_mutex_unlock(mutex);
}

void objc_getCppObjectAtomic(void *result, const void *variable, copy_function copy);
void objc_getCppObjectAtomic(void *result, const void *variable, copy_function copy) {
  copy_locked(result, variable, copy, variable);
}

void objc_setCppObjectAtomic(void *variable, const void *value, copy_function copy);
void objc_setCppObjectAtomic(void *variable, const void *value, copy_function copy) {
  copy_locked(variable, value, copy, variable);
}

CAROB_GLUE_END

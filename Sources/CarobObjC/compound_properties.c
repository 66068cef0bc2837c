/* The accessors of atomic properties that take more than moving bytes: structures with objects in them, and objects
 * of C++. The compiler gives the function that copies one. */

/* For a recursive mutex without a constructor. */
#define _GNU_SOURCE
#include "glue.h"
#include <pthread.h>

#pragma GCC visibility push(hidden)

/* One for all properties of the module: what is assigned to may let go of an object, whose end may come here again,
 * for another property. */
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

typedef void (*copy_function)(void *destination, const void *source);

static void copy_locked(void *destination, const void *source, copy_function copy) {
  pthread_mutex_lock(&lock);
  copy(destination, source);
  pthread_mutex_unlock(&lock);
}

void objc_getCppObjectAtomic(void *result, const void *variable, copy_function copy);
void objc_getCppObjectAtomic(void *result, const void *variable, copy_function copy) {
  copy_locked(result, variable, copy);
}

void objc_setCppObjectAtomic(void *variable, const void *value, copy_function copy);
void objc_setCppObjectAtomic(void *variable, const void *value, copy_function copy) {
  copy_locked(variable, value, copy);
}

#pragma GCC visibility pop

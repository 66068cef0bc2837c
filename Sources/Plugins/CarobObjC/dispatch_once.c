/* dispatch_once and times, of dispatch/dispatch.h. */

/* For the thread's number. */
#define _GNU_SOURCE
#include "dispatch.h"
#include <pthread.h>
#include <time.h>
#include <unistd.h>

CAROB_GLUE_BEGIN

/* -- Once --------------------------------------------------------------------------------- */

/* A predicate is 0, DONE, or while the block runs the number of its thread, made odd. */
#define DONE (~(intptr_t)0)

/* Guards the change from 0, and whoever waits. The host is not called while it is held. */
static pthread_mutex_t deciding = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t decided = PTHREAD_COND_INITIALIZER;

static void set(intptr_t *predicate, intptr_t value) {
  pthread_mutex_lock(&deciding);
  __atomic_store_n(predicate, value, __ATOMIC_RELEASE);
  pthread_cond_broadcast(&decided);
  pthread_mutex_unlock(&deciding);
}

void dispatch_once(intptr_t *predicate, id block);
/* Nobody else's code, so that the host finds it by its section. */
__attribute__((section("carob_pending_code"), noinline))
void dispatch_once(intptr_t *predicate, id block) {
  if (__atomic_load_n(predicate, __ATOMIC_ACQUIRE) == DONE) return;
  const intptr_t self = (intptr_t)gettid() * 2 + 1;
  pthread_mutex_lock(&deciding);
  while (*predicate && *predicate != DONE && *predicate != self)
    pthread_cond_wait(&decided, &deciding);
  const intptr_t state = *predicate;
  if (!state) __atomic_store_n(predicate, self, __ATOMIC_RELAXED);
  pthread_mutex_unlock(&deciding);
  if (state == self) {
    carob_dispatch_fail("dispatch_once: deadlock: the block calls dispatch_once with its own predicate");
    return;
  }
  if (state == DONE) return;
  const id earlier = carob_dispatch_set_error_aside();
  /* The host calls the block, so that an exception ends there and not in here. */
  const bool is_done =
    CAROB_SEND(bool, carob_dispatch_class("OS_dispatch_queue"), "callOnce:", (id), block);
  set(predicate, is_done ? DONE : 0);
  carob_dispatch_throw_error(earlier);
}

void dispatch_once_f(intptr_t *predicate, void *context, dispatch_function_t function);
void dispatch_once_f(intptr_t *predicate, void *context, dispatch_function_t function) {
  if (__atomic_load_n(predicate, __ATOMIC_ACQUIRE) == DONE) return;
  dispatch_once(predicate, carob_dispatch_block(function, context));
}

/* -- Times -------------------------------------------------------------------------------- */

/* A time of the clock that begins with the machine is a positive number of nanoseconds, one of the clock on the wall a negative
 * one. 0 is now, and -1 never. */
#define NEVER (~(dispatch_time_t)0)

static int64_t nanoseconds(struct timespec time) {
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static int64_t now(clockid_t clock) {
  struct timespec time = {0};
  clock_gettime(clock, &time);
  return nanoseconds(time);
}

static dispatch_time_t wall_time(int64_t base, int64_t delta) {
  int64_t time;
  if (__builtin_add_overflow(base, delta, &time)) return delta < 0 ? (dispatch_time_t)-2 : NEVER;
  return (dispatch_time_t)-(time < 2 ? 2 : time);
}

dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta) {
  if (when == NEVER) return NEVER;
  if ((int64_t)when < 0) return wall_time(-(int64_t)when, delta);
  const int64_t base = when ? (int64_t)when : now(CLOCK_MONOTONIC);
  int64_t time;
  if (__builtin_add_overflow(base, delta, &time)) return delta < 0 ? 1 : NEVER;
  return (dispatch_time_t)(time < 1 ? 1 : time);
}

dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta);
dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  return wall_time(when ? nanoseconds(*when) : now(CLOCK_REALTIME), delta);
}

CAROB_GLUE_END

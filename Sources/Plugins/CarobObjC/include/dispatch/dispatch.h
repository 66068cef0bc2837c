/* Dispatch, as far as modules use it: queues, groups, semaphores, timers and dispatch_once. The host has the queues; the functions
 * are linked into the module.
 *
 * A block that throws ends. Its exception is reported, with the name of the queue; that of a block which somebody waits for, as
 * with dispatch_sync, is the waiter's: in an app or a test it is thrown again, else it is a pending error. Where Apple's functions
 * would end the process or hang, such as dispatch_sync to the queue that the thread runs already, there is such an error too.
 * [any-thread] */
#ifndef CAROB_DISPATCH_H
#define CAROB_DISPATCH_H

#include <Block.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/qos.h>
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif

/* -- Objects ------------------------------------------------------------------------------ */

#ifdef __OBJC__
#define OS_OBJECT_USE_OBJC 1
@class NSObject;
@protocol OS_dispatch_object
@end
#define CAROB_DISPATCH_OBJECT(name)                          \
  @protocol OS_dispatch_##name <OS_dispatch_object>          \
  @end                                                       \
  typedef NSObject<OS_dispatch_##name> *dispatch_##name##_t;
typedef NSObject<OS_dispatch_object> *dispatch_object_t;
#define CAROB_DISPATCH_RETURNS_RETAINED __attribute__((ns_returns_retained))
#else
#define OS_OBJECT_USE_OBJC 0
#define CAROB_DISPATCH_OBJECT(name) typedef struct objc_object *dispatch_##name##_t;
typedef struct objc_object *dispatch_object_t;
#define CAROB_DISPATCH_RETURNS_RETAINED
#endif
CAROB_DISPATCH_OBJECT(queue)
CAROB_DISPATCH_OBJECT(queue_attr)
CAROB_DISPATCH_OBJECT(group)
CAROB_DISPATCH_OBJECT(semaphore)
CAROB_DISPATCH_OBJECT(source)
#undef CAROB_DISPATCH_OBJECT

typedef void (*dispatch_function_t)(void *context);
#ifdef __BLOCKS__
typedef void (^dispatch_block_t)(void);
#endif

/* For code without ARC; with it, the compiler counts. */
#if !defined(__OBJC__) || !__has_feature(objc_arc)
void dispatch_retain(dispatch_object_t object);
void dispatch_release(dispatch_object_t object);
#endif

/* Of queues that dispatch_queue_create made, and of sources. */
void dispatch_suspend(dispatch_object_t object);
void dispatch_resume(dispatch_object_t object);
/* Of a source. */
void dispatch_activate(dispatch_object_t object);

/* -- Time --------------------------------------------------------------------------------- */

typedef uint64_t dispatch_time_t;

#define NSEC_PER_SEC 1000000000ull
#define NSEC_PER_MSEC 1000000ull
#define NSEC_PER_USEC 1000ull
#define USEC_PER_SEC 1000000ull
#define DISPATCH_TIME_NOW (0ull)
#define DISPATCH_TIME_FOREVER (~0ull)

/* A time, by the clock that does not count while the machine sleeps; of a time of dispatch_walltime, by that clock. */
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
/* A time of the clock on the wall; of now, for null. */
dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta);

/* -- Queues ------------------------------------------------------------------------------- */

typedef long dispatch_queue_priority_t;
#define DISPATCH_QUEUE_PRIORITY_HIGH 2
#define DISPATCH_QUEUE_PRIORITY_DEFAULT 0
#define DISPATCH_QUEUE_PRIORITY_LOW (-2)
#define DISPATCH_QUEUE_PRIORITY_BACKGROUND INT16_MIN

typedef qos_class_t dispatch_qos_class_t;

#define DISPATCH_QUEUE_SERIAL ((dispatch_queue_attr_t)0)
#define DISPATCH_QUEUE_CONCURRENT (carob_dispatch_queue_attr_concurrent())
#define DISPATCH_TARGET_QUEUE_DEFAULT ((dispatch_queue_t)0)

dispatch_queue_attr_t carob_dispatch_queue_attr_concurrent(void);
dispatch_queue_attr_t dispatch_queue_attr_make_with_qos_class(
  dispatch_queue_attr_t attributes, dispatch_qos_class_t service, int relative_priority);

dispatch_queue_t dispatch_get_main_queue(void);
/* Null, with a pending error, for an identifier that is neither a priority nor a class of service. */
dispatch_queue_t dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
CAROB_DISPATCH_RETURNS_RETAINED
dispatch_queue_t dispatch_queue_create(const char *label, dispatch_queue_attr_t attributes);
/* The text lasts as long as the queue. */
const char *dispatch_queue_get_label(dispatch_queue_t queue);

/* The queue's blocks run on another one: in its order, and with its priority. Null stands for a global one. Queues of the
 * system keep theirs. */
void dispatch_set_target_queue(dispatch_queue_t queue, dispatch_queue_t target);

void dispatch_async_f(dispatch_queue_t queue, void *context, dispatch_function_t work);
void dispatch_sync_f(dispatch_queue_t queue, void *context, dispatch_function_t work);
void dispatch_barrier_async_f(dispatch_queue_t queue, void *context, dispatch_function_t work);
void dispatch_barrier_sync_f(dispatch_queue_t queue, void *context, dispatch_function_t work);
void dispatch_after_f(
  dispatch_time_t when, dispatch_queue_t queue, void *context, dispatch_function_t work);
void dispatch_apply_f(
  size_t iterations, dispatch_queue_t queue, void *context,
  void (*work)(void *context, size_t iteration));

#ifdef __BLOCKS__
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_sync(dispatch_queue_t queue, __attribute__((noescape)) dispatch_block_t block);
/* The block of a concurrent queue that dispatch_queue_create made runs alone. */
void dispatch_barrier_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_barrier_sync(
  dispatch_queue_t queue, __attribute__((noescape)) dispatch_block_t block);
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
/* Null for the queue stands for a global one. */
void dispatch_apply(
  size_t iterations, dispatch_queue_t queue,
  __attribute__((noescape)) void (^block)(size_t iteration));
#endif
#define DISPATCH_APPLY_AUTO ((dispatch_queue_t)0)

/* -- Once --------------------------------------------------------------------------------- */

typedef intptr_t dispatch_once_t;

/* Calls the block, unless it was called; other threads wait until it has returned. One that raises an error counts as not called, and
 * leaves a pending error. */
void dispatch_once_f(dispatch_once_t *predicate, void *context, dispatch_function_t work);
#ifdef __BLOCKS__
void dispatch_once(
  dispatch_once_t *predicate, __attribute__((noescape)) dispatch_block_t block);

/* Without a call when it is done. */
static inline void carob_dispatch_once(
  dispatch_once_t *predicate, __attribute__((noescape)) dispatch_block_t block) {
  if (__builtin_expect(__atomic_load_n(predicate, __ATOMIC_ACQUIRE) != ~(dispatch_once_t)0, 0))
    dispatch_once(predicate, block);
}
#define dispatch_once carob_dispatch_once
#endif

/* -- Groups and semaphores ---------------------------------------------------------------- */

CAROB_DISPATCH_RETURNS_RETAINED dispatch_group_t dispatch_group_create(void);
void dispatch_group_enter(dispatch_group_t group);
void dispatch_group_leave(dispatch_group_t group);
/* 0, or something else when the time was over. */
intptr_t dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout);
void dispatch_group_async_f(
  dispatch_group_t group, dispatch_queue_t queue, void *context, dispatch_function_t work);
void dispatch_group_notify_f(
  dispatch_group_t group, dispatch_queue_t queue, void *context, dispatch_function_t work);
#ifdef __BLOCKS__
void dispatch_group_async(
  dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
void dispatch_group_notify(
  dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
#endif

/* Null for a value less than 0. */
CAROB_DISPATCH_RETURNS_RETAINED dispatch_semaphore_t dispatch_semaphore_create(intptr_t value);
/* 0, or something else when the time was over. */
intptr_t dispatch_semaphore_wait(dispatch_semaphore_t semaphore, dispatch_time_t timeout);
/* Not 0 if it wakes a thread. */
intptr_t dispatch_semaphore_signal(dispatch_semaphore_t semaphore);

/* -- Timers ------------------------------------------------------------------------------- */

struct carob_dispatch_source_type {
  int kind;
};
typedef const struct carob_dispatch_source_type *dispatch_source_type_t;
extern const struct carob_dispatch_source_type carob_dispatch_source_type_timer;
/* The only type that there is. */
#define DISPATCH_SOURCE_TYPE_TIMER (&carob_dispatch_source_type_timer)

/* Suspended at first. Null, with a pending error, for another type. */
CAROB_DISPATCH_RETURNS_RETAINED dispatch_source_t dispatch_source_create(
  dispatch_source_type_t type, uintptr_t handle, uintptr_t mask, dispatch_queue_t queue);
/* The interval is in nanoseconds; DISPATCH_TIME_FOREVER for once. */
void dispatch_source_set_timer(
  dispatch_source_t source, dispatch_time_t start, uint64_t interval, uint64_t leeway);
void dispatch_source_cancel(dispatch_source_t source);
/* Not 0 if it was cancelled. */
intptr_t dispatch_source_testcancel(dispatch_source_t source);
#ifdef __BLOCKS__
void dispatch_source_set_event_handler(dispatch_source_t source, dispatch_block_t handler);
void dispatch_source_set_cancel_handler(dispatch_source_t source, dispatch_block_t handler);
#endif

#undef CAROB_DISPATCH_RETURNS_RETAINED

#ifdef __cplusplus
}
#endif

#endif

/* The functions of dispatch/dispatch.h about groups, semaphores and timers. */
#include "dispatch.h"

CAROB_GLUE_BEGIN

/* -- Groups ------------------------------------------------------------------------------- */

id dispatch_group_create(void);
id dispatch_group_create(void) {
  return CAROB_SEND(id, carob_dispatch_class("OS_dispatch_group"), "new", ());
}

void dispatch_group_enter(id group);
void dispatch_group_enter(id group) {
  if (carob_dispatch_has(group, "dispatch_group_enter")) CAROB_SEND(void, group, "enter", ());
}

void dispatch_group_leave(id group);
void dispatch_group_leave(id group) {
  if (carob_dispatch_has(group, "dispatch_group_leave")) CAROB_SEND(void, group, "leave", ());
}

intptr_t dispatch_group_wait(id group, dispatch_time_t timeout);
intptr_t dispatch_group_wait(id group, dispatch_time_t timeout) {
  if (!carob_dispatch_has(group, "dispatch_group_wait")) return 1;
  return CAROB_SEND(long, group, "wait:", (unsigned long), (unsigned long)timeout);
}

void dispatch_group_async(id group, id queue, id block);
void dispatch_group_async(id group, id queue, id block) {
  if (carob_dispatch_has(group, "dispatch_group_async"))
    CAROB_SEND(void, group, "async:queue:", (id, id), block, queue);
}

void dispatch_group_notify(id group, id queue, id block);
void dispatch_group_notify(id group, id queue, id block) {
  if (carob_dispatch_has(group, "dispatch_group_notify"))
    CAROB_SEND(void, group, "notify:queue:", (id, id), block, queue);
}

#define WITH_FUNCTION(name)                                                        \
  void name##_f(id group, id queue, void *context, dispatch_function_t function);  \
  void name##_f(id group, id queue, void *context, dispatch_function_t function) { \
    name(group, queue, carob_dispatch_block(function, context));                   \
  }
WITH_FUNCTION(dispatch_group_async)
WITH_FUNCTION(dispatch_group_notify)

/* -- Semaphores --------------------------------------------------------------------------- */

id dispatch_semaphore_create(intptr_t value);
id dispatch_semaphore_create(intptr_t value) {
  return CAROB_SEND(
    id, carob_dispatch_class("OS_dispatch_semaphore"), "newSemaphore:", (long), (long)value);
}

intptr_t dispatch_semaphore_wait(id semaphore, dispatch_time_t timeout);
intptr_t dispatch_semaphore_wait(id semaphore, dispatch_time_t timeout) {
  if (!carob_dispatch_has(semaphore, "dispatch_semaphore_wait")) return 1;
  return CAROB_SEND(long, semaphore, "wait:", (unsigned long), (unsigned long)timeout);
}

intptr_t dispatch_semaphore_signal(id semaphore);
intptr_t dispatch_semaphore_signal(id semaphore) {
  if (!carob_dispatch_has(semaphore, "dispatch_semaphore_signal")) return 0;
  return CAROB_SEND(long, semaphore, "signal", ());
}

/* -- Timers ------------------------------------------------------------------------------- */

struct carob_dispatch_source_type {
  int kind;
};
extern const struct carob_dispatch_source_type carob_dispatch_source_type_timer;
const struct carob_dispatch_source_type carob_dispatch_source_type_timer = {1};

id dispatch_source_create(
  const struct carob_dispatch_source_type *type, uintptr_t handle, uintptr_t mask, id queue);
id dispatch_source_create(
  const struct carob_dispatch_source_type *type, uintptr_t handle, uintptr_t mask, id queue) {
  (void)handle, (void)mask;
  if (type != &carob_dispatch_source_type_timer) {
    carob_dispatch_fail("dispatch_source_create: there are sources of the type DISPATCH_SOURCE_TYPE_TIMER only");
    return 0;
  }
  return CAROB_SEND(
    id, carob_dispatch_class("OS_dispatch_source"), "newTimerOnQueue:", (id), queue);
}

void dispatch_source_set_timer(
  id source, dispatch_time_t start, uint64_t interval, uint64_t leeway);
void dispatch_source_set_timer(
  id source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  if (!carob_dispatch_has(source, "dispatch_source_set_timer")) return;
  CAROB_SEND(
    void, source, "setStart:interval:leeway:", (unsigned long, unsigned long, unsigned long),
    (unsigned long)start, (unsigned long)interval, (unsigned long)leeway);
}

void dispatch_source_cancel(id source);
void dispatch_source_cancel(id source) {
  if (carob_dispatch_has(source, "dispatch_source_cancel")) CAROB_SEND(void, source, "cancel", ());
}

intptr_t dispatch_source_testcancel(id source);
intptr_t dispatch_source_testcancel(id source) {
  return source && CAROB_SEND(bool, source, "isCancelled", ());
}

CAROB_DISPATCH_FUNCTION(dispatch_source_set_event_handler, "setHandler:")
CAROB_DISPATCH_FUNCTION(dispatch_source_set_cancel_handler, "setCancelHandler:")

CAROB_GLUE_END

/* The functions of dispatch/dispatch.h about queues. The host has the queues. */
#include "dispatch.h"
#include <stdio.h>
#include <stdlib.h>

CAROB_GLUE_BEGIN

/* -- Errors ------------------------------------------------------------------------------- */

id carob_dispatch_set_error_aside(void) {
  const id earlier = carob_objc_throws_errors ? carob_host->carob_pending_error() : 0;
  if (earlier) carob_host->carob_clear_pending_error();
  return earlier;
}

void carob_dispatch_throw_error(id earlier) {
  const id exception = carob_objc_throws_errors ? carob_host->carob_take_exception() : 0;
  if (earlier) carob_host->carob_raise_error(earlier);
  if (exception) objc_exception_throw(exception);
}

void carob_dispatch_fail(const char *reason) {
  const id earlier = carob_dispatch_set_error_aside();
  carob_host->carob_raise(reason);
  carob_dispatch_throw_error(earlier);
}

Class carob_dispatch_class(const char *name) { return carob_host->objc_getRequiredClass(name); }

bool carob_dispatch_has(id object, const char *function) {
  if (object) return true;
  char reason[128];
  snprintf(reason, sizeof reason, "%s: the object is null", function);
  carob_dispatch_fail(reason);
  return false;
}

/* -- Functions as blocks ------------------------------------------------------------------ */

struct call {
  dispatch_function_t function;
  void *context;
};

static void call_function(const void *block) {
  const struct call *const call = carob_block_context(block);
  call->function(call->context);
}

id carob_dispatch_block(dispatch_function_t function, void *context) {
  if (!function) return 0;
  struct call *const call = malloc(sizeof *call);
  if (!call) return 0;
  *call = (struct call){function, context};
  const id block = carob_host->carob_block((IMP)call_function, "v@?", call, free);
  if (!block) free(call);
  return objc_autorelease(block);
}

/* -- Objects ------------------------------------------------------------------------------ */

void dispatch_retain(id object);
void dispatch_retain(id object) { objc_retain(object); }

void dispatch_release(id object);
void dispatch_release(id object) { objc_release(object); }

void dispatch_suspend(id object);
void dispatch_suspend(id object) {
  if (carob_dispatch_has(object, "dispatch_suspend")) CAROB_SEND(void, object, "suspend", ());
}

void dispatch_resume(id object);
void dispatch_resume(id object) {
  if (carob_dispatch_has(object, "dispatch_resume")) CAROB_SEND(void, object, "resume", ());
}

void dispatch_activate(id object);
void dispatch_activate(id object) {
  if (carob_dispatch_has(object, "dispatch_activate")) CAROB_SEND(void, object, "resume", ());
}

/* -- Queues ------------------------------------------------------------------------------- */

static Class queue_class(void) { return carob_dispatch_class("OS_dispatch_queue"); }

id carob_dispatch_queue_attr_concurrent(void);
id carob_dispatch_queue_attr_concurrent(void) {
  return CAROB_SEND(id, carob_dispatch_class("OS_dispatch_queue_attr"), "concurrent", ());
}

id dispatch_queue_attr_make_with_qos_class(id attributes, int service, int relative_priority);
id dispatch_queue_attr_make_with_qos_class(id attributes, int service, int relative_priority) {
  return CAROB_SEND(
    id, carob_dispatch_class("OS_dispatch_queue_attr"), "attributes:service:relativePriority:",
    (id, long, long), attributes, (long)service, (long)relative_priority);
}

id dispatch_get_main_queue(void);
id dispatch_get_main_queue(void) { return CAROB_SEND(id, queue_class(), "mainQueue", ()); }

id dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
id dispatch_get_global_queue(intptr_t identifier, uintptr_t flags) {
  (void)flags;
  return CAROB_SEND(id, queue_class(), "globalQueue:", (long), (long)identifier);
}

id dispatch_queue_create(const char *label, id attributes);
id dispatch_queue_create(const char *label, id attributes) {
  const id name = label ? carob_host->carob_string(label) : 0;
  return CAROB_SEND(
    id, queue_class(), "newQueueWithLabel:attributes:", (id, id), name, attributes);
}

const char *dispatch_queue_get_label(id queue);
const char *dispatch_queue_get_label(id queue) {
  /* Null is Apple's DISPATCH_CURRENT_QUEUE_LABEL, which there is none of. */
  const id name = queue ? CAROB_SEND(id, queue, "label", ()) : 0;
  return name ? carob_host->carob_utf8(name) : "";
}

CAROB_DISPATCH_FUNCTION(dispatch_async, "async:")
CAROB_DISPATCH_FUNCTION(dispatch_sync, "sync:")
CAROB_DISPATCH_FUNCTION(dispatch_barrier_async, "barrierAsync:")
CAROB_DISPATCH_FUNCTION(dispatch_barrier_sync, "barrierSync:")
CAROB_DISPATCH_FUNCTION(dispatch_set_target_queue, "setTarget:")

void dispatch_after(dispatch_time_t when, id queue, id block);
void dispatch_after(dispatch_time_t when, id queue, id block) {
  if (carob_dispatch_has(queue, "dispatch_after"))
    CAROB_SEND(void, queue, "after:async:", (unsigned long, id), (unsigned long)when, block);
}

void dispatch_apply(size_t iterations, id queue, id block);
void dispatch_apply(size_t iterations, id queue, id block) {
  if (!queue) queue = dispatch_get_global_queue(0, 0);
  CAROB_SEND(void, queue, "apply:block:", (unsigned long, id), (unsigned long)iterations, block);
}

/* -- Queues, with functions --------------------------------------------------------------- */

#define WITH_FUNCTION(name)                                              \
  void name##_f(id queue, void *context, dispatch_function_t function);  \
  void name##_f(id queue, void *context, dispatch_function_t function) { \
    name(queue, carob_dispatch_block(function, context));                \
  }
WITH_FUNCTION(dispatch_async)
WITH_FUNCTION(dispatch_sync)
WITH_FUNCTION(dispatch_barrier_async)
WITH_FUNCTION(dispatch_barrier_sync)

void dispatch_after_f(dispatch_time_t when, id queue, void *context, dispatch_function_t function);
void dispatch_after_f(dispatch_time_t when, id queue, void *context, dispatch_function_t function) {
  dispatch_after(when, queue, carob_dispatch_block(function, context));
}

struct numbered_call {
  void (*function)(void *context, size_t iteration);
  void *context;
};

static void call_numbered(const void *block, unsigned long iteration) {
  const struct numbered_call *const call = carob_block_context(block);
  call->function(call->context, iteration);
}

void dispatch_apply_f(
  size_t iterations, id queue, void *context, void (*function)(void *context, size_t iteration));
void dispatch_apply_f(
  size_t iterations, id queue, void *context, void (*function)(void *context, size_t iteration)) {
  struct numbered_call call = {function, context};
  const id block =
    function ? carob_host->carob_block((IMP)call_numbered, "v@?Q", &call, 0) : 0;
  dispatch_apply(iterations, queue, objc_autorelease(block));
}

CAROB_GLUE_END

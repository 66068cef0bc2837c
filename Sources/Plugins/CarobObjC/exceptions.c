/* `@throw`, and the beginning and end of handlers. */
#include "exceptions.h"
#include <carob/send.h>
#include <stdio.h>
#include <stdlib.h>

/* Of the C++ library, if the module has one. */
__attribute__((weak)) void *__cxa_begin_catch(void *unwind);
__attribute__((weak)) void __cxa_end_catch(void);
__attribute__((weak)) void __cxa_rethrow(void);
__attribute__((weak)) void __asan_handle_no_return(void);

CAROB_GLUE_BEGIN

/* -- Exceptions */

static void clean_up(_Unwind_Reason_Code reason, struct _Unwind_Exception *unwind) {
  (void)reason;
  carob_objc_destroy_exception(carob_objc_own_exception(unwind));
}

struct carob_objc_exception *carob_objc_own_exception(struct _Unwind_Exception *unwind) {
  if (unwind->exception_cleanup != clean_up) return 0;
  return (struct carob_objc_exception *)((char *)unwind - offsetof(struct carob_objc_exception, unwind));
}

extern const void *const __objc_id_type_info[];

static struct carob_objc_exception *make_exception(id object) {
  struct carob_objc_exception *made = calloc(1, sizeof *made);
  if (!made) {
    fputs("carob: there is no memory for an exception\n", stderr);
    abort();
  }
  made->object = objc_retain(object);
  made->header.type = __objc_id_type_info;
  made->header.terminate = abort;
  made->header.object = object;
  made->caught.unwind = &made->unwind;
  made->unwind.exception_class = CAROB_GXX_EXCEPTION_CLASS;
  made->unwind.exception_cleanup = clean_up;
  return made;
}

void carob_objc_destroy_exception(struct carob_objc_exception *exception) {
  const id object = exception->object;
  free(exception);
  objc_release(object);
}

/* -- Throwing */

/* Lets an exception keep the call stack, if it does: a program may throw any object. */
static void note_call_stack(id object) {
  const SEL selector = carob_host->sel_registerName("carob_noteCallStack");
  if (object && carob_host->class_respondsToSelector(carob_isa(object), selector))
    CAROB_SEND(void, object, "carob_noteCallStack", ());
}

static void __attribute__((noreturn)) throw(id object, const void *frame) {
  if (!carob_host) {
    fputs("carob: a constructor of an Objective-C module threw an exception; use +load\n", stderr);
    abort();
  }
  note_call_stack(object);
  struct carob_objc_exception *exception = make_exception(object);
  exception->frame = frame;
  carob_objc_count_uncaught(1);
  /* The sanitizer marks what is on the stack, and does not see it being unwound. */
  if (__asan_handle_no_return) __asan_handle_no_return();
  carob_objc_unwind(exception);
}

void objc_exception_throw(id object) { throw(object, 0); }

void carob_objc_raise(const char *name, const char *reason) {
  const id exception_class = (id)carob_host->objc_lookUpClass("NSException");
  if (exception_class)
    objc_exception_throw(CAROB_SEND(
      id, exception_class, "exceptionWithName:reason:userInfo:", (id, id, id),
      carob_host->carob_string(name), carob_host->carob_string(reason), (id)0));
  fprintf(stderr, "carob: %s\n", reason);
  abort();
}

void carob_objc_throw_from_host(id object, const void *frame) { throw(object, frame); }

void carob_objc_throw_pending_error(void) {
  const id exception = carob_host->carob_take_exception();
  if (exception) objc_exception_throw(exception);
}

/* -- Handlers */

/* What this thread's handlers have, the innermost first. */
static _Thread_local struct carob_objc_catch *caught;

/* Whether the C++ library keeps account of an exception. */
static bool is_of_library(struct _Unwind_Exception *unwind) {
  return unwind->exception_class >> 8 == CAROB_GXX_EXCEPTION_CLASS >> 8 &&
         !carob_objc_own_exception(unwind) && __cxa_begin_catch && __cxa_end_catch && __cxa_rethrow;
}

static struct carob_objc_catch *catch_for(struct _Unwind_Exception *unwind) {
  struct carob_objc_exception *own = carob_objc_own_exception(unwind);
  if (own) return &own->caught;
  if (caught && caught->unwind == unwind) return caught;
  struct carob_objc_catch *made = calloc(1, sizeof *made);
  if (!made) {
    fputs("carob: there is no memory to catch an exception\n", stderr);
    abort();
  }
  made->unwind = unwind;
  return made;
}

/* Takes the innermost exception off the list. */
static struct _Unwind_Exception *leave_catch(void) {
  struct carob_objc_catch *const innermost = caught;
  struct _Unwind_Exception *const unwind = innermost->unwind;
  caught = innermost->next;
  if (!carob_objc_own_exception(unwind)) free(innermost);
  return unwind;
}

id objc_begin_catch(struct _Unwind_Exception *unwind);
id objc_begin_catch(struct _Unwind_Exception *unwind) {
  struct carob_objc_catch *catch = catch_for(unwind);
  catch->handlers = (catch->handlers < 0 ? -catch->handlers : catch->handlers) + 1;
  if (catch != caught) {
    catch->next = caught;
    caught = catch;
  }
  struct carob_objc_exception *own = carob_objc_own_exception(unwind);
  if (own) carob_objc_count_uncaught(-1);
  if (is_of_library(unwind)) __cxa_begin_catch(unwind);
  /* Only handlers for everything take what is not ours, and they do not look at it. */
  return own ? own->object : 0;
}

void objc_end_catch(void);
void objc_end_catch(void) {
  if (!caught) return;
  const bool is_thrown_again = caught->handlers < 0;
  caught->handlers += is_thrown_again ? 1 : -1;
  const bool is_of_cxx = is_of_library(caught->unwind);
  struct _Unwind_Exception *unwind = caught->handlers ? 0 : leave_catch();
  if (is_of_cxx) {
    __cxa_end_catch();
  } else if (unwind && !is_thrown_again) {
    /* The end of a thread cannot be caught: it goes on. */
    if (!carob_objc_own_exception(unwind) && unwind->private_1) carob_objc_resume(unwind);
    _Unwind_DeleteException(unwind);
  }
}

/* At the end of `@finally`, in the handler that has the exception. */
__attribute__((noreturn)) void objc_exception_rethrow(struct _Unwind_Exception *unwind);
void objc_exception_rethrow(struct _Unwind_Exception *unwind) {
  if (!caught || caught->unwind != unwind) {
    fputs("carob: an exception was thrown again by code that had not caught it\n", stderr);
    abort();
  }
  caught->handlers = -caught->handlers;
  if (is_of_library(unwind)) __cxa_rethrow();
  if (carob_objc_own_exception(unwind)) carob_objc_count_uncaught(1);
  if (__asan_handle_no_return) __asan_handle_no_return();
  carob_objc_resume(unwind);
}

CAROB_GLUE_END

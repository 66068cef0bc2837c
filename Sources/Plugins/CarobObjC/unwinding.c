/* Unwinding an exception of the module.
 *
 * It is one pass: each frame of the module cleans up, or goes on in a handler. The nearest frame outside the module is the end: it
 * is the host, or a library that was given a function of the module's to call, such as `qsort`. Nothing of it is unwound. The
 * function that it called returns zero to it, with the exception as pending error. In a program, frames of the C library between its
 * own are unwound, as at Apple.
 *
 * Whether a frame belongs to the module is told by its address alone, so that a frame of another module is outside as well. The exception is
 * thrown anew in that one, if it takes errors as exceptions. */
#include "exceptions.h"
#include <stdio.h>
#include <stdlib.h>

CAROB_GLUE_BEGIN

/* Where the linker says that this module begins and ends. */
extern const char __ehdr_start[], _end[];

static bool is_in_module(uintptr_t address) {
  return address >= (uintptr_t)__ehdr_start && address < (uintptr_t)_end;
}

/* What a function keeps for its caller, and where it returns to: as `leaving-….S` reads it. */
struct registers {
#if defined(__x86_64__)
  uintptr_t saved[6]; /* rbx, rbp, r12 to r15 */
#elif defined(__aarch64__)
  uintptr_t saved[11]; /* x19 to x29 */
#endif
  uintptr_t address, stack;
#if defined(__aarch64__)
  uintptr_t vectors[8]; /* d8 to d15 */
#endif
};

/* Returns to where the registers say, once `carob_objc_finish_handler` has returned. */
__attribute__((noreturn)) void carob_objc_leave_module(
  const struct registers *registers, struct carob_objc_exception *exception);

static struct registers registers_of(struct _Unwind_Context *context) {
  struct registers registers = {.address = _Unwind_GetIP(context), .stack = _Unwind_GetCFA(context)};
#if defined(__x86_64__)
  static const int saved[] = {3, 6, 12, 13, 14, 15};
  for (int index = 0; index < 6; index++)
    registers.saved[index] = _Unwind_GetGR(context, saved[index]);
#elif defined(__aarch64__)
  for (int index = 0; index < 11; index++) registers.saved[index] = _Unwind_GetGR(context, 19 + index);
  for (int index = 0; index < 8; index++) registers.vectors[index] = _Unwind_GetGR(context, 72 + index);
#endif
  return registers;
}

static void __attribute__((noreturn)) fail(const char *why) {
  fprintf(stderr, "carob: an exception of an Objective-C module cannot be handled: %s\n", why);
  abort();
}

/* Called before a frame is unwound. */
static _Unwind_Reason_Code look_at_frame(
  int version, _Unwind_Action actions, _Unwind_Exception_Class class,
  struct _Unwind_Exception *unwind, struct _Unwind_Context *context, void *argument) {
  (void)version, (void)class, (void)unwind;
  struct carob_objc_exception *exception = argument;
  const uintptr_t address = _Unwind_GetIP(context);
  const bool is_last = actions & _UA_END_OF_STACK;
  /* A handler in C++ throws it again: the C++ library does that, between the handler and this. */
  const uintptr_t frame = _Unwind_GetCFA(context);
  if (frame < exception->last_frame) exception->has_left_library = false;
  exception->last_frame = frame;
  /* The address is the one after the call, which may be the last instruction. */
  if (is_in_module(address - 1)) {
    if (is_last) fail("a function of the module was compiled without unwind tables");
    exception->has_left_library = true;
    exception->last_function = _Unwind_GetRegionStart(context);
    return _URC_NO_REASON;
  }
  if (_Unwind_GetCFA(context) <= (uintptr_t)exception->frame || !exception->has_left_library) {
    if (is_last) fail("the function that throws it was compiled without unwind tables");
    return _URC_NO_REASON;
  }
  if (!address) fail("nobody called the module");
  if (carob_objc_is_program) {
    const uintptr_t next = carob_objc_caller_above(frame);
    if (!next || carob_objc_is_ending()) carob_objc_end_program(exception->object);
    /* The program has called the C library, as `qsort`, which has called it. */
    if (is_in_module(next)) return _URC_NO_REASON;
  }
  const struct registers registers = registers_of(context);
  carob_objc_leave_module(&registers, exception);
}

void carob_objc_unwind(struct carob_objc_exception *exception) {
  _Unwind_ForcedUnwind(&exception->unwind, look_at_frame, exception);
  fail("the stack cannot be unwound");
}

void carob_objc_resume(struct _Unwind_Exception *unwind) {
  /* This is how the unwinder itself tells whether it was forced. */
  if (unwind->private_1)
    _Unwind_ForcedUnwind(unwind, (_Unwind_Stop_Fn)unwind->private_1, (void *)unwind->private_2);
  else
    _Unwind_RaiseException(unwind);
  fail("nobody catches one that came from elsewhere");
}

/* -- The end of a handler */

/* Called as if from the frame outside the module, of which everything below is unwound: what is sent from here may throw again.
 * `caller` is where that frame goes on, and `frame` where it ends. Returns how many results there are in the x87 unit. */
unsigned carob_objc_finish_handler(
  struct carob_objc_exception *exception, const void *caller, const void *frame);
unsigned carob_objc_finish_handler(
  struct carob_objc_exception *exception, const void *caller, const void *frame) {
  const id object = exception->object;
  const unsigned long_doubles =
    carob_objc_long_doubles(carob_objc_method_types(exception->last_function));
  free(exception);
  carob_objc_count_uncaught(-1);
  if (object)
    carob_host->carob_raise_error(object);
  else
    carob_host->carob_raise("nil was thrown as an exception");
  objc_autorelease(object);
  /* Does not return when the frame's module gets it. */
  if (carob_host->size > offsetof(struct carob_host, carob_finish_call))
    carob_host->carob_finish_call(0, caller, frame);
  /* What its handler throws ends this frame as well. */
  carob_objc_tell_uncaught(object);
  return long_doubles;
}

CAROB_GLUE_END

/* Errors of the host's methods as exceptions, for modules in Objective-C that ask for them. Each way into the host that such a module
 * has ends here, after the code in Swift has returned: only frames of C are left when the exception is thrown. */
#include <carob/failures.h>
#include <unwind.h>

/* Of Swift's runtime. */
void swift_release(void *object);

const void *carob_take_error_aside(void) {
  struct carob_thread *thread = carob_current_thread();
  const void *error = thread->pending_error;
  if (!error) return 0;
  thread->pending_error = 0;
  carob_add_pending_error_count(-1);
  return error;
}

static void put_back(struct carob_thread *thread, const void *earlier) {
  if (!earlier) return;
  thread->pending_error = earlier;
  carob_add_pending_error_count(1);
}

void carob_finish_call(const void *earlier, const void *caller, const void *frame) {
  struct carob_thread *thread = carob_current_thread();
  if (thread->pending_error) {
    id exception = 0;
    const carob_thrower thrower = carob_take_failure(caller, &exception);
    if (thrower) {
      put_back(thread, earlier);
      thrower(exception, frame);
    }
    /* The first error stays. */
    if (!earlier) return;
    swift_release((void *)carob_take_error_aside());
  }
  put_back(thread, earlier);
}

/* -- Closures */

/* libffi has two functions between a closure and whoever called it: the one in assembly that the closure jumps to, and one in C. */
enum { FRAMES_OF_LIBFFI = 2 };

struct caller {
  uintptr_t frame; /* of `carob_call_closure` at first, then that of libffi's function in assembly */
  const void *address;
  int passed;
};

static _Unwind_Reason_Code look_at_frame(struct _Unwind_Context *context, void *argument) {
  struct caller *caller = argument;
  const uintptr_t stack = _Unwind_GetCFA(context);
  if (stack <= caller->frame && !caller->passed) return _URC_NO_REASON;
  if (caller->passed++ < FRAMES_OF_LIBFFI) return _URC_NO_REASON;
  caller->address = (const void *)_Unwind_GetIP(context);
  caller->frame = stack - 1;
  return _URC_NORMAL_STOP;
}

__attribute__((noinline)) static void finish_closure(const void *earlier, const void *frame) {
  struct caller caller = {.frame = (uintptr_t)frame};
  if (carob_current_thread()->pending_error) _Unwind_Backtrace(look_at_frame, &caller);
  carob_finish_call(earlier, caller.address, (const void *)caller.frame);
}

void carob_call_closure(void *interface, void *result, void **arguments, void *context) {
  const struct carob_closure *closure = context;
  const void *earlier = carob_set_error_aside();
  closure->function(interface, result, arguments, closure->context);
  if (carob_has_error(earlier)) finish_closure(earlier, __builtin_frame_address(0));
}

/* Errors of the host's methods as exceptions, for modules in Objective-C that ask for them. Each way into the host that such a module
 * has ends here, after the code in Swift has returned: only frames of C are left when the exception is thrown. */
#include <carob/failures.h>

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

/* Raising an `NSException`. A module in Objective-C that sends the message gets a real exception: its own functions unwind its
 * own frames. For everybody else there is a pending error that carries it. */
#include <carob/failures.h>

static const struct carob_exception_functions *functions;

void carob_use_exception_functions(const struct carob_exception_functions *given) {
  __atomic_store_n(&functions, given, __ATOMIC_RELEASE);
}

static const struct carob_exception_functions *runtime(void) {
  return __atomic_load_n(&functions, __ATOMIC_ACQUIRE);
}

carob_thrower carob_take_failure(const void *caller, id *exception) {
  const struct carob_exception_functions *given = runtime();
  return given && caller ? given->take_failure(caller, exception) : 0;
}

/* The frames of the functions below have nothing to undo when they are left for good. */
void carob_raise_from(id exception, const void *caller, const void *frame) {
  const carob_thrower thrower = runtime()->thrower(caller, exception);
  if (thrower)
    thrower(exception, frame);
  else
    runtime()->leave(exception);
}

/* An exception with a text, which is freed. */
static id make(id cls, id name, id format, va_list arguments) {
  struct carob_text text;
  carob_format_text(format, arguments, &text);
  if (!text.bytes) return 0;
  id exception = runtime()->make(cls, name, text.bytes, text.length);
  carob_free_text(&text);
  return exception;
}

void carob_raise_exception(id self, SEL cmd) {
  (void)cmd;
  carob_raise_from(self, __builtin_return_address(0), __builtin_frame_address(0));
}

void carob_raise_formatted(id self, SEL cmd, id name, id format, ...) {
  (void)cmd;
  const void *earlier = carob_set_error_aside();
  va_list arguments;
  va_start(arguments, format);
  id exception = make(self, name, format, arguments);
  va_end(arguments);
  CAROB_FINISH_CALL(earlier);
  CAROB_LOOK_UP_CALL(caller, frame);
  if (exception) carob_raise_from(exception, caller, frame);
}

void carob_raise_with_arguments(id self, SEL cmd, id name, id format, va_list arguments) {
  (void)cmd;
  const void *earlier = carob_set_error_aside();
  id exception = make(self, name, format, arguments);
  CAROB_FINISH_CALL(earlier);
  CAROB_LOOK_UP_CALL(caller, frame);
  if (exception) carob_raise_from(exception, caller, frame);
}

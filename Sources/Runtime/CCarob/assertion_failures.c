/* Taking an assertion that failed: the two messages of `NSAssertionHandler`, whose text has a variable number of arguments. */
#include <carob/failures.h>

static const struct carob_assertion_functions *functions;

void carob_use_assertion_functions(const struct carob_assertion_functions *given) {
  __atomic_store_n(&functions, given, __ATOMIC_RELEASE);
}

static const struct carob_assertion_functions *runtime(void) {
  return __atomic_load_n(&functions, __ATOMIC_ACQUIRE);
}

void carob_method_failure(id self, SEL cmd, SEL method, id object, id file, long line, id format, ...) {
  (void)self, (void)cmd;
  va_list arguments;
  va_start(arguments, format);
  struct carob_text text;
  carob_format_text(format, arguments, &text);
  va_end(arguments);
  CAROB_LOOK_UP_CALL(caller, frame);
  if (!text.bytes) return;
  id exception = runtime()->in_method(method, object, file, line, text.bytes, text.length);
  carob_free_text(&text);
  carob_raise_from(exception, caller, frame);
}

void carob_function_failure(id self, SEL cmd, id function, id file, long line, id format, ...) {
  (void)self, (void)cmd;
  va_list arguments;
  va_start(arguments, format);
  struct carob_text text;
  carob_format_text(format, arguments, &text);
  va_end(arguments);
  CAROB_LOOK_UP_CALL(caller, frame);
  if (!text.bytes) return;
  id exception = runtime()->in_function(function, file, line, text.bytes, text.length);
  carob_free_text(&text);
  carob_raise_from(exception, caller, frame);
}

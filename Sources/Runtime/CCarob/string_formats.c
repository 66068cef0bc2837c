/* The methods of strings that take a format. */
#include <carob/failures.h>
#include <carob/host.h>
#include <stdlib.h>
#include <string.h>

static id make(id cls, id format, va_list arguments) {
  struct carob_text text;
  carob_format_text(format, arguments, &text);
  if (!text.bytes) return 0;
  id string = carob_format_runtime()->make_string(cls, text.bytes, text.length);
  carob_free_text(&text);
  return string;
}

id carob_format_string(id format, va_list arguments) { return make(0, format, arguments); }

id carob_string_with_format(id self, SEL cmd, id format, ...) {
  (void)cmd;
  const void *earlier = carob_set_error_aside();
  va_list arguments;
  va_start(arguments, format);
  id string = make(self, format, arguments);
  va_end(arguments);
  CAROB_FINISH_CALL(earlier);
  return string;
}

static id init(id self, id format, va_list arguments) {
  struct carob_text text;
  carob_format_text(format, arguments, &text);
  id string = carob_format_runtime()->set_string(self, text.bytes, text.length);
  carob_free_text(&text);
  return string;
}

id carob_init_with_arguments(id self, SEL cmd, id format, va_list arguments) {
  (void)cmd;
  const void *earlier = carob_set_error_aside();
  id string = init(self, format, arguments);
  CAROB_FINISH_CALL(earlier);
  return string;
}

id carob_init_with_format(id self, SEL cmd, id format, ...) {
  (void)cmd;
  const void *earlier = carob_set_error_aside();
  va_list arguments;
  va_start(arguments, format);
  id string = init(self, format, arguments);
  va_end(arguments);
  CAROB_FINISH_CALL(earlier);
  return string;
}

/* Numbers look alike in all locales. */
id carob_init_with_locale(id self, SEL cmd, id format, id locale, ...) {
  (void)cmd;
  const void *earlier = carob_set_error_aside();
  va_list arguments;
  va_start(arguments, locale);
  id string = init(self, format, arguments);
  va_end(arguments);
  CAROB_FINISH_CALL(earlier);
  return string;
}

id carob_init_with_locale_arguments(id self, SEL cmd, id format, id locale, va_list arguments) {
  (void)cmd, (void)locale;
  const void *earlier = carob_set_error_aside();
  id string = init(self, format, arguments);
  CAROB_FINISH_CALL(earlier);
  return string;
}

void carob_append_format(id self, SEL cmd, id format, ...) {
  (void)cmd;
  const void *earlier = carob_set_error_aside();
  va_list arguments;
  va_start(arguments, format);
  struct carob_text text;
  carob_format_text(format, arguments, &text);
  va_end(arguments);
  if (text.bytes) carob_format_runtime()->append(self, text.bytes, text.length);
  carob_free_text(&text);
  CAROB_FINISH_CALL(earlier);
}

/* A string made of a text and another one behind it. */
struct appending {
  struct carob_text text;
  id string;
};

static void append_text(void *context, const char *bytes, size_t length) {
  struct appending *appending = context;
  const size_t added = appending->text.length;
  char *both = malloc(length + added + 1);
  if (!both) abort();
  memcpy(both, bytes, length);
  memcpy(both + length, appending->text.bytes, added);
  appending->string = carob_format_runtime()->make_string(0, both, length + added);
  free(both);
}

id carob_string_by_appending_format(id self, SEL cmd, id format, ...) {
  (void)cmd;
  const void *earlier = carob_set_error_aside();
  va_list arguments;
  va_start(arguments, format);
  struct appending appending = {.string = 0};
  carob_format_text(format, arguments, &appending.text);
  va_end(arguments);
  if (appending.text.bytes) carob_format_runtime()->read_string(self, append_text, &appending);
  carob_free_text(&appending.text);
  CAROB_FINISH_CALL(earlier);
  return appending.string;
}

void carob_add_formatting(struct carob_host *table) { table->carob_format = carob_format_string; }

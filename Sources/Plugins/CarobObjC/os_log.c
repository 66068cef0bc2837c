/* os_log, which os/log.h declares. A log is a string, `subsystem:category`; the disabled one is empty. */
#include "glue.h"
#include <carob/send.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

CAROB_GLUE_BEGIN

void NSLogv(id format, va_list arguments);
enum { DEBUG_MESSAGE = 2 };

id os_log_create(const char *subsystem, const char *category);
id os_log_create(const char *subsystem, const char *category) {
  const size_t size = strlen(subsystem) + strlen(category) + 2;
  char *text = malloc(size);
  if (!text) abort();
  snprintf(text, size, "%s:%s", subsystem, category);
  const id log = carob_host->carob_string(text);
  free(text);
  return carob_host->objc_retain(log);
}

id carob_os_log_disabled(void);
id carob_os_log_disabled(void) { return carob_host->carob_string(""); }

bool os_log_type_enabled(id log, uint8_t type);
bool os_log_type_enabled(id log, uint8_t type) {
  if (type == DEBUG_MESSAGE) return false;
  return !log || CAROB_SEND(unsigned long, log, "length", ()) > 0;
}

/* Copies a format without the annotations in braces: `%{public}@` is `%@`. */
static void copy_format(char *copy, const char *format) {
  while (*format) {
    const char character = *format++;
    *copy++ = character;
    if (character != '%') continue;
    if (*format == '%') {
      *copy++ = *format++;
    } else if (*format == '{') {
      const char *end = strchr(format, '}');
      if (end) format = end + 1;
    }
  }
  *copy = 0;
}

void carob_os_log(id log, uint8_t type, const char *format, ...);
void carob_os_log(id log, uint8_t type, const char *format, ...) {
  if (!os_log_type_enabled(log, type)) return;
  const char *name = log ? carob_host->carob_utf8(log) : 0;
  const size_t length = name ? strlen(name) : 0;
  /* Each character of the name may be a percent sign, which is doubled. */
  char *text = malloc(2 * length + strlen(format) + 4), *next = text;
  if (!text) abort();
  if (name) {
    *next++ = '[';
    for (const char *character = name; *character; ++character) {
      if (*character == '%') *next++ = '%';
      *next++ = *character;
    }
    *next++ = ']';
    *next++ = ' ';
  }
  copy_format(next, format);
  const id string = carob_host->carob_string(text);
  free(text);
  va_list arguments;
  va_start(arguments, format);
  NSLogv(string, arguments);
  va_end(arguments);
}

CAROB_GLUE_END

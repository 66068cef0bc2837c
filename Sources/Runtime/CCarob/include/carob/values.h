/* What Apple spells with the compiler: strings and numbers; and pending errors, extensions. The general rules
 * are in `runtime.h`. */
#ifndef CAROB_VALUES_H
#define CAROB_VALUES_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An autoreleased `NSString`; null for null and for bytes that are not UTF-8 (pending error).
 * [any-thread] */
CAROB_INLINE id carob_string(const char *utf8) { return carob_host->carob_string(utf8); }

/* A string's UTF-8 bytes, ended by NUL; they last as long as the string. Null for nil and for what is
 * not an `NSString` (pending error). [any-thread] */
CAROB_INLINE const char *carob_utf8(id string) { return carob_host->carob_utf8(string); }

/* An autoreleased `NSNumber`. [any-thread] */
CAROB_INLINE id carob_number(double value) { return carob_host->carob_number(value); }

/* An autoreleased `NSString` made as `+stringWithFormat:` makes it: `%@` is an object's description, and a number before a
 * dollar sign says which argument is meant (`%2$@`). Arguments must be those that the format says. Null for a format
 * that is nil or no string, or when a description fails (pending error). [any-thread] */
static inline id carob_format(id format, ...) {
  va_list arguments;
  id string;
  va_start(arguments, format);
  string = carob_host->carob_format(format, arguments);
  va_end(arguments);
  return string;
}

/* The error that a failed call or send left on this thread, an `NSError`, borrowed; null when none.
 * The first one stays until it is cleared; the host reports it when the handler returns.
 * [any-thread] */
CAROB_INLINE id carob_pending_error(void) { return carob_host->carob_pending_error(); }
CAROB_INLINE void carob_clear_pending_error(void) { carob_host->carob_clear_pending_error(); }

/* Leaves an error of the plugin's own, in UTF-8, pending on this thread. [any-thread] */
CAROB_INLINE void carob_raise(const char *message) { carob_host->carob_raise(message); }

/* The same with an `NSError` or an `NSException`; the host sees the very error or exception. An error about it is left
 * when it is anything else. [any-thread] */
CAROB_INLINE void carob_raise_error(id error) { carob_host->carob_raise_error(error); }

/* An optional feature of the host by id and revision, such as "carob.log/1"; null when the host does
 * not have it. [any-thread] */
CAROB_INLINE const void *carob_get_extension(const char *identifier) {
  return carob_host->carob_get_extension(identifier);
}

#ifdef __cplusplus
}
#endif
#endif

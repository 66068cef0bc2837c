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
static inline id carob_string(const char *utf8) { return carob_host->carob_string(utf8); }

/* A string's UTF-8 bytes, ended by NUL; they last as long as the string. Null for nil and for what is
 * not an `NSString` (pending error). [any-thread] */
static inline const char *carob_utf8(id string) { return carob_host->carob_utf8(string); }

/* An autoreleased `NSNumber`. [any-thread] */
static inline id carob_number(double value) { return carob_host->carob_number(value); }

/* The error that a failed call or send left on this thread, an `NSError`, borrowed; null when none.
 * The first one stays until it is cleared; the host reports it when the handler returns.
 * [any-thread] */
static inline id carob_pending_error(void) { return carob_host->carob_pending_error(); }
static inline void carob_clear_pending_error(void) { carob_host->carob_clear_pending_error(); }

/* Leaves an error of the plugin's own, in UTF-8, pending on this thread. [any-thread] */
static inline void carob_raise(const char *message) { carob_host->carob_raise(message); }

/* The same with an `NSError`; the host sees the very error that it holds. An error about it is left when
 * it is anything else. [any-thread] */
static inline void carob_raise_error(id error) { carob_host->carob_raise_error(error); }

/* An optional feature of the host by id and revision, such as "carob.log/1"; null when the host does
 * not have it. [any-thread] */
static inline const void *carob_get_extension(const char *identifier) {
  return carob_host->carob_get_extension(identifier);
}

#ifdef __cplusplus
}
#endif
#endif

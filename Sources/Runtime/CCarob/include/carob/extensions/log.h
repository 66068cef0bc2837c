/* The extension "carob.log/1": lines in the host's log, each with the name of the plugin. */
#ifndef CAROB_EXTENSIONS_LOG_H
#define CAROB_EXTENSIONS_LOG_H

#include <carob/values.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CAROB_LOG_1 "carob.log/1"

/* How grave a message is. A number below the first counts as the first, one above the last as the last. */
enum {
  CAROB_LOG_TRACE = 0,
  CAROB_LOG_DEBUG = 1,
  CAROB_LOG_INFO = 2,
  CAROB_LOG_NOTICE = 3,
  CAROB_LOG_WARNING = 4,
  CAROB_LOG_ERROR = 5,
  CAROB_LOG_CRITICAL = 6
};

/* What the extension is. `plugin` is the address of the caller's own `carob_host`, by which the host knows
 * who it is; any other pointer is a plugin without a name. */
struct carob_log_extension {
  size_t size; /* of this structure in the host, in bytes */
  void (*write)(const struct carob_host **plugin, int32_t level, const char *message);
  bool (*is_written)(const struct carob_host **plugin, int32_t level);
};

/* The extension, or null. [any-thread] */
static inline const struct carob_log_extension *carob_get_log_extension(void) {
  return (const struct carob_log_extension *)carob_get_extension(CAROB_LOG_1);
}

/* Writes a message into the host's log. It is text, in which `%` means nothing; bytes that are not UTF-8
 * become U+FFFD, and what is beyond 16,384 bytes is left out. Null writes nothing, nor does a host
 * without a log. Leaves no error, and the pending one alone. [any-thread] */
static inline void carob_log(int32_t level, const char *message) {
  const struct carob_log_extension *extension = carob_get_log_extension();
  if (extension) extension->write(&carob_host, level, message);
}

/* Whether the host's log keeps messages of that level, for those that cost something to make.
 * [any-thread] */
static inline bool carob_log_is_written(int32_t level) {
  const struct carob_log_extension *extension = carob_get_log_extension();
  return extension && extension->is_written(&carob_host, level);
}

#if UINTPTR_MAX == UINT64_MAX
CAROB_ASSERT_SIZE(carob_log_extension, 24);
CAROB_ASSERT_OFFSET(carob_log_extension, write, 8);
CAROB_ASSERT_OFFSET(carob_log_extension, is_written, 16);
#endif

#ifdef __cplusplus
}
#endif
#endif

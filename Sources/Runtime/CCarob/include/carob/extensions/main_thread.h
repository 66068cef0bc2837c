/* The extension "carob.main-thread/1": whether this is the thread of screens. */
#ifndef CAROB_EXTENSIONS_MAIN_THREAD_H
#define CAROB_EXTENSIONS_MAIN_THREAD_H

#include <carob/values.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CAROB_MAIN_THREAD_1 "carob.main-thread/1"

/* What the extension is. */
struct carob_main_thread_extension {
  size_t size; /* of this structure in the host, in bytes */
  bool (*is_main_thread)(void);
};

/* The extension, or null. [any-thread] */
static inline const struct carob_main_thread_extension *carob_get_main_thread_extension(void) {
  return (const struct carob_main_thread_extension *)carob_get_extension(CAROB_MAIN_THREAD_1);
}

/* Whether what the headers mark `[main-thread]` may be called here: on the main thread, and in work of the
 * main queue whatever thread runs it. False in a host that does not tell. [any-thread] */
static inline bool carob_is_main_thread(void) {
  const struct carob_main_thread_extension *extension = carob_get_main_thread_extension();
  return extension && extension->is_main_thread();
}

#if UINTPTR_MAX == UINT64_MAX
CAROB_ASSERT_SIZE(carob_main_thread_extension, 16);
CAROB_ASSERT_OFFSET(carob_main_thread_extension, is_main_thread, 8);
#endif

#ifdef __cplusplus
}
#endif
#endif

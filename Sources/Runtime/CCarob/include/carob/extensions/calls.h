/* The extension "carob.calls/1": functions whose types are known only when the program runs, both ways round.
 *
 * For bindings of languages that cannot write down a C function for every signature: what a call of such a
 * function passes is handed over as addresses, and made from addresses. */
#ifndef CAROB_EXTENSIONS_CALLS_H
#define CAROB_EXTENSIONS_CALLS_H

#include <carob/values.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CAROB_CALLS_1 "carob.calls/1"

/* What a block does: `arguments` has the address of each argument, the block itself being the first. The
 * result goes to `result`, which is null for void; an integer smaller than a word is written as a word. What it
 * leaves as a pending error makes the result zero. An error that was pending before the call is set aside
 * meanwhile. */
typedef void (*carob_call_body)(void *context, void *const *arguments, void *result);

/* What the extension is. */
struct carob_calls_extension {
  size_t size; /* of this structure in the host, in bytes */
  void *(*block)(
    const char *types, carob_call_body body, void *context, void (*dispose)(void *context));
  bool (*call)(const char *types, IMP imp, void *const *arguments, void *result);
};

/* The extension, or null. [any-thread] */
static inline const struct carob_calls_extension *carob_get_calls_extension(void) {
  return (const struct carob_calls_extension *)carob_get_extension(CAROB_CALLS_1);
}

/* Makes a block of these types, such as "v@?@q", that calls `body`. `dispose`, which may be null, is called with
 * the context when the last reference goes. The caller owns the result; `imp_implementationWithBlock` makes a
 * method of it. Null when `body` is null or the types cannot be those of a block, and in a host without the
 * extension (pending error, but for the last; the context is not disposed of). [any-thread] */
static inline void *carob_block_with_body(
  const char *types, carob_call_body body, void *context, void (*dispose)(void *context)) {
  const struct carob_calls_extension *extension = carob_get_calls_extension();
  return extension ? extension->block(types, body, context, dispose) : NULL;
}

/* Calls a method's code with arguments that lie at these addresses, receiver and selector first, each in at least
 * a word. `result` has room for a result of at least two words; an integer smaller than a word is widened to
 * one. False, and nothing was called, when the types do not parse or cannot be passed, or something is null, and
 * in a host without the extension (pending error, but for the last).
 * [any-thread, as far as the method is] */
static inline bool carob_call_with_types(
  const char *types, IMP imp, void *const *arguments, void *result) {
  const struct carob_calls_extension *extension = carob_get_calls_extension();
  return extension && extension->call(types, imp, arguments, result);
}

#if UINTPTR_MAX == UINT64_MAX
CAROB_ASSERT_SIZE(carob_calls_extension, 24);
CAROB_ASSERT_OFFSET(carob_calls_extension, block, 8);
CAROB_ASSERT_OFFSET(carob_calls_extension, call, 16);
#endif

#ifdef __cplusplus
}
#endif
#endif

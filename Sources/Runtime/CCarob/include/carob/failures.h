/* How calls of the host end that fail: see failures.c. Not part of the plugin ABI. */
#ifndef CAROB_FAILURES_H
#define CAROB_FAILURES_H

#include <carob/boundary.h>
#include <carob/host_side.h>
#include <carob/objc_side.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Takes the thread's pending error away; null if there is none. `carob_finish_call` puts it back. */
const void *carob_take_error_aside(void);
static inline const void *carob_set_error_aside(void) {
  return __builtin_expect(carob_load_pending_error_count() != 0, 0) ? carob_take_error_aside() : NULL;
}

/* Whether a call has to be finished: it has left an error, or one was there before. It may be another thread's. */
static inline bool carob_has_error(const void *earlier) {
  return __builtin_expect(earlier || carob_load_pending_error_count() != 0, 0);
}

/* Throws what the call has left into the module with the address, if that asks for exceptions: then it does not return. `frame` is as
 * for a `carob_thrower`. */
void carob_finish_call(const void *earlier, const void *caller, const void *frame);

/* Declares what a function returns to, and its frame. An optimizer moves code that seldom runs into functions of their own, where both
 * would be those functions': the empty instruction has them looked up here. A module has called the function, so that its frame stops
 * exceptions as well. */
#define CAROB_LOOK_UP_CALL(CALLER, FRAME)                                                         \
  const void *CALLER = __builtin_return_address(0), *FRAME = __builtin_frame_address(0);          \
  __asm__ volatile(CAROB_STOPS_EXCEPTIONS : "+r"(CALLER), "+r"(FRAME))

/* The end of a function of C's that modules call themselves. Its frame must have nothing to undo. */
#define CAROB_FINISH_CALL(EARLIER)                                                                \
  do {                                                                                            \
    CAROB_LOOK_UP_CALL(carob_caller, carob_frame);                                                \
    if (carob_has_error(EARLIER)) carob_finish_call(EARLIER, carob_caller, carob_frame);          \
  } while (0)

/* How the code at an address takes what a call has left, and the exception that this becomes, which lives until the pool is drained.
 * Null, and the error stays, when the code takes errors. */
carob_thrower carob_take_failure(const void *caller, id *exception);

#ifdef __cplusplus
}
#endif
#endif

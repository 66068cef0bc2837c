/* Methods of host classes whose code is a function in Swift of C's calling convention. Not part of the plugin ABI. */
#ifndef CAROB_METHOD_FUNCTIONS_H
#define CAROB_METHOD_FUNCTIONS_H

#include <carob/failures.h>

/* Swift reads it, and clang compiles it; other compilers do not know what it says to Swift. */
#ifdef __clang__

#ifdef __cplusplus
extern "C" {
#endif

/* The receiver of a message, as such a function gets it: its id, in a register. */
struct __attribute__((swift_name("MessageReceiver"))) carob_receiver {
  void *_Nonnull id;
};

/* Makes the frame of the function in Swift that calls this one of those that stop exceptions of C++. To be called behind its last call, as
 * `CAROB_STOP_EXCEPTIONS` is in C. */
__attribute__((always_inline)) static inline void carob_stop_exceptions(void) { CAROB_STOP_EXCEPTIONS(); }

/* The function to which another one jumps near its start; null if there is none. An optimizer leaves no more than a jump of a function that
 * does not need all of its arguments, or is like another. Then the frame on the stack is that of the target. */
const void *_Nullable carob_jump_target(const void *_Nonnull function);

/* Ends such a function after an error, as `carob_finish_call` ends others. Its frame is found on the stack: that of the first function
 * whose address `is_method` knows. */
void carob_finish_function(const void *_Nullable earlier, bool (*_Nonnull is_method)(const void *_Nonnull));

#ifdef __cplusplus
}
#endif

#endif
#endif

/* Stops exceptions of C++, and notes jumps, where a module enters or leaves the host: see boundary.c. Not part of the plugin ABI. */
#ifndef CAROB_BOUNDARY_H
#define CAROB_BOUNDARY_H

#include <carob/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* In a function in C: no exception of C++ unwinds its frame, nor those of the host below. It stands behind the last call, which would
 * leave the frame early otherwise. It costs nothing: the unwinder reads it in its tables. */
#define CAROB_STOPS_EXCEPTIONS ".cfi_personality 0x1b, carob_stop_exception"
#define CAROB_STOP_EXCEPTIONS() __asm__ volatile(CAROB_STOPS_EXCEPTIONS ::: "memory")

/* What modules are given for a function of the host: the same, behind a frame that stops exceptions. `function` itself
 * when there are no more. Its arguments have to be in registers. For functions that stay for ever. [any-thread] */
IMP carob_entry_for(IMP function);

/* Has modules enter each function of a table by such a frame. The warm ones enter at once: what they call of a module initializes or
 * ends something, and has a frame of its own. */
struct carob_host;
void carob_guard_host(struct carob_host *table);

/* Calls a method of a module without arguments and result: a `dealloc`, a `+load`. [any-thread] */
void carob_call_plain(IMP method, const void *receiver, SEL name);

/* Calls `body`. If that is left by `longjmp`, or by the end of the thread, calls `left` instead of returning, where the C library tells:
 * musl's says nothing of `longjmp`. [any-thread] */
void carob_call_noting_end(void (*body)(void *context), void (*left)(void *context), void *context);

#ifdef __cplusplus
}
#endif
#endif

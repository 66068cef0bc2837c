/* Functions that are made while the process runs, each of which calls one function in Swift. Not part of the plugin ABI. */
#ifndef CAROB_CLOSURES_H
#define CAROB_CLOSURES_H

#include <carob/failures.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Takes libffi's description of the call, which is null in a call of a trampoline, room for the result, the arguments' addresses, and
 * the closure's context. */
typedef void (*carob_closure_function)(void *interface, void *result, void **arguments, void *context);
struct carob_closure {
  carob_closure_function function;
  void *context;
};

/* What all functions call that libffi writes; the context is a `carob_closure`. */
void carob_call_closure(void *interface, void *result, void **arguments, void *context);
static inline carob_closure_function carob_closure_entry(void) { return carob_call_closure; }

/* How many arguments a trampoline passes: those in registers. */
#if defined(__x86_64__)
enum { CAROB_TRAMPOLINE_WORDS = 6 };
#elif defined(__aarch64__)
enum { CAROB_TRAMPOLINE_WORDS = 8 };
#else
enum { CAROB_TRAMPOLINE_WORDS = 0 };
#endif

/* A function of at most so many integers and pointers, which returns one, a floating-point number or nothing. It calls the closure,
 * which has to live as long. Null if there is no memory for one, or code must not be written here. [any-thread] */
IMP carob_make_trampoline(const struct carob_closure *closure);

/* Gives a trampoline back, which nobody calls any more. [any-thread] */
void carob_free_trampoline(IMP trampoline);

#ifdef __cplusplus
}
#endif
#endif

/* What Carob's sends are measured against, in C. Every function runs its operation `count` times, so that
 * the caller's clock is outside the loop. */
#ifndef CALL_PEERS_H
#define CALL_PEERS_H

#include <stddef.h>

/* A handler that uses its arguments and stores nothing. */
void peer_callee(void *receiver, void *selector, void *first, void *second);

/* A call of four pointers through a function pointer that the compiler cannot see through. */
void peer_function_pointer(size_t count, void *a, void *b);

/* `ffi_call` with a prepared interface, four pointers, no result. */
void peer_ffi_call(size_t count, void *a, void *b);

/* A call of a raw libffi closure of four pointers. */
void peer_ffi_closure(size_t count, void *a, void *b);

/* Calls an implementation of two object arguments. */
void peer_call_imp(size_t count, void (*imp)(void), void *receiver, void *selector, void *a, void *b);

#endif

/* What the files about Dispatch share. Objects and blocks are `id` here; `dispatch/dispatch.h` has the types that modules see. */
#ifndef CAROB_OBJC_DISPATCH_H
#define CAROB_OBJC_DISPATCH_H

#include "glue.h"
#include <carob/blocks.h>
#include <carob/send.h>

/* All functions of these files are `pending_code` of the module: an error of their messages is one of the function's, and they have
 * something to undo. The host knows them by their return addresses. */
#pragma clang section text = "carob_pending_code"
#pragma clang attribute push(__attribute__((disable_tail_calls)), apply_to = function)

#pragma GCC visibility push(hidden)

typedef uint64_t dispatch_time_t;
typedef void (*dispatch_function_t)(void *context);

/* A class of the host's; null, with a pending error, if it has none. */
Class carob_dispatch_class(const char *name);

/* Whether there is an object to send to; else a pending error says which function was given none. */
bool carob_dispatch_has(id object, const char *function);

/* A block that calls a function. The caller owns it. */
id carob_dispatch_block(dispatch_function_t function, void *context);

#pragma GCC visibility pop

#endif

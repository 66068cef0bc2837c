/* What the files about Dispatch share. Objects and blocks are `id` here; `dispatch/dispatch.h` has the types that modules see. */
#ifndef CAROB_OBJC_DISPATCH_H
#define CAROB_OBJC_DISPATCH_H

#include "glue.h"
#include <carob/blocks.h>
#include <carob/send.h>

CAROB_GLUE_BEGIN

typedef uint64_t dispatch_time_t;
typedef void (*dispatch_function_t)(void *context);

/* A class of the host's; null, with a pending error, if it has none. */
Class carob_dispatch_class(const char *name);

/* Whether there is an object to send to; else an error says which function was given none. */
bool carob_dispatch_has(id object, const char *function);

/* Defines a function that sends an object a message with one argument. */
#define CAROB_DISPATCH_FUNCTION(name, message)                                                \
  void name(id object, id argument);                                                          \
  void name(id object, id argument) {                                                         \
    if (carob_dispatch_has(object, #name)) CAROB_SEND(void, object, message, (id), argument); \
  }

/* An error of one of the functions: thrown where the module asks for that, else pending. */
void carob_dispatch_fail(const char *reason);

/* For a function that has something to undo when a message fails: it is `pending_code`, whose errors are not thrown at once. It sets
 * aside what was pending before, sends, undoes, and throws what the message has left. Both do nothing where errors are not thrown. */
id carob_dispatch_set_error_aside(void);
void carob_dispatch_throw_error(id earlier);

/* A block that calls a function. The pool owns it, since an exception may leave the frame of whoever asks for it. */
id carob_dispatch_block(dispatch_function_t function, void *context);

CAROB_GLUE_END

#endif

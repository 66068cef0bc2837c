/* What the files of this folder share. */
#ifndef CAROB_OBJC_GLUE_H
#define CAROB_OBJC_GLUE_H

#include "layout.h"
#include <carob/plugin.h>
#include <stdbool.h>

/* Each module has functions of its own, which other modules neither see nor replace. */
#pragma GCC visibility push(hidden)

/* Whether an object that is not nil is a block. */
static inline bool carob_objc_is_block(id object) {
  return !carob_is_tagged(object) &&
         __atomic_load_n(&object->isa->info, __ATOMIC_RELAXED) & CAROB_CLASS_BLOCK;
}

/* An implementation for messages that nobody takes: its result is zero. */
void carob_objc_return_zero(void);

/* Asks the host for an implementation that no cache has. Null, with a pending error, when nobody answers. */
IMP carob_objc_lookup(id receiver, SEL selector);

/* Fills the memory of a structure that a message returns with zeros, as far as the selector tells its size. */
void carob_objc_clear_result(void *result, SEL selector);

/* Returns an object that the caller owns. If the code at `return_address` retains it at once, that gets the reference; else the
 * object is autoreleased. Pass the return address of the function that the compiler's code calls. */
id carob_objc_return_owned(id object, const void *return_address);

id objc_retain(id object);
void objc_release(id object);
id objc_autorelease(id object);

#pragma GCC visibility pop

#endif

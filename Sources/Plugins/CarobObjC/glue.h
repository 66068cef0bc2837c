/* What the files of this folder share. */
#ifndef CAROB_OBJC_GLUE_H
#define CAROB_OBJC_GLUE_H

/* Part of each module in Objective-C. */
#ifndef CAROB_OBJC
#define CAROB_OBJC
#endif

#include "layout.h"
#include <carob/objc_module.h>
#include <carob/plugin.h>
#include <stdbool.h>

/* Each module has functions of its own, which other modules neither see nor replace. */
CAROB_GLUE_BEGIN

/* Whether the class of an object has that bit of `info`; false for nil. */
static inline bool carob_objc_class_is(id object, unsigned long bit) {
  const Class cls = carob_isa(object);
  return cls && __atomic_load_n(&cls->info, __ATOMIC_RELAXED) & bit;
}

/* How many locks there are for atomic properties of one kind, and which of them a variable has. */
enum { CAROB_OBJC_LOCK_COUNT = 32 };
static inline size_t carob_objc_lock_number(const void *variable) {
  const uintptr_t address = (uintptr_t)variable;
  return (address >> 3 ^ address >> 8) % CAROB_OBJC_LOCK_COUNT;
}

/* Implementations for messages that nobody takes. The result is zero, in the registers that carry results. */
void carob_objc_return_zero(void);
/* A structure in memory, which is filled with zeros as `carob_objc_clear_super_result` does. */
void carob_objc_return_cleared(void);
#if defined(__x86_64__)
void carob_objc_return_long_double(void);
void carob_objc_return_two_long_doubles(void);
#endif

/* The one of them for a method of those types; null when they are not known. */
IMP carob_objc_zero_implementation(const char *types);

/* How many numbers of a result with those types the x87 unit carries. */
unsigned carob_objc_long_doubles(const char *types);

/* How many bytes the members of the structure have at the beginning of some types; 0 when there is none. */
size_t carob_objc_structure_size(const char *types);

/* Asks the host for an implementation that no cache has. Null, with a pending error, when nobody answers. */
IMP carob_objc_lookup(id receiver, SEL selector);
/* The same; when nobody answers, an implementation that gives zero. */
IMP carob_objc_lookup_or_zero(id receiver, SEL selector);

/* Ends the process: no host has registered the module yet. */
__attribute__((noreturn)) void carob_objc_refuse_early_message(id receiver, const char *selector_name);

/* `carob_objc_glue.throw_exception`. */
__attribute__((noreturn)) void carob_objc_throw_from_host(id exception, const void *frame);

/* Fills the memory of a structure that a message returns with zeros, as far as the selector tells its size. */
void carob_objc_clear_result(void *result, SEL selector);

/* The same for a message to `super`. */
void carob_objc_clear_super_result(void *result, id receiver, SEL selector);

/* Returns an object that the caller owns. If the code at `return_address` retains it at once, that gets the reference; else the
 * object is autoreleased. Pass the return address of the function that the compiler's code calls. */
id carob_objc_return_owned(id object, const void *return_address);

id objc_retain(id object);
void objc_release(id object);
id objc_autorelease(id object);

/* Gives an object that counts itself the reference that the host has for the caller. Returns the object. */
id carob_objc_take_over(id object);

__attribute__((noreturn)) void objc_exception_throw(id object);

/* Raises an exception with texts in UTF-8. In a host without NSException it ends the process with the reason. */
__attribute__((noreturn)) void carob_objc_raise(const char *name, const char *reason);

CAROB_GLUE_END

#endif

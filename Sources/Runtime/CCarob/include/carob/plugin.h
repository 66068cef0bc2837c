/* What every plugin includes: its entry, and the host table behind the functions of the other headers.
 *
 * In Objective-C there is the entry alone, with what Apple has no name for: the rest is in <objc/runtime.h>. */
#ifndef CAROB_PLUGIN_H
#define CAROB_PLUGIN_H

#include <carob/entry.h>

#ifdef __OBJC__
#ifdef __cplusplus
extern "C" {
#endif

/* The `NSError` that a failed message left on this thread; nil when none. The first one stays until it is cleared; the host
 * reports it when the handler returns. [any-thread] */
id carob_pending_error(void);
void carob_clear_pending_error(void);

/* Leaves an error pending on this thread: a text in UTF-8, or an `NSError` or `NSException`. [any-thread] */
void carob_raise(const char *message);
void carob_raise_error(id error);

/* Throws the pending error of this thread as an `NSException`; nothing is pending then. Returns if nothing was. [any-thread] */
void carob_objc_throw_pending_error(void);

/* A module that defines this as true gets an `NSException` for a message that nobody answers, and for one whose method fails in the
 * host. In other modules such a message returns zero and leaves a pending error. */
extern CAROB_HIDDEN bool carob_objc_throws_errors;

#ifdef __cplusplus
}
#endif
#else
#include <carob/block_layout.h>
#include <carob/host.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What an object's messages are looked up in: its class, or the hidden class below it of an object with handlers of its
 * own. Null for nil and for a word that is no object. From `load` on. [any-thread] */
static inline Class carob_isa(const struct objc_object *object) {
  if (__builtin_expect(carob_is_tagged(object), 0))
    return carob_host ? carob_host->tagged_classes[CAROB_CAST(uintptr_t, object) & CAROB_TAGGED_KIND_MASK] : NULL;
  return object ? object->isa : NULL;
}

#ifdef __cplusplus
}
#endif
#endif
#endif

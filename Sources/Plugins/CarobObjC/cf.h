/* What the functions of CoreFoundation share: its references are objects, to which the functions send messages. */
#ifndef CAROB_CF_H
#define CAROB_CF_H

#include "glue.h"
#include <carob/send.h>
#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFBase.h>
#include <CoreFoundation/CFSet.h>

CAROB_GLUE_BEGIN

/* The numbers of types, and the classes of each. */
enum carob_cf_type {
  CF_NO_TYPE,
  CF_ALLOCATOR,
  CF_STRING,
  CF_NUMBER,
  CF_BOOLEAN,
  CF_ARRAY,
  CF_DICTIONARY,
  CF_SET,
  CF_DATE,
  CF_DATA,
  CF_URL,
  CF_UUID,
  CF_LOCALE,
  CF_NULL,
  CF_RUN_LOOP,
  CF_RUN_LOOP_TIMER,
  CF_RUN_LOOP_OBSERVER,
  CF_ERROR,
  CF_BUNDLE,
  CG_COLOR,
  CG_COLOR_SPACE,
  CG_GRADIENT,
  CG_PATH,
  CG_CONTEXT,
  CG_IMAGE,
  CG_PATTERN,
  /* Collections of pointers that are not retained. */
  CF_POINTER_ARRAY,
  CF_MAP_TABLE,
  CF_HASH_TABLE,
  CF_MUTABLE_STRING,
  CF_MUTABLE_ARRAY,
  CF_MUTABLE_DICTIONARY,
  CF_MUTABLE_SET,
  CF_MUTABLE_DATA,
  CF_TYPE_COUNT
};

/* Options of NSPointerFunctions. */
enum {
  CF_STRONG_OBJECTS = 0,
  CF_STRONG_POINTERS = 2 << 8, /* objects, compared by their addresses */
  CF_OPAQUE_MEMORY = 2,        /* objects that are not retained */
  CF_OPAQUE_POINTERS = 2 | 1 << 8,
};

/* NSRange. */
struct carob_cf_range {
  unsigned long location, length;
};

static inline id carob_cf_object(CFTypeRef reference) { return (id)(uintptr_t)reference; }

static inline struct carob_cf_range carob_cf_range(CFRange range) {
  return (struct carob_cf_range){(unsigned long)range.location, (unsigned long)range.length};
}

/* The class of a type. */
id carob_cf_class(enum carob_cf_type type);

/* Whether an object is of the class of a type; false for null. */
bool carob_cf_is(CFTypeRef reference, enum carob_cf_type type);

/* The object if it is of the class of a type; else nil, which answers 0 to all messages. */
id carob_cf_checked(CFTypeRef reference, enum carob_cf_type type);

/* A new instance, to which an `init…` is to be sent. */
id carob_cf_alloc(enum carob_cf_type type);

/* A reference of the caller's to the result of a message. */
static inline CFTypeRef carob_cf_kept(id object) { return objc_retain(object); }

/* A copy of an object by `copyWithZone:` or, for a mutable one, `mutableCopyWithZone:`. */
CFTypeRef carob_cf_copy(id object);
CFTypeRef carob_cf_mutable_copy(id object);

/* Raises NSInvalidArgumentException for callbacks that Carob does not call. */
__attribute__((noreturn)) void carob_cf_refuse_callbacks(const char *function);

/* Whether callbacks retain and release objects, or compare them, as those of kCFType…CallBacks do; false for null. All raise for
 * callbacks of a program, and for one without its counterpart. */
bool carob_cf_retains(
  const char *function, CFArrayRetainCallBack retain, CFArrayReleaseCallBack release);
bool carob_cf_compares(const char *function, CFArrayEqualCallBack equal);
bool carob_cf_compares_and_hashes(
  const char *function, CFArrayEqualCallBack equal, CFSetHashCallBack hash);

/* The number of an encoding in NSString.h that writes the same bytes without a byte order mark, and the size of that mark. */
unsigned long carob_cf_unmarked_encoding(UInt32 encoding, CFIndex *mark_size);

/* Frees bytes that a function has taken over, by the allocator that it was given. */
void carob_cf_free(const void *bytes, CFAllocatorRef deallocator);

/* The functions of the callbacks for objects. */
const void *carob_cf_retain_value(CFAllocatorRef allocator, const void *value);
const void *carob_cf_copy_value(CFAllocatorRef allocator, const void *value);
void carob_cf_release_value(CFAllocatorRef allocator, const void *value);

CAROB_GLUE_END

#endif

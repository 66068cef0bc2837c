/* The records of the published GNUstep Objective-C 2.0 ABI (`-fobjc-runtime=gnustep-2.0`).
 *
 * Classes made at run time, classes written in Swift and classes compiled by clang all have these
 * layouts. The runtime's own per-class data hangs off `objc_class.dtable`. The static assertions at
 * the end pin every size and offset for 64-bit machines. */
#ifndef CAROB_ABI_H
#define CAROB_ABI_H

#ifdef __OBJC__
#error "This header is for C and C++. In Objective-C, import <objc/runtime.h>, and <carob/plugin.h> for CAROB_PLUGIN."
#endif

#include <carob/macros.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct objc_class *Class;
typedef struct objc_object *id;
typedef const struct objc_selector *SEL;
typedef struct objc_method *Method;
typedef struct objc_ivar *Ivar;
typedef const struct objc_property *objc_property_t;
typedef struct objc_protocol Protocol;

/* A method implementation. Cast it to the method's real type before calling it. */
typedef void (*IMP)(void);

/* What `id` points at. The word before it holds the peer: the Swift object that owns the block, or has it inside; the
 * word before that is the runtime's.
 * Instance variables follow `isa` at the offsets that their `objc_ivar` records give. `isa` is not to be
 * written: the peer holds the class as well, and `object_setClass` changes both. */
struct objc_object {
  Class isa;
};

/* An id whose lowest three bits are not all zero is no address but a *tagged word*. A *small string* is one: clang writes
 * literals of up to eight ASCII characters so, and they are objects. All other tagged words are none. Code that is given an id
 * asks `carob_isa` for its class, and does not read `isa`. */
enum {
  CAROB_TAG_MASK = 7,
  CAROB_SMALL_STRING = 4, /* the tag of a string; above it is its length */
  CAROB_SMALL_STRING_LENGTH_SHIFT = 3,
  CAROB_SMALL_STRING_LENGTH_MASK = 31,
  CAROB_TAGGED_KIND_MASK = 255, /* tag and length */
  CAROB_SMALL_STRING_CHARACTERS = 8,      /* at most */
  CAROB_SMALL_STRING_CHARACTER_BITS = 7,
  CAROB_SMALL_STRING_FIRST_SHIFT = 57     /* of the first character; each further one is below it, and then zeros */
};

/* Whether an id is a tagged word; 0 for nil. [any-thread] */
static inline int carob_is_tagged(const void *object) {
  return (CAROB_CAST(uintptr_t, object) & CAROB_TAG_MASK) != 0;
}

/* A selector. `name` until it is registered, `index` afterwards; registered selectors are equal
 * when their indices are. `types` may be null. */
struct objc_selector {
  union {
    const char *name;
    uintptr_t index;
  };
  const char *types;
};

struct objc_method {
  IMP imp;
  SEL selector;
  const char *types;
};

struct objc_method_list {
  struct objc_method_list *next;
  int32_t count;
  size_t size; /* of one element */
  struct objc_method methods[1];
};

struct objc_ivar {
  const char *name;
  const char *type;
  int32_t *offset; /* from `isa`, in bytes */
  uint32_t size;
  /* Ownership in bits 0-1, log2 of the alignment in bits 3-8; of a bit-field also its first bit
   * within the byte at the offset in bits 16-18, its width in bits 19-25. */
  uint32_t flags;
};

enum {
  CAROB_IVAR_OWNERSHIP_MASK = 3,
  CAROB_IVAR_STRONG = 1,
  CAROB_IVAR_WEAK = 2,
  CAROB_IVAR_UNRETAINED = 3,
  CAROB_IVAR_ALIGNMENT_SHIFT = 3,
  CAROB_IVAR_FIRST_BIT_SHIFT = 16,
  CAROB_IVAR_BIT_WIDTH_SHIFT = 19
};

struct objc_ivar_list {
  int32_t count;
  size_t size; /* of one element */
  struct objc_ivar ivars[1];
};

struct objc_property {
  const char *name;
  const char *attributes;
  const char *type;
  SEL getter;
  SEL setter;
};

struct objc_property_list {
  int32_t count;
  int32_t size; /* of one element */
  struct objc_property_list *next;
  struct objc_property properties[1];
};

struct objc_method_description {
  SEL name;
  const char *types;
};

struct objc_protocol_method_list {
  int32_t count;
  int32_t size; /* of one element */
  struct objc_method_description methods[1];
};

struct objc_protocol_list {
  struct objc_protocol_list *next;
  size_t count;
  struct objc_protocol *protocols[1];
};

struct objc_protocol {
  id isa;
  const char *name;
  struct objc_protocol_list *protocols;
  struct objc_protocol_method_list *instance_methods;
  struct objc_protocol_method_list *class_methods;
  struct objc_protocol_method_list *optional_instance_methods;
  struct objc_protocol_method_list *optional_class_methods;
  struct objc_property_list *properties;
  struct objc_property_list *optional_properties;
  struct objc_property_list *class_properties;
  struct objc_property_list *optional_class_properties;
};

/* Bits of `objc_class.info`. Bit 0 is what clang emits; the others are set by the runtime, while
 * others may read them: load `info` atomically. */
enum {
  CAROB_CLASS_META = 1 << 0,
  CAROB_CLASS_INITIALIZED = 1 << 8,
  CAROB_CLASS_RESOLVED = 1 << 9,
  CAROB_CLASS_USER_CREATED = 1 << 10,
  CAROB_CLASS_BLOCK = 1 << 11, /* no class: what a block's `isa` points at (its class is NSBlock), or that of what is no object */
  CAROB_CLASS_HIDDEN = 1 << 12, /* made for objects with methods of their own; `-class` skips it */
  CAROB_CLASS_COUNTED = 1 << 13, /* the runtime counts the instances */
  CAROB_CLASS_LITERAL = 1 << 14, /* of string literals in modules, which have the peer in their last word */
  CAROB_CLASS_COUNTS_ITSELF = 1 << 15, /* has, or inherits, a `retain`, `release` or `autorelease` that is to be sent */
  CAROB_CLASS_ZOMBIE = 1 << 16 /* no class: what `isa` of an object points at that was freed, when zombies are kept */
};

struct objc_class {
  Class isa; /* the metaclass */
  Class super_class;
  const char *name;
  long version;
  unsigned long info;
  long instance_size; /* from `isa`, in bytes */
  struct objc_ivar_list *ivars;
  struct objc_method_list *methods;
  void *dtable; /* `struct carob_method_cache`; atomic */
  IMP cxx_construct;
  IMP cxx_destruct;
  Class subclass_list;
  Class sibling_class;
  struct objc_protocol_list *protocols;
  void *extra_data; /* `mask` of what `dtable` points at, or of a smaller one before it; atomic */
  long abi_version;
  struct objc_property_list *properties;
};

#if UINTPTR_MAX == UINT64_MAX
CAROB_ASSERT_SIZE(objc_object, 8);
CAROB_ASSERT_SIZE(objc_selector, 16);
CAROB_ASSERT_OFFSET(objc_selector, types, 8);
CAROB_ASSERT_SIZE(objc_method, 24);
CAROB_ASSERT_OFFSET(objc_method, selector, 8);
CAROB_ASSERT_OFFSET(objc_method, types, 16);
CAROB_ASSERT_OFFSET(objc_method_list, count, 8);
CAROB_ASSERT_OFFSET(objc_method_list, size, 16);
CAROB_ASSERT_OFFSET(objc_method_list, methods, 24);
CAROB_ASSERT_SIZE(objc_ivar, 32);
CAROB_ASSERT_OFFSET(objc_ivar, type, 8);
CAROB_ASSERT_OFFSET(objc_ivar, offset, 16);
CAROB_ASSERT_OFFSET(objc_ivar, size, 24);
CAROB_ASSERT_OFFSET(objc_ivar, flags, 28);
CAROB_ASSERT_OFFSET(objc_ivar_list, size, 8);
CAROB_ASSERT_OFFSET(objc_ivar_list, ivars, 16);
CAROB_ASSERT_SIZE(objc_property, 40);
CAROB_ASSERT_OFFSET(objc_property, attributes, 8);
CAROB_ASSERT_OFFSET(objc_property, type, 16);
CAROB_ASSERT_OFFSET(objc_property, getter, 24);
CAROB_ASSERT_OFFSET(objc_property, setter, 32);
CAROB_ASSERT_OFFSET(objc_property_list, size, 4);
CAROB_ASSERT_OFFSET(objc_property_list, next, 8);
CAROB_ASSERT_OFFSET(objc_property_list, properties, 16);
CAROB_ASSERT_SIZE(objc_method_description, 16);
CAROB_ASSERT_OFFSET(objc_protocol_method_list, methods, 8);
CAROB_ASSERT_OFFSET(objc_protocol_list, count, 8);
CAROB_ASSERT_OFFSET(objc_protocol_list, protocols, 16);
CAROB_ASSERT_SIZE(objc_protocol, 88);
CAROB_ASSERT_OFFSET(objc_protocol, name, 8);
CAROB_ASSERT_OFFSET(objc_protocol, protocols, 16);
CAROB_ASSERT_OFFSET(objc_protocol, instance_methods, 24);
CAROB_ASSERT_OFFSET(objc_protocol, class_methods, 32);
CAROB_ASSERT_OFFSET(objc_protocol, optional_instance_methods, 40);
CAROB_ASSERT_OFFSET(objc_protocol, optional_class_methods, 48);
CAROB_ASSERT_OFFSET(objc_protocol, properties, 56);
CAROB_ASSERT_OFFSET(objc_protocol, optional_properties, 64);
CAROB_ASSERT_OFFSET(objc_protocol, class_properties, 72);
CAROB_ASSERT_OFFSET(objc_protocol, optional_class_properties, 80);
CAROB_ASSERT_SIZE(objc_class, 136);
CAROB_ASSERT_OFFSET(objc_class, super_class, 8);
CAROB_ASSERT_OFFSET(objc_class, name, 16);
CAROB_ASSERT_OFFSET(objc_class, version, 24);
CAROB_ASSERT_OFFSET(objc_class, info, 32);
CAROB_ASSERT_OFFSET(objc_class, instance_size, 40);
CAROB_ASSERT_OFFSET(objc_class, ivars, 48);
CAROB_ASSERT_OFFSET(objc_class, methods, 56);
CAROB_ASSERT_OFFSET(objc_class, dtable, 64);
CAROB_ASSERT_OFFSET(objc_class, cxx_construct, 72);
CAROB_ASSERT_OFFSET(objc_class, cxx_destruct, 80);
CAROB_ASSERT_OFFSET(objc_class, subclass_list, 88);
CAROB_ASSERT_OFFSET(objc_class, sibling_class, 96);
CAROB_ASSERT_OFFSET(objc_class, protocols, 104);
CAROB_ASSERT_OFFSET(objc_class, extra_data, 112);
CAROB_ASSERT_OFFSET(objc_class, abi_version, 120);
CAROB_ASSERT_OFFSET(objc_class, properties, 128);
#endif

#ifdef __cplusplus
}
#endif
#endif

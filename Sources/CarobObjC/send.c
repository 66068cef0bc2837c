#include "glue.h"
#include <stdio.h>
#include <stdlib.h>

CAROB_ASSERT_OFFSET(objc_object, isa, OBJECT_CLASS);
CAROB_ASSERT_OFFSET(objc_selector, index, SELECTOR_INDEX);
CAROB_ASSERT_OFFSET(objc_class, dtable, CLASS_CACHE);
CAROB_ASSERT_OFFSET(objc_class, extra_data, CLASS_MASK);
CAROB_ASSERT_OFFSET(carob_method_cache, mask, CACHE_MASK);
CAROB_ASSERT_OFFSET(carob_method_cache, slots, CACHE_SLOTS);
CAROB_ASSERT_OFFSET(carob_method_entry, imp, ENTRY_IMP);
CAROB_ASSERT_OFFSET(carob_method_entry, selector, ENTRY_SELECTOR);

CAROB_ASSERT_OFFSET(carob_host, tagged_classes, HOST_TAGGED_CLASSES);
CAROB_STATIC_ASSERT(TAG_BITS == CAROB_TAG_MASK && TAGGED_KIND_BITS == CAROB_TAGGED_KIND_MASK, "tags");

#pragma GCC visibility push(hidden)

static uint32_t argument_count(const char *selector_name) {
  uint32_t count = 0;
  for (; *selector_name; selector_name++) count += *selector_name == ':';
  return count;
}

static IMP resolve(id receiver, SEL selector, const char *super_of) {
  const char *name = carob_host->sel_getName(selector);
  /* It may be on the stack: the host stores the entry in the class's cache as well. */
  struct carob_call_site site = {
    .selector_name = name,
    .super_of = super_of,
    .argument_count = argument_count(name),
    .selector = selector};
  return carob_host->resolve_call(&site, receiver);
}

IMP carob_objc_lookup(id receiver, SEL selector) {
  if (!carob_host) {
    /* Selectors are not registered yet, so there is no message to name. */
    fputs("carob: a constructor of an Objective-C module sent a message; use +load\n", stderr);
    abort();
  }
  return resolve(receiver, selector, 0);
}

/* What clang passes for a message to `super`: the class above the one that has the method, or its metaclass. */
struct objc_super {
  id receiver;
  Class start;
};

/* The class above which a message to `super` starts. It is the one whose method sends the message, so the receiver
 * is an instance of it, or of a class below; null if superclasses were changed since the method was compiled. */
static Class class_below(Class start, id receiver) {
  Class cls = carob_isa(receiver);
  while (cls) {
    const Class above = __atomic_load_n(&cls->super_class, __ATOMIC_ACQUIRE);
    if (above == start) return cls;
    cls = above;
  }
  return 0;
}

IMP objc_msg_lookup_super(const struct objc_super *super, SEL selector);

IMP objc_msg_lookup_super(const struct objc_super *super, SEL selector) {
  if (!super->receiver) return carob_objc_return_zero;
  const struct carob_method_entry *entry = carob_cached_entry(super->start, selector->index);
  IMP imp = entry ? carob_entry_imp(entry) : 0;
  if (imp) return imp;
  const Class below = class_below(super->start, super->receiver);
  imp = below ? resolve(super->receiver, selector, below->name)
              : carob_host->class_getMethodImplementation(super->start, selector);
  return imp ? imp : carob_objc_return_zero;
}

#pragma GCC visibility pop

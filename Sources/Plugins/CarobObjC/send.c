#include "glue.h"

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

CAROB_GLUE_BEGIN

/* Weak, so that a module can define it otherwise. */
__attribute__((weak)) bool carob_objc_throws_errors = false;

static uint32_t argument_count(const char *selector_name) {
  uint32_t count = 0;
  for (; *selector_name; selector_name++) count += *selector_name == ':';
  return count;
}

static IMP resolve(id receiver, SEL selector) {
  const char *name = carob_host->sel_getName(selector);
  /* It may be on the stack: the host stores the entry in the class's cache as well. */
  struct carob_call_site site = {
    .selector_name = name,
    .argument_count = argument_count(name),
    .selector = selector};
  return carob_host->resolve_call(&site, receiver);
}

__attribute__((noinline)) IMP carob_objc_lookup(id receiver, SEL selector) {
  /* Selectors are not registered yet, so they have their names. */
  if (!carob_host) carob_objc_refuse_early_message(receiver, selector->name);
  const IMP imp = resolve(receiver, selector);
  if (!imp && carob_objc_throws_errors) carob_objc_throw_pending_error();
  return imp;
}

IMP carob_objc_lookup_or_zero(id receiver, SEL selector) {
  const IMP imp = carob_objc_lookup(receiver, selector);
  return imp ? imp : carob_objc_zero_implementation(selector->types);
}

/* What clang passes for a message to `super`: the class above the one that has the method, or its metaclass. */
struct objc_super {
  id receiver;
  Class start;
};

/* clang says no types in a message to `super`. The module may have the selector with types elsewhere, and the receiver a method,
 * which is often the one that sends the message. */
static const char *types_of_super_message(id receiver, SEL selector) {
  if (selector->types) return selector->types;
  const struct carob_objc_module *module = carob_objc_glue.records;
  const struct objc_selector *next = module ? module->selectors : 0;
  for (; next && next < module->selectors_end; next++)
    if (next->index == selector->index && next->types) return next->types;
  const Class cls = carob_isa(receiver);
  const Method method = cls ? carob_host->class_getInstanceMethod(cls, selector) : 0;
  return method ? __atomic_load_n(&method->types, __ATOMIC_ACQUIRE) : 0;
}

void carob_objc_clear_super_result(void *result, id receiver, SEL selector) {
  const struct objc_selector typed = {
    .index = selector->index, .types = types_of_super_message(receiver, selector)};
  carob_objc_clear_result(result, &typed);
}

static IMP nothing_above(id receiver, SEL selector) {
  return carob_objc_zero_implementation(types_of_super_message(receiver, selector));
}

/* Apart, so that the function below saves no registers when the cache has the method. */
__attribute__((noinline)) static IMP look_up_super_in_host(
  const struct objc_super *super, SEL selector) {
  if (!super->receiver) return nothing_above(0, selector);
  const IMP imp = carob_host->carob_super_implementation(super->start, super->receiver, selector);
  if (!imp && carob_objc_throws_errors) carob_objc_throw_pending_error();
  return imp ? imp : nothing_above(super->receiver, selector);
}

IMP objc_msg_lookup_super(const struct objc_super *super, SEL selector);

IMP objc_msg_lookup_super(const struct objc_super *super, SEL selector) {
  if (super->receiver) {
    const struct carob_method_entry *entry = carob_cached_entry(super->start, selector->index);
    const IMP imp = entry ? carob_entry_imp(entry) : 0;
    if (imp) return imp;
  }
  return look_up_super_in_host(super, selector);
}

CAROB_GLUE_END

/* Sets, which CFSet.h declares. */
#include "cf.h"
#include <CoreFoundation/CFSet.h>

CAROB_GLUE_BEGIN

const CFSetCallBacks kCFTypeSetCallBacks = {
  0, carob_cf_retain_value, carob_cf_release_value, CFCopyDescription, CFEqual, CFHash};

CFTypeID CFSetGetTypeID(void) { return CF_SET; }

static bool is_table(CFTypeRef set) { return carob_cf_is(set, CF_HASH_TABLE); }
static id set_of(CFTypeRef set) {
  return carob_cf_checked(set, is_table(set) ? CF_HASH_TABLE : CF_SET);
}

CFMutableSetRef CFSetCreateMutable(
  CFAllocatorRef allocator, CFIndex capacity, const CFSetCallBacks *callBacks) {
  (void)allocator, (void)capacity;
  const bool compares =
    callBacks && carob_cf_compares_and_hashes("CFSetCreate", callBacks->equal, callBacks->hash);
  if (callBacks && carob_cf_retains("CFSetCreate", callBacks->retain, callBacks->release))
    return (CFMutableSetRef)CAROB_SEND(id, carob_cf_alloc(CF_MUTABLE_SET), "init", ());
  return (CFMutableSetRef)CAROB_SEND(
    id, carob_cf_alloc(CF_HASH_TABLE), "initWithOptions:capacity:", (unsigned long, unsigned long),
    compares ? CF_OPAQUE_MEMORY : CF_OPAQUE_POINTERS, 0);
}

CFSetRef CFSetCreate(
  CFAllocatorRef allocator, const void **values, CFIndex count, const CFSetCallBacks *callBacks) {
  const CFMutableSetRef made = CFSetCreateMutable(allocator, count, callBacks);
  for (CFIndex i = 0; i < count; ++i) CFSetAddValue(made, values[i]);
  if (is_table(made)) return made;
  const CFSetRef copy = CFSetCreateCopy(allocator, made);
  CFRelease(made);
  return copy;
}

CFSetRef CFSetCreateCopy(CFAllocatorRef allocator, CFSetRef set) {
  (void)allocator;
  return carob_cf_copy(set_of(set));
}

CFMutableSetRef CFSetCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFSetRef set) {
  (void)allocator, (void)capacity;
  const id object = set_of(set);
  const CFTypeRef copy = is_table(set) ? carob_cf_copy(object) : carob_cf_mutable_copy(object);
  return (CFMutableSetRef)(uintptr_t)copy;
}

CFIndex CFSetGetCount(CFSetRef set) {
  return (CFIndex)CAROB_SEND(unsigned long, set_of(set), "count", ());
}

Boolean CFSetGetValueIfPresent(CFSetRef set, const void *candidate, const void **value) {
  const void *found = 0;
  bool is_present;
  if (is_table(set)) {
    is_present = CAROB_SEND(
      BOOL, carob_cf_object(set), "carob_member:value:", (const void *, const void **), candidate,
      &found);
  } else {
    found = candidate ? CAROB_SEND(id, set_of(set), "member:", (id), carob_cf_object(candidate)) : 0;
    is_present = found != 0;
  }
  if (value && is_present) *value = found;
  return is_present;
}

const void *CFSetGetValue(CFSetRef set, const void *value) {
  const void *found = 0;
  CFSetGetValueIfPresent(set, value, &found);
  return found;
}

Boolean CFSetContainsValue(CFSetRef set, const void *value) {
  return CFSetGetValueIfPresent(set, value, 0);
}

CFIndex CFSetGetCountOfValue(CFSetRef set, const void *value) {
  return CFSetContainsValue(set, value);
}

void CFSetGetValues(CFSetRef set, const void **values) {
  if (is_table(set)) {
    CAROB_SEND(void, carob_cf_object(set), "carob_getValues:", (const void **), values);
    return;
  }
  const id all = CAROB_SEND(id, set_of(set), "allObjects", ());
  const CFIndex count = (CFIndex)CAROB_SEND(unsigned long, all, "count", ());
  for (CFIndex i = 0; i < count; ++i)
    values[i] = CAROB_SEND(id, all, "objectAtIndex:", (unsigned long), (unsigned long)i);
}

void CFSetApplyFunction(CFSetRef set, CFSetApplierFunction applier, void *context) {
  const CFSetRef held = CFSetCreateCopy(0, set);
  const CFIndex count = CFSetGetCount(held);
  const void **const values = CFAllocatorAllocate(0, (count + 1) * (CFIndex)sizeof(void *), 0);
  if (values) {
    CFSetGetValues(held, values);
    for (CFIndex i = 0; i < count; ++i) applier(values[i], context);
    CFAllocatorDeallocate(0, values);
  }
  CFRelease(held);
}

/* Adds a value that no other one in the set is equal to. */
static void add(CFMutableSetRef set, const void *value) {
  if (is_table(set))
    CAROB_SEND(void, carob_cf_object(set), "carob_insert:", (const void *), value);
  else
    CAROB_SEND(void, set_of(set), "addObject:", (id), carob_cf_object(value));
}

void CFSetAddValue(CFMutableSetRef set, const void *value) {
  if (!CFSetContainsValue(set, value)) add(set, value);
}

void CFSetSetValue(CFMutableSetRef set, const void *value) {
  CFSetRemoveValue(set, value);
  add(set, value);
}

void CFSetReplaceValue(CFMutableSetRef set, const void *value) {
  if (CFSetContainsValue(set, value)) CFSetSetValue(set, value);
}

void CFSetRemoveValue(CFMutableSetRef set, const void *value) {
  if (is_table(set))
    CAROB_SEND(void, carob_cf_object(set), "carob_remove:", (const void *), value);
  else if (value)
    CAROB_SEND(void, set_of(set), "removeObject:", (id), carob_cf_object(value));
}

void CFSetRemoveAllValues(CFMutableSetRef set) {
  CAROB_SEND(void, set_of(set), "removeAllObjects", ());
}

CAROB_GLUE_END

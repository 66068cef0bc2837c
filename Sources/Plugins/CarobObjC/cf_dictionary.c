/* Dictionaries, which CFDictionary.h declares. */
#include "cf.h"
#include <CoreFoundation/CFDictionary.h>

CAROB_GLUE_BEGIN

const CFDictionaryKeyCallBacks kCFTypeDictionaryKeyCallBacks = {
  0, carob_cf_retain_value, carob_cf_release_value, CFCopyDescription, CFEqual, CFHash};
const CFDictionaryKeyCallBacks kCFCopyStringDictionaryKeyCallBacks = {
  0, carob_cf_copy_value, carob_cf_release_value, CFCopyDescription, CFEqual, CFHash};
const CFDictionaryValueCallBacks kCFTypeDictionaryValueCallBacks = {
  0, carob_cf_retain_value, carob_cf_release_value, CFCopyDescription, CFEqual};

CFTypeID CFDictionaryGetTypeID(void) { return CF_DICTIONARY; }

static bool is_table(CFTypeRef dictionary) { return carob_cf_is(dictionary, CF_MAP_TABLE); }
static id dictionary_of(CFTypeRef dictionary) {
  return carob_cf_checked(dictionary, is_table(dictionary) ? CF_MAP_TABLE : CF_DICTIONARY);
}

/* -- Making ------------------------------------------------------------------------------- */

static unsigned long key_options(const CFDictionaryKeyCallBacks *callBacks) {
  if (!callBacks) return CF_OPAQUE_POINTERS;
  const bool retains =
    carob_cf_retains("CFDictionaryCreate", callBacks->retain, callBacks->release);
  if (carob_cf_compares_and_hashes("CFDictionaryCreate", callBacks->equal, callBacks->hash))
    return retains ? CF_STRONG_OBJECTS : CF_OPAQUE_MEMORY;
  return retains ? CF_STRONG_POINTERS : CF_OPAQUE_POINTERS;
}

static unsigned long value_options(const CFDictionaryValueCallBacks *callBacks) {
  if (!callBacks) return CF_OPAQUE_POINTERS;
  const bool compares = carob_cf_compares("CFDictionaryCreate", callBacks->equal);
  if (carob_cf_retains("CFDictionaryCreate", callBacks->retain, callBacks->release))
    return CF_STRONG_OBJECTS;
  return compares ? CF_OPAQUE_MEMORY : CF_OPAQUE_POINTERS;
}

CFMutableDictionaryRef CFDictionaryCreateMutable(
  CFAllocatorRef allocator, CFIndex capacity, const CFDictionaryKeyCallBacks *keyCallBacks,
  const CFDictionaryValueCallBacks *valueCallBacks) {
  (void)allocator, (void)capacity;
  const unsigned long keys = key_options(keyCallBacks), values = value_options(valueCallBacks);
  if (keys == CF_STRONG_OBJECTS && values == CF_STRONG_OBJECTS)
    return (CFMutableDictionaryRef)CAROB_SEND(
      id, carob_cf_alloc(CF_MUTABLE_DICTIONARY), "init", ());
  return (CFMutableDictionaryRef)CAROB_SEND(
    id, carob_cf_alloc(CF_MAP_TABLE), "initWithKeyOptions:valueOptions:capacity:",
    (unsigned long, unsigned long, unsigned long), keys, values, 0);
}

CFDictionaryRef CFDictionaryCreate(
  CFAllocatorRef allocator, const void **keys, const void **values, CFIndex count,
  const CFDictionaryKeyCallBacks *keyCallBacks, const CFDictionaryValueCallBacks *valueCallBacks) {
  const CFMutableDictionaryRef made =
    CFDictionaryCreateMutable(allocator, count, keyCallBacks, valueCallBacks);
  for (CFIndex i = 0; i < count; ++i) CFDictionarySetValue(made, keys[i], values[i]);
  if (is_table(made)) return made;
  const CFDictionaryRef copy = CFDictionaryCreateCopy(allocator, made);
  CFRelease(made);
  return copy;
}

CFDictionaryRef CFDictionaryCreateCopy(CFAllocatorRef allocator, CFDictionaryRef dictionary) {
  (void)allocator;
  return carob_cf_copy(dictionary_of(dictionary));
}

CFMutableDictionaryRef CFDictionaryCreateMutableCopy(
  CFAllocatorRef allocator, CFIndex capacity, CFDictionaryRef dictionary) {
  (void)allocator, (void)capacity;
  const id object = dictionary_of(dictionary);
  const CFTypeRef copy =
    is_table(dictionary) ? carob_cf_copy(object) : carob_cf_mutable_copy(object);
  return (CFMutableDictionaryRef)(uintptr_t)copy;
}

/* -- Reading ------------------------------------------------------------------------------ */

CFIndex CFDictionaryGetCount(CFDictionaryRef dictionary) {
  return (CFIndex)CAROB_SEND(unsigned long, dictionary_of(dictionary), "count", ());
}

Boolean CFDictionaryGetValueIfPresent(
  CFDictionaryRef dictionary, const void *key, const void **value) {
  const id object = dictionary_of(dictionary);
  const void *found = 0;
  bool is_present;
  if (is_table(dictionary)) {
    is_present = CAROB_SEND(
      BOOL, object, "carob_member:key:value:", (const void *, const void **, const void **), key, 0,
      &found);
  } else {
    found = key ? CAROB_SEND(id, object, "objectForKey:", (id), carob_cf_object(key)) : 0;
    is_present = found != 0;
  }
  if (value && is_present) *value = found;
  return is_present;
}

const void *CFDictionaryGetValue(CFDictionaryRef dictionary, const void *key) {
  const void *value = 0;
  CFDictionaryGetValueIfPresent(dictionary, key, &value);
  return value;
}

Boolean CFDictionaryContainsKey(CFDictionaryRef dictionary, const void *key) {
  return CFDictionaryGetValueIfPresent(dictionary, key, 0);
}

CFIndex CFDictionaryGetCountOfKey(CFDictionaryRef dictionary, const void *key) {
  return CFDictionaryContainsKey(dictionary, key);
}

void CFDictionaryGetKeysAndValues(
  CFDictionaryRef dictionary, const void **keys, const void **values) {
  const id object = dictionary_of(dictionary);
  if (is_table(dictionary)) {
    CAROB_SEND(
      void, object, "carob_getKeys:values:", (const void **, const void **), keys, values);
    return;
  }
  const id all = CAROB_SEND(id, object, "allKeys", ());
  const CFIndex count = (CFIndex)CAROB_SEND(unsigned long, all, "count", ());
  for (CFIndex i = 0; i < count; ++i) {
    const id key = CAROB_SEND(id, all, "objectAtIndex:", (unsigned long), (unsigned long)i);
    if (keys) keys[i] = key;
    if (values) values[i] = CAROB_SEND(id, object, "objectForKey:", (id), key);
  }
}

/* The entries, which may change while something is done for each. */
struct entries {
  CFIndex count;
  const void **keys, **values;
};

static struct entries entries_of(CFDictionaryRef dictionary) {
  struct entries entries = {CFDictionaryGetCount(dictionary), 0, 0};
  entries.keys = CFAllocatorAllocate(0, (entries.count * 2 + 1) * (CFIndex)sizeof(void *), 0);
  if (!entries.keys) return (struct entries){0, 0, 0};
  entries.values = entries.keys + entries.count;
  CFDictionaryGetKeysAndValues(dictionary, entries.keys, entries.values);
  return entries;
}

static bool is_equal(CFDictionaryRef dictionary, const void *first, const void *second) {
  if (first == second) return true;
  return is_table(dictionary)
    ? CAROB_SEND(
        BOOL, carob_cf_object(dictionary), "carob_isValue:equalTo:", (const void *, const void *),
        first, second)
    : CFEqual(first, second);
}

CFIndex CFDictionaryGetCountOfValue(CFDictionaryRef dictionary, const void *value) {
  const struct entries entries = entries_of(dictionary);
  CFIndex count = 0;
  for (CFIndex i = 0; i < entries.count; ++i)
    count += is_equal(dictionary, entries.values[i], value);
  CFAllocatorDeallocate(0, entries.keys);
  return count;
}

Boolean CFDictionaryContainsValue(CFDictionaryRef dictionary, const void *value) {
  return CFDictionaryGetCountOfValue(dictionary, value) > 0;
}

void CFDictionaryApplyFunction(
  CFDictionaryRef dictionary, CFDictionaryApplierFunction applier, void *context) {
  const CFDictionaryRef held = CFDictionaryCreateCopy(0, dictionary);
  const struct entries entries = entries_of(held);
  for (CFIndex i = 0; i < entries.count; ++i)
    applier(entries.keys[i], entries.values[i], context);
  CFAllocatorDeallocate(0, entries.keys);
  CFRelease(held);
}

/* -- Changing ----------------------------------------------------------------------------- */

void CFDictionarySetValue(
  CFMutableDictionaryRef dictionary, const void *key, const void *value) {
  const id object = dictionary_of(dictionary);
  if (is_table(dictionary))
    CAROB_SEND(
      void, object, "carob_insert:forKey:", (const void *, const void *), value, key);
  else
    CAROB_SEND(
      void, object, "setObject:forKey:", (id, id), carob_cf_object(value), carob_cf_object(key));
}

void CFDictionaryAddValue(
  CFMutableDictionaryRef dictionary, const void *key, const void *value) {
  if (!CFDictionaryContainsKey(dictionary, key)) CFDictionarySetValue(dictionary, key, value);
}

void CFDictionaryReplaceValue(
  CFMutableDictionaryRef dictionary, const void *key, const void *value) {
  if (CFDictionaryContainsKey(dictionary, key)) CFDictionarySetValue(dictionary, key, value);
}

void CFDictionaryRemoveValue(CFMutableDictionaryRef dictionary, const void *key) {
  if (is_table(dictionary))
    CAROB_SEND(void, carob_cf_object(dictionary), "carob_remove:", (const void *), key);
  else if (key)
    CAROB_SEND(
      void, dictionary_of(dictionary), "removeObjectForKey:", (id), carob_cf_object(key));
}

void CFDictionaryRemoveAllValues(CFMutableDictionaryRef dictionary) {
  CAROB_SEND(void, dictionary_of(dictionary), "removeAllObjects", ());
}

CAROB_GLUE_END

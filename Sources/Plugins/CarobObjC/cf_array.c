/* Arrays, which CFArray.h declares. */
#include "cf.h"
#include <CoreFoundation/CFArray.h>
#include <stdlib.h>

CAROB_GLUE_BEGIN

const CFArrayCallBacks kCFTypeArrayCallBacks = {
  0, carob_cf_retain_value, carob_cf_release_value, CFCopyDescription, CFEqual};

CFTypeID CFArrayGetTypeID(void) { return CF_ARRAY; }

static bool has_pointers(CFTypeRef array) { return carob_cf_is(array, CF_POINTER_ARRAY); }
static id list(CFTypeRef array) { return carob_cf_checked(array, CF_ARRAY); }

/* -- Making ------------------------------------------------------------------------------- */

static bool retains(const CFArrayCallBacks *callBacks) {
  if (!callBacks) return false;
  carob_cf_compares("CFArrayCreate", callBacks->equal);
  return carob_cf_retains("CFArrayCreate", callBacks->retain, callBacks->release);
}

CFMutableArrayRef CFArrayCreateMutable(
  CFAllocatorRef allocator, CFIndex capacity, const CFArrayCallBacks *callBacks) {
  (void)allocator, (void)capacity;
  if (retains(callBacks))
    return (CFMutableArrayRef)CAROB_SEND(id, carob_cf_alloc(CF_MUTABLE_ARRAY), "init", ());
  return (CFMutableArrayRef)CAROB_SEND(
    id, carob_cf_alloc(CF_POINTER_ARRAY), "initWithOptions:", (unsigned long),
    callBacks && callBacks->equal ? CF_OPAQUE_MEMORY : CF_OPAQUE_POINTERS);
}

CFArrayRef CFArrayCreate(
  CFAllocatorRef allocator, const void **values, CFIndex count,
  const CFArrayCallBacks *callBacks) {
  if (retains(callBacks))
    return (CFArrayRef)CAROB_SEND(
      id, carob_cf_alloc(CF_ARRAY), "initWithObjects:count:", (const void **, unsigned long),
      values, (unsigned long)count);
  const CFMutableArrayRef array = CFArrayCreateMutable(allocator, count, callBacks);
  for (CFIndex i = 0; i < count; ++i) CFArrayAppendValue(array, values[i]);
  return array;
}

CFArrayRef CFArrayCreateCopy(CFAllocatorRef allocator, CFArrayRef array) {
  (void)allocator;
  return carob_cf_copy(has_pointers(array) ? carob_cf_object(array) : list(array));
}

CFMutableArrayRef CFArrayCreateMutableCopy(
  CFAllocatorRef allocator, CFIndex capacity, CFArrayRef array) {
  (void)allocator, (void)capacity;
  const CFTypeRef copy = has_pointers(array) ? carob_cf_copy(carob_cf_object(array))
                                             : carob_cf_mutable_copy(list(array));
  return (CFMutableArrayRef)(uintptr_t)copy;
}

/* -- Reading ------------------------------------------------------------------------------ */

CFIndex CFArrayGetCount(CFArrayRef array) {
  const id object = has_pointers(array) ? carob_cf_object(array) : list(array);
  return (CFIndex)CAROB_SEND(unsigned long, object, "count", ());
}

const void *CFArrayGetValueAtIndex(CFArrayRef array, CFIndex index) {
  const unsigned long place = (unsigned long)index;
  if (has_pointers(array))
    return CAROB_SEND(
      void *, carob_cf_object(array), "pointerAtIndex:", (unsigned long), place);
  return CAROB_SEND(id, list(array), "objectAtIndex:", (unsigned long), place);
}

/* The part of a range that an array has. */
static CFRange part(CFArrayRef array, CFRange range) {
  const CFIndex count = CFArrayGetCount(array);
  if (range.location < 0 || range.location > count) return CFRangeMake(0, 0);
  const CFIndex most = count - range.location;
  if (range.length < 0 || range.length > most) range.length = most;
  return range;
}

void CFArrayGetValues(CFArrayRef array, CFRange range, const void **values) {
  range = part(array, range);
  for (CFIndex i = 0; i < range.length; ++i)
    values[i] = CFArrayGetValueAtIndex(array, range.location + i);
}

static bool is_equal(CFArrayRef array, const void *first, const void *second) {
  if (first == second) return true;
  return has_pointers(array)
    ? CAROB_SEND(
        BOOL, carob_cf_object(array), "carob_isPointer:equalTo:", (const void *, const void *),
        first, second)
    : CFEqual(first, second);
}

CFIndex CFArrayGetFirstIndexOfValue(CFArrayRef array, CFRange range, const void *value) {
  range = part(array, range);
  for (CFIndex i = range.location; i < range.location + range.length; ++i)
    if (is_equal(array, value, CFArrayGetValueAtIndex(array, i))) return i;
  return kCFNotFound;
}

CFIndex CFArrayGetLastIndexOfValue(CFArrayRef array, CFRange range, const void *value) {
  range = part(array, range);
  for (CFIndex i = range.location + range.length; i-- > range.location;)
    if (is_equal(array, value, CFArrayGetValueAtIndex(array, i))) return i;
  return kCFNotFound;
}

CFIndex CFArrayGetCountOfValue(CFArrayRef array, CFRange range, const void *value) {
  CFIndex count = 0;
  range = part(array, range);
  for (CFIndex i = range.location; i < range.location + range.length; ++i)
    count += is_equal(array, value, CFArrayGetValueAtIndex(array, i));
  return count;
}

Boolean CFArrayContainsValue(CFArrayRef array, CFRange range, const void *value) {
  return CFArrayGetFirstIndexOfValue(array, range, value) != kCFNotFound;
}

void CFArrayApplyFunction(
  CFArrayRef array, CFRange range, CFArrayApplierFunction applier, void *context) {
  range = part(array, range);
  for (CFIndex i = 0; i < range.length; ++i)
    applier(CFArrayGetValueAtIndex(array, range.location + i), context);
}

/* -- Changing ----------------------------------------------------------------------------- */

void CFArrayInsertValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value) {
  const unsigned long place = (unsigned long)index;
  if (!has_pointers(array)) {
    CAROB_SEND(
      void, list(array), "insertObject:atIndex:", (id, unsigned long), carob_cf_object(value),
      place);
  } else if (index == CFArrayGetCount(array)) {
    CAROB_SEND(void, carob_cf_object(array), "addPointer:", (const void *), value);
  } else {
    CAROB_SEND(
      void, carob_cf_object(array), "insertPointer:atIndex:", (const void *, unsigned long), value,
      place);
  }
}

void CFArrayAppendValue(CFMutableArrayRef array, const void *value) {
  if (has_pointers(array))
    CAROB_SEND(void, carob_cf_object(array), "addPointer:", (const void *), value);
  else
    CAROB_SEND(void, list(array), "addObject:", (id), carob_cf_object(value));
}

void CFArrayAppendArray(CFMutableArrayRef array, CFArrayRef other, CFRange range) {
  range = part(other, range);
  for (CFIndex i = 0; i < range.length; ++i)
    CFArrayAppendValue(array, CFArrayGetValueAtIndex(other, range.location + i));
}

void CFArraySetValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value) {
  const unsigned long place = (unsigned long)index;
  if (index == CFArrayGetCount(array))
    CFArrayAppendValue(array, value);
  else if (has_pointers(array))
    CAROB_SEND(
      void, carob_cf_object(array), "replacePointerAtIndex:withPointer:",
      (unsigned long, const void *), place, value);
  else
    CAROB_SEND(
      void, list(array), "replaceObjectAtIndex:withObject:", (unsigned long, id), place,
      carob_cf_object(value));
}

void CFArrayRemoveValueAtIndex(CFMutableArrayRef array, CFIndex index) {
  const unsigned long place = (unsigned long)index;
  if (has_pointers(array))
    CAROB_SEND(void, carob_cf_object(array), "removePointerAtIndex:", (unsigned long), place);
  else
    CAROB_SEND(void, list(array), "removeObjectAtIndex:", (unsigned long), place);
}

void CFArrayRemoveAllValues(CFMutableArrayRef array) {
  if (has_pointers(array))
    CAROB_SEND(void, carob_cf_object(array), "setCount:", (unsigned long), 0);
  else
    CAROB_SEND(void, list(array), "removeAllObjects", ());
}

void CFArrayReplaceValues(
  CFMutableArrayRef array, CFRange range, const void **values, CFIndex count) {
  range = part(array, range);
  for (CFIndex i = 0; i < count; ++i)
    CFArrayInsertValueAtIndex(array, range.location + range.length + i, values[i]);
  for (CFIndex i = 0; i < range.length; ++i) CFArrayRemoveValueAtIndex(array, range.location);
}

void CFArrayExchangeValuesAtIndices(CFMutableArrayRef array, CFIndex first, CFIndex second) {
  const void *const value = CFArrayGetValueAtIndex(array, first);
  if (!has_pointers(array)) {
    CAROB_SEND(
      void, list(array), "exchangeObjectAtIndex:withObjectAtIndex:",
      (unsigned long, unsigned long), (unsigned long)first, (unsigned long)second);
    return;
  }
  CFArraySetValueAtIndex(array, first, CFArrayGetValueAtIndex(array, second));
  CFArraySetValueAtIndex(array, second, value);
}

/* Merges sorted halves, which keeps the order of equal values. The comparator may do anything with the array. */
static void sort(
  const void **values, const void **spare, CFIndex count, CFComparatorFunction comparator,
  void *context) {
  if (count < 2) return;
  const CFIndex half = count / 2;
  sort(values, spare, half, comparator, context);
  sort(values + half, spare, count - half, comparator, context);
  CFIndex left = 0, right = half;
  for (CFIndex i = 0; i < count; ++i) {
    const bool takes_left = right == count
      || (left < half && comparator(values[left], values[right], context) <= 0);
    spare[i] = values[takes_left ? left++ : right++];
  }
  for (CFIndex i = 0; i < count; ++i) values[i] = spare[i];
}

void CFArraySortValues(
  CFMutableArrayRef array, CFRange range, CFComparatorFunction comparator, void *context) {
  range = part(array, range);
  const void **const values = calloc((size_t)range.length * 2 + 1, sizeof *values);
  if (!values) return;
  /* Holds the values while the array lets go of them. */
  const CFArrayRef held = CFArrayCreateCopy(0, array);
  CFArrayGetValues(array, range, values);
  sort(values, values + range.length, range.length, comparator, context);
  for (CFIndex i = 0; i < range.length; ++i)
    CFArraySetValueAtIndex(array, range.location + i, values[i]);
  CFRelease(held);
  free(values);
}

CAROB_GLUE_END

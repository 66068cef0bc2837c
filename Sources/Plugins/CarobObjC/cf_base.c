/* What all objects of CoreFoundation have in common, which CFBase.h declares. */
#include "cf.h"
#include <CoreFoundation/CFString.h>
#include <stdio.h>
#include <stdlib.h>

CAROB_GLUE_BEGIN

/* -- Allocators --------------------------------------------------------------------------- */

static const char allocators[5];

#define ALLOCATOR(n) (CFAllocatorRef)(const void *)&allocators[n]
const CFAllocatorRef kCFAllocatorSystemDefault = ALLOCATOR(0);
const CFAllocatorRef kCFAllocatorMalloc = ALLOCATOR(1);
const CFAllocatorRef kCFAllocatorMallocZone = ALLOCATOR(2);
const CFAllocatorRef kCFAllocatorNull = ALLOCATOR(3);
const CFAllocatorRef kCFAllocatorUseContext = ALLOCATOR(4);

/* An allocator is no object. */
static bool is_allocator(CFTypeRef reference) {
  const uintptr_t first = (uintptr_t)&allocators, address = (uintptr_t)reference;
  return address >= first && address < first + sizeof allocators;
}

/* The object of a reference; nil for an allocator. */
static id object_of(CFTypeRef reference) {
  return is_allocator(reference) ? 0 : carob_cf_object(reference);
}

CFAllocatorRef CFAllocatorGetDefault(void) { return kCFAllocatorSystemDefault; }
CFAllocatorRef CFGetAllocator(CFTypeRef object) { return object ? kCFAllocatorSystemDefault : 0; }

void *CFAllocatorAllocate(CFAllocatorRef allocator, CFIndex size, CFOptionFlags hint) {
  (void)hint;
  return allocator == kCFAllocatorNull || size <= 0 ? 0 : malloc((size_t)size);
}

void *CFAllocatorReallocate(
  CFAllocatorRef allocator, void *memory, CFIndex size, CFOptionFlags hint) {
  if (!memory) return CFAllocatorAllocate(allocator, size, hint);
  if (size > 0) return allocator == kCFAllocatorNull ? 0 : realloc(memory, (size_t)size);
  CFAllocatorDeallocate(allocator, memory);
  return 0;
}

void CFAllocatorDeallocate(CFAllocatorRef allocator, void *memory) {
  carob_cf_free(memory, allocator);
}

void carob_cf_free(const void *bytes, CFAllocatorRef deallocator) {
  if (deallocator != kCFAllocatorNull) free((void *)(uintptr_t)bytes);
}

/* -- Types -------------------------------------------------------------------------------- */

static struct {
  const char *name, *class_name;
  Class cls;
} types[CF_TYPE_COUNT] = {
  [CF_ALLOCATOR] = {"CFAllocator", 0, 0},
  [CF_STRING] = {"CFString", "NSString", 0},
  [CF_NUMBER] = {"CFNumber", "NSNumber", 0},
  [CF_BOOLEAN] = {"CFBoolean", "NSNumber", 0},
  [CF_ARRAY] = {"CFArray", "NSArray", 0},
  [CF_DICTIONARY] = {"CFDictionary", "NSDictionary", 0},
  [CF_SET] = {"CFSet", "NSSet", 0},
  [CF_DATE] = {"CFDate", "NSDate", 0},
  [CF_DATA] = {"CFData", "NSData", 0},
  [CF_URL] = {"CFURL", "NSURL", 0},
  [CF_UUID] = {"CFUUID", "NSUUID", 0},
  [CF_LOCALE] = {"CFLocale", "NSLocale", 0},
  [CF_NULL] = {"CFNull", "NSNull", 0},
  [CF_RUN_LOOP] = {"CFRunLoop", "NSRunLoop", 0},
  [CF_RUN_LOOP_TIMER] = {"CFRunLoopTimer", "NSTimer", 0},
  [CF_RUN_LOOP_OBSERVER] = {"CFRunLoopObserver", "CFRunLoopObserver", 0},
  [CF_ERROR] = {"CFError", "NSError", 0},
  [CF_BUNDLE] = {"CFBundle", "NSBundle", 0},
  [CG_COLOR] = {"CGColor", "UIColor", 0},
  [CG_COLOR_SPACE] = {"CGColorSpace", "CGColorSpace", 0},
  [CG_GRADIENT] = {"CGGradient", "CGGradient", 0},
  [CG_PATH] = {"CGPath", "CGPath", 0},
  [CG_CONTEXT] = {"CGContext", "CGContext", 0},
  [CG_IMAGE] = {"CGImage", "UIImage", 0},
  [CG_PATTERN] = {"CGPattern", "CGPattern", 0},
  [CF_POINTER_ARRAY] = {0, "NSPointerArray", 0},
  [CF_MAP_TABLE] = {0, "NSMapTable", 0},
  [CF_HASH_TABLE] = {0, "NSHashTable", 0},
  [CF_MUTABLE_STRING] = {0, "NSMutableString", 0},
  [CF_MUTABLE_ARRAY] = {0, "NSMutableArray", 0},
  [CF_MUTABLE_DICTIONARY] = {0, "NSMutableDictionary", 0},
  [CF_MUTABLE_SET] = {0, "NSMutableSet", 0},
  [CF_MUTABLE_DATA] = {0, "NSMutableData", 0},
};

id carob_cf_class(enum carob_cf_type type) {
  Class cls = __atomic_load_n(&types[type].cls, __ATOMIC_ACQUIRE);
  if (!cls) {
    cls = carob_host->objc_getClass(types[type].class_name);
    __atomic_store_n(&types[type].cls, cls, __ATOMIC_RELEASE);
  }
  return (id)cls;
}

bool carob_cf_is(CFTypeRef reference, enum carob_cf_type type) {
  if (type == CF_ALLOCATOR) return is_allocator(reference);
  const id object = object_of(reference);
  if (!object || !CAROB_SEND(BOOL, object, "isKindOfClass:", (id), carob_cf_class(type)))
    return false;
  if (type != CF_NUMBER && type != CF_BOOLEAN) return true;
  const bool is_boolean = CAROB_SEND(BOOL, object, "carob_isBoolean", ());
  return is_boolean == (type == CF_BOOLEAN);
}

id carob_cf_checked(CFTypeRef reference, enum carob_cf_type type) {
  const id object = object_of(reference);
  return CAROB_SEND(BOOL, object, "isKindOfClass:", (id), carob_cf_class(type)) ? object : 0;
}

id carob_cf_alloc(enum carob_cf_type type) {
  return CAROB_SEND(id, carob_cf_class(type), "alloc", ());
}

CFTypeRef carob_cf_copy(id object) { return CAROB_SEND(id, object, "copy", ()); }
CFTypeRef carob_cf_mutable_copy(id object) { return CAROB_SEND(id, object, "mutableCopy", ()); }

CFTypeID CFGetTypeID(CFTypeRef object) {
  if (is_allocator(object)) return CF_ALLOCATOR;
  for (int type = CF_STRING; type < CF_POINTER_ARRAY; ++type)
    if (carob_cf_is(object, type)) return (CFTypeID)type;
  if (carob_cf_is(object, CF_POINTER_ARRAY)) return CF_ARRAY;
  if (carob_cf_is(object, CF_MAP_TABLE)) return CF_DICTIONARY;
  return carob_cf_is(object, CF_HASH_TABLE) ? CF_SET : CF_NO_TYPE;
}

CFStringRef CFCopyTypeIDDescription(CFTypeID type) {
  const char *const name = type < CF_TYPE_COUNT ? types[type].name : 0;
  return name ? carob_cf_kept(carob_host->carob_string(name)) : 0;
}

CFTypeID CFAllocatorGetTypeID(void) { return CF_ALLOCATOR; }
CFTypeID CFNullGetTypeID(void) { return CF_NULL; }

CFNullRef carob_cf_null(void) {
  return (CFNullRef)CAROB_SEND(id, carob_cf_class(CF_NULL), "null", ());
}

/* -- Messages to all objects -------------------------------------------------------------- */

CFTypeRef CFRetain(CFTypeRef object) {
  if (!is_allocator(object)) objc_retain(carob_cf_object(object));
  return object;
}

void CFRelease(CFTypeRef object) { objc_release(object_of(object)); }

CFTypeRef CFAutorelease(CFTypeRef object) {
  if (!is_allocator(object)) objc_autorelease(carob_cf_object(object));
  return object;
}

CFIndex CFGetRetainCount(CFTypeRef object) {
  return (CFIndex)CAROB_SEND(unsigned long, object_of(object), "retainCount", ());
}

Boolean CFEqual(CFTypeRef first, CFTypeRef second) {
  return first == second
    || CAROB_SEND(BOOL, object_of(first), "isEqual:", (id), object_of(second));
}

CFHashCode CFHash(CFTypeRef object) {
  return CAROB_SEND(unsigned long, object_of(object), "hash", ());
}

CFStringRef CFCopyDescription(CFTypeRef object) {
  return carob_cf_kept(CAROB_SEND(id, object_of(object), "description", ()));
}

void CFShow(CFTypeRef object) {
  void *const pool = carob_host->objc_autoreleasePoolPush();
  const id text = CAROB_SEND(id, object_of(object), "description", ());
  const char *const utf8 = text ? carob_host->carob_utf8(text) : 0;
  fprintf(stderr, "%s\n", utf8 ? utf8 : "(null)");
  carob_host->objc_autoreleasePoolPop(pool);
}

/* -- Callbacks ---------------------------------------------------------------------------- */

const void *carob_cf_retain_value(CFAllocatorRef allocator, const void *value) {
  (void)allocator;
  return CFRetain(value);
}

const void *carob_cf_copy_value(CFAllocatorRef allocator, const void *value) {
  (void)allocator;
  return carob_cf_copy(carob_cf_object(value));
}

void carob_cf_release_value(CFAllocatorRef allocator, const void *value) {
  (void)allocator;
  CFRelease(value);
}

bool carob_cf_retains(
  const char *function, CFArrayRetainCallBack retain, CFArrayReleaseCallBack release) {
  if (!retain && !release) return false;
  const bool is_known = retain == carob_cf_retain_value || retain == carob_cf_copy_value;
  if (!is_known || release != carob_cf_release_value) carob_cf_refuse_callbacks(function);
  return true;
}

bool carob_cf_compares(const char *function, CFArrayEqualCallBack equal) {
  if (equal && equal != CFEqual) carob_cf_refuse_callbacks(function);
  return equal != 0;
}

bool carob_cf_compares_and_hashes(
  const char *function, CFArrayEqualCallBack equal, CFSetHashCallBack hash) {
  const bool compares = carob_cf_compares(function, equal);
  if (hash != (compares ? CFHash : 0)) carob_cf_refuse_callbacks(function);
  return compares;
}

void carob_cf_refuse_callbacks(const char *function) {
  char reason[200];
  snprintf(
    reason, sizeof reason,
    "%s: calls no callbacks of a program; pass those of kCFType…CallBacks, or null to hold values without retaining them",
    function);
  carob_objc_raise("NSInvalidArgumentException", reason);
}

CAROB_GLUE_END

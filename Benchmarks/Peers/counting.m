/* What counts references: the calls that ARC makes, written out. GCC's library has no such functions. */
#include "counting.h"

#include "classes.h"

id objc_retain(id object);
void objc_release(id object);
id objc_retainAutoreleaseReturnValue(id object);
id objc_retainAutoreleasedReturnValue(id object);
void objc_storeStrong(id *variable, id value);
id objc_initWeak(id *variable, id object);
id objc_loadWeakRetained(id *variable);
void *objc_autoreleasePoolPush(void);

@interface LanguageOwner : LanguageRoot {
  id value, atomicValue;
}
@property(nonatomic, retain) id value;
@property(retain) id atomicValue;
@end

@implementation LanguageOwner
@synthesize value, atomicValue;
/* As ARC has it. */
- (id)value {
  return objc_retainAutoreleaseReturnValue(value);
}
@end

static LanguageOwner *owner;
static id values[2], strong;
/* Refers to an object of its own, since those with weak references are counted in another way. */
static id weak;

void bench_set_property(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) owner.value = values[i & 1];
}

void bench_set_atomic_property(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) owner.atomicValue = values[i & 1];
}

/* A caller with ARC takes the result over and lets go of it. */
void bench_get_property(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    id value = objc_retainAutoreleasedReturnValue(owner.value);
    BENCH_USE(value);
    objc_release(value);
  }
}

void bench_get_atomic_property(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    id value = objc_retainAutoreleasedReturnValue(owner.atomicValue);
    BENCH_USE(value);
    objc_release(value);
  }
}

void bench_retain_and_release(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) objc_release(objc_retain(values[0]));
}

void bench_store_strong(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) objc_storeStrong(&strong, values[i & 1]);
}

void bench_load_weak(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) objc_release(objc_loadWeakRetained(&weak));
}

void bench_make(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    id made = [[LanguageUser alloc] init];
    BENCH_USE(made);
    objc_release(made);
  }
}

void bench_prepare_counting(void) {
  /* In it libobjc2 keeps the objects that getters return, as in every program with ARC. */
  objc_autoreleasePoolPush();
  owner = [[LanguageOwner alloc] init];
  for (int i = 0; i < 2; i++) values[i] = [[LanguageUser alloc] init];
  owner.value = owner.atomicValue = values[0];
  objc_initWeak(&weak, [[LanguageUser alloc] init]);
}

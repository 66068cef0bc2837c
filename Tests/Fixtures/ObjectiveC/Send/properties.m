/* Accessors that clang makes. */
#define _GNU_SOURCE
#include "probe.h"
#include <pthread.h>
#include <time.h>

typedef long (^Block)(void);

struct pair {
  Base *object;
  long number;
};

@interface Owner : Base
@property(nonatomic, strong) Base *strong;
@property(nonatomic, copy) Base *copied;
@property(nonatomic, copy) Block block;
@property(strong) Base *atomicStrong;
@property(copy) Base *atomicCopied;
@property struct large large;
#if __has_feature(objc_arc)
@property struct pair pair;
#endif
@end

@implementation Owner
@end

static void objects(Owner *owner) {
  const int there = living;
  @autoreleasepool {
    Base *const object = make("Base");
    owner.strong = object;
    owner.atomicStrong = object;
    owner.copied = object;
    owner.atomicCopied = object;
    CHECK(owner.strong == object && owner.atomicStrong == object);
    CHECK(owner.copied && owner.copied != object && owner.copied != owner.atomicCopied);
    CHECK(living == there + 3);
    owner.strong = owner.strong;
    owner.atomicStrong = owner.atomicStrong;
    Base *const small = (__bridge id)(void *)(uintptr_t)(0x40 | 4);
    owner.copied = small;
    owner.atomicCopied = owner.copied;
    CHECK(owner.copied == small && owner.atomicCopied == small);
    owner.copied = 0;
    owner.atomicCopied = 0;
    owner.strong = 0;
    CHECK(owner.atomicStrong == object);
    owner.atomicStrong = 0;
#if !__has_feature(objc_arc)
    [object release];
#endif
  }
  CHECK(living == there);
}

static void structures(Owner *owner) {
#if __has_feature(objc_arc)
  const int there = living;
  @autoreleasepool {
    owner.pair = (struct pair){make("Base"), 7};
    struct pair pair = owner.pair;
    CHECK([pair.object name] == 'b' && pair.number == 7 && living == there + 1);
    owner.pair = (struct pair){0, 8};
    CHECK([pair.object name] == 'b' && !owner.pair.object && owner.pair.number == 8);
  }
  CHECK(living == there);
#else
  (void)owner;
#endif
}

/* -- What throws while it is copied */

typedef void (*copy_function)(void *destination, const void *source);
void objc_setCppObjectAtomic(void *variable, const void *value, copy_function copy);

static void throw_copy(void *destination, const void *source) {
  (void)destination, (void)source;
  @throw object_to_throw("Base");
}
static void copy_number(void *destination, const void *source) {
  *(long *)destination = *(const long *)source;
}

static long copied_number;

static void *set_number(void *unused) {
  const long five = 5;
  objc_setCppObjectAtomic(&copied_number, &five, copy_number);
  return unused;
}

static void exceptions(void) {
  bool is_caught = false;
  @try {
    objc_setCppObjectAtomic(&copied_number, &copied_number, throw_copy);
  } @catch (Base *) {
    is_caught = true;
  }
  CHECK(is_caught);
  /* Another thread can have the lock. */
  pthread_t thread;
  pthread_create(&thread, 0, set_number, 0);
  struct timespec limit;
  clock_gettime(CLOCK_REALTIME, &limit);
  limit.tv_sec += 30;
  CHECK(pthread_timedjoin_np(thread, 0, &limit) == 0 && copied_number == 5);
}

#if !__has_feature(objc_arc)
/* -- A class that counts by itself */

@interface Counting : Base {
@public
  long count, autoreleased;
}
@end
@implementation Counting
- (id)retain {
  count++;
  return self;
}
- (void)release {
  count--;
}
- (id)autorelease {
  autoreleased++;
  return self;
}
@end

id retain_object(id object) __asm__("objc_retain");
void release_object(id object) __asm__("objc_release");
void store_strong(id *variable, id object) __asm__("objc_storeStrong");
id store_weak(id *variable, id object) __asm__("objc_storeWeak");
id load_weak(id *variable) __asm__("objc_loadWeakRetained");

static void counts_itself(Owner *owner) {
  set_bit_of(record_named("Counting"), 1 << 15);
  Counting *const object = make("Counting");
  id variable = 0;
  CHECK(retain_object(object) == object && object->count == 1);
  store_strong(&variable, object);
  CHECK(object->count == 2);
  store_strong(&variable, 0);
  release_object(object);
  CHECK(object->count == 0);
  owner.strong = object;
  owner.atomicStrong = object;
  CHECK(object->count == 2 && owner.strong == object && object->autoreleased == 0);
  CHECK(owner.atomicStrong == object && object->count == 3 && object->autoreleased == 1);
  owner.strong = 0;
  owner.atomicStrong = 0;
  CHECK(object->count == 1);
  CHECK(store_weak(&variable, object) == object && load_weak(&variable) == object);
  CHECK(object->count == 2 && store_weak(&variable, 0) == 0);
}
#else
static void counts_itself(Owner *owner) { (void)owner; }
#endif

static bool is_over;

static void *read_and_write(void *object) {
  Owner *const owner = (__bridge id)object;
  while (!__atomic_load_n(&is_over, __ATOMIC_ACQUIRE)) {
    @autoreleasepool {
      CHECK([owner.atomicStrong name] == 'b');
      const struct large large = owner.large;
      for (int index = 0; index < 4; index++) CHECK(large.numbers[index] == (double)large.first);
    }
  }
  return 0;
}

/* What is read is whole, and lives. */
static void threads(Owner *owner) {
  pthread_t threads[2];
  is_over = false;
  owner.atomicStrong = make("Base");
  for (int index = 0; index < 2; index++)
    pthread_create(&threads[index], 0, read_and_write, (__bridge void *)owner);
  for (int round = 0; round < 2000; round++) {
    @autoreleasepool {
      owner.atomicStrong = make("Base");
      owner.large = (struct large){round, {round, round, round, round}, 0};
    }
  }
  __atomic_store_n(&is_over, true, __ATOMIC_RELEASE);
  for (int index = 0; index < 2; index++) pthread_join(threads[index], 0);
  owner.atomicStrong = 0;
}

static void blocks(Owner *owner) {
  long number = 5;
  owner.block = ^{ return number + 1; };
  number = 6;
  CHECK(owner.block() == 6);
  owner.block = ^{ return 7L; };
  CHECK(owner.block() == 7);
  owner.block = 0;
}

void test_properties(void) {
  empty_caches(4);
  Owner *const owner = make("Owner");
  objects(owner);
  structures(owner);
  @autoreleasepool {
    blocks(owner);
    exceptions();
    counts_itself(owner);
  }
  const int there = living;
  threads(owner);
#if __has_feature(objc_arc)
  CHECK(living == there);
#else
  (void)there;
#endif
}

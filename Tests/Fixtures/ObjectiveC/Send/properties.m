/* Accessors that clang makes. */
#include "probe.h"
#include <pthread.h>

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
  }
  const int there = living;
  threads(owner);
#if __has_feature(objc_arc)
  CHECK(living == there);
#else
  (void)there;
#endif
}

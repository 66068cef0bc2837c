/* What ARC counts. */
#include "probe.h"

#if __has_feature(objc_arc)
static void strong_variables(void) {
  const int before = living;
  {
    PRECISE Base *first = make("Base"), *second = make("Base");
    CHECK(living == before + 2);
    first = second;
    CHECK(living == before + 1);
    first = 0;
    second = 0;
    CHECK(living == before);
    Base *const small = (__bridge id)(void *)(uintptr_t)(0x40 | 4);
    first = small;
    second = first;
    Class cls = [Base class];
    cls = [Probe class];
    CHECK(cls);
  }
  CHECK(living == before);
}

/* Where the reference does not go to a caller at once. */
__attribute__((noinline)) static id pooled(void) {
  __autoreleasing id object = make("Base");
  return object;
}

static void pools(void) {
  const int before = living;
  @autoreleasepool {
    for (int index = 0; index < 3; index++) {
      __autoreleasing id object = pooled();
      CHECK(object);
    }
    CHECK(living == before + 3);
    @autoreleasepool {
      __autoreleasing id object = pooled();
      CHECK(object && living == before + 4);
    }
    CHECK(living == before + 3);
  }
  CHECK(living == before);
}

static void weak_variables(void) {
  const int before = living;
  __weak Base *observer;
  {
    PRECISE Base *object = make("Base");
    observer = object;
    __weak Base *copy = observer;
    CHECK(observer && observer == object && copy == object);
    copy = 0;
    CHECK(!copy);
  }
  CHECK(!observer && living == before);
}

struct owner {
  __strong Base *kept;
  __weak Base *seen;
};

static void structures(void) {
  const int before = living;
  {
    struct owner owner = {make("Base"), 0};
    owner.seen = owner.kept;
    struct owner copy = owner;
    owner.kept = 0;
    CHECK(copy.kept && copy.seen == copy.kept && owner.seen == copy.kept);
    copy.kept = 0;
    CHECK(!owner.seen && !copy.seen);
  }
  CHECK(living == before);
}
#else
static void strong_variables(void) {}
static void pools(void) {}
static void weak_variables(void) {}
static void structures(void) {}
#endif

static void allocation(void) {
  empty_caches(2);
  const int before = living;
  PRECISE id object = [[Probe alloc] init];
  CHECK(living == before + 1);
  CHECK([[Probe class] name] == ('B' << 8 | 'P'));
#if __has_feature(objc_arc)
  object = 0;
#else
  CHECK([object retain] == object);
  [object release];
  CHECK([[object retain] autorelease] == object && living == before + 1);
  [object release];
#endif
}

/* From gnustep-2.2 on methods can be called without a message. */
#if __OBJC_GNUSTEP_RUNTIME_ABI__ >= 22
@interface Direct : Base
+ (long)direct __attribute__((objc_direct));
- (long)direct __attribute__((objc_direct));
@end

@implementation Direct
+ (long)direct {
  return 'D';
}
- (long)direct {
  return 'd';
}
@end

static void direct_methods(void) {
  const int before = counts.initialized;
  CHECK([Direct direct] == 'D' && counts.initialized == before + 1);
  const int resolved = counts.resolved;
  CHECK([Direct direct] == 'D' && counts.resolved == resolved);
  PRECISE Direct *const direct = [[Direct alloc] init];
  CHECK([direct direct] == 'd' && [(Direct *)0 direct] == 0);
}
#else
static void direct_methods(void) {}
#endif

static void manual_counting(void) {
  const int before = living;
  @autoreleasepool {
    allocation();
  }
  CHECK(living == before);
}

void test_counting(void) {
  @autoreleasepool {
    strong_variables();
    pools();
    weak_variables();
    structures();
    manual_counting();
    direct_methods();
  }
}

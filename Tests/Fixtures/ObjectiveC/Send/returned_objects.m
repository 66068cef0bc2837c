/* Results go to callers that retain them without a pool, and only to those. */
#include "probe.h"

#if __has_feature(objc_arc)
@interface Keeper : Base {
@public
  Base *kept;
}
- (Base *)kept;
- (Base *)made;
- (Base *)passed;
@end

@implementation Keeper
- (Base *)kept {
  return kept;
}
- (Base *)made {
  return make("Base");
}
- (Base *)passed {
  Base *object = [self kept];
  [object name];
  return object;
}
@end

static void arc_callers(Keeper *keeper) {
  const int pooled = counts.autoreleased, there = living;
  @autoreleasepool {
    PRECISE Base *kept = [keeper kept];
    PRECISE Base *made = [keeper made];
    PRECISE Base *passed = [keeper passed];
    CHECK(kept == passed && made != kept && living == there + 1);
  }
  CHECK(living == there);
  /* No result goes through the pool, unless a method does more before it returns, such as the sanitizer's work, or its caller
   * does, which without optimization jumps to what is behind a call that may throw. */
#if defined(__OPTIMIZE__)
  CHECK(counts.autoreleased == pooled || __has_feature(address_sanitizer));
#else
  (void)pooled;
#endif
}

/* As code that was not compiled for ARC, or the host: nobody retains the result. */
static void other_callers(Keeper *keeper) {
  void *(*const send)(void *, SEL) = (void *)send_message;
  void *const receiver = (__bridge void *)keeper;
  const int there = living;
  @autoreleasepool {
    const int pooled = counts.autoreleased;
    void *volatile made = send(receiver, @selector(made));
    void *volatile another = send(receiver, @selector(made));
    CHECK(counts.autoreleased == pooled + 2 && living == there + 2 && made != another);
    CHECK(send(receiver, @selector(passed)) == (__bridge void *)keeper->kept);
    CHECK(counts.autoreleased == pooled + 3);
    /* What is retained later has a reference of its own. */
    Base *const later = (__bridge id)made;
    CHECK(later && living == there + 2);
  }
  CHECK(living == there);
}

static void both(Keeper *keeper) {
  void *first;
  const int there = living;
  @autoreleasepool {
    first = ((void *(*)(void *, SEL))send_message)((__bridge void *)keeper, @selector(made));
    PRECISE Base *second = [keeper made];
    CHECK((__bridge void *)second != first && living == there + 2);
    second = 0;
#if defined(__OPTIMIZE__)
    CHECK(living == there + 1);
#endif
  }
  CHECK(living == there);
}

void test_returned_objects(void) {
  empty_caches(4);
  Keeper *const keeper = make("Keeper");
  keeper->kept = make("Probe");
  for (int round = 0; round < 3; round++) {
    @autoreleasepool {
      arc_callers(keeper);
      other_callers(keeper);
      both(keeper);
    }
  }
}
#else
void test_returned_objects(void) {}
#endif

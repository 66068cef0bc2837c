/* Blocks, which the test's host copies with the functions of the real one. */
#include "probe.h"

#if __has_feature(objc_arc)
typedef long (^Block)(void);

__attribute__((noinline)) static Block adder(Base *object, long number) {
  return ^{ return [object name] + number; };
}

static void copies(void) {
  const int there = living;
  @autoreleasepool {
    PRECISE Base *object = make("Base");
    PRECISE Block block = adder(object, 1);
    object = 0;
    CHECK(living == there + 1 && block() == 'b' + 1);
    PRECISE Block another = block;
    block = 0;
    CHECK(living == there + 1 && another() == 'b' + 1);
    PRECISE id any = another;
    another = 0;
    CHECK(any && living == there + 1);
    any = 0;
  }
  CHECK(living == there);
}

static void variables(void) {
  const int there = living;
  {
    __block Base *object = make("Base");
    __block long calls = 0;
    PRECISE Block block = ^{
      calls++;
      object = make("Probe");
      return calls;
    };
    CHECK(block() == 1 && block() == 2 && calls == 2 && living == there + 1);
    PRECISE Block captured = ^{ return block() + 1; };
    CHECK(captured() == 4);
  }
  CHECK(living == there);
}

void test_blocks(void) {
  @autoreleasepool {
    copies();
    variables();
  }
}
#else
void test_blocks(void) {}
#endif

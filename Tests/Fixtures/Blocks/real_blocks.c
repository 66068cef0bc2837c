/* What clang makes of blocks, against the runtime's own functions: no blocks runtime is linked. */
#include "../HostTable/checks.h"

#ifndef CLASS
#define CLASS "CheckRealBlocks"
#endif

typedef int (^Change)(int);
typedef struct {
  double x, y, width, height;
} Rect;

static bool methods(void) {
  int captured = 30;
  __block int calls = 0;
  id held = carob_string("held");
  Change twice = ^(int value) { return value * 2; };
  Change nested = ^(int value) { return twice(value) + captured; };
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), CLASS, 0);
  IMP change = imp_implementationWithBlock(^(id self, int value) {
    calls++;
    return self && held ? nested(value) : 0;
  });
  CHECK(change != 0);
  CHECK(class_addMethod(cls, sel_registerName("change:"), change, "i@:i"));
  IMP rect = imp_implementationWithBlock(^(id self, Rect r, float by) {
    (void)self;
    r.height += (double)by;
    return r;
  });
  CHECK(class_addMethod(
    cls, sel_registerName("grow:by:"), rect, "{Rect=dddd}@:{Rect=dddd}f"));
  objc_registerClassPair(cls);
  id object = class_createInstance(cls, 0);
  CHECK(CAROB_SEND(int, object, "change:", (int), 5) == 40);
  CHECK(CAROB_SEND(int, object, "change:", (int), 6) == 42);
  CHECK(calls == 2);
  Rect r = {1, 2, 3, 4};
  Rect grown = CAROB_SEND(Rect, object, "grow:by:", (Rect, float), r, 0.5f);
  CHECK(grown.x == 1 && grown.height == 4.5);
  int (^inner)(id, int) = imp_getBlock(change);
  CHECK(inner(object, 7) == 44);
  CHECK(calls == 3);
  objc_release(object);
  objc_disposeClassPair(cls);
  CHECK(imp_removeBlock(rect));
  CHECK(imp_removeBlock(change));
  return true;
}

static Change counter(int step) {
  __block int count = 0;
  __block Change stored = 0;
  Change made = Block_copy(^(int value) {
    count += step * value;
    return stored ? stored(count) : count;
  });
  return made;
}

static bool copies(void) {
  Change first = counter(2);
  Change second = Block_copy(first);
  CHECK(first == second);
  CHECK(first(1) == 2 && second(2) == 6);
  Block_release(first);
  CHECK(second(1) == 8);
  Block_release(second);
  Change global = ^(int value) { return value; };
  CHECK(Block_copy(global) == global);
  Block_release(global);
  return true;
}

/* Swift's class calls blocks of ours, and gives us some. */
static bool swift(void) {
  Class cls = objc_getClass("CheckBlockTaker");
  CHECK(cls != 0);
  id taker = class_createInstance(cls, 0);
  int captured = 3;
  __block int seen = 0;
  CHECK(CAROB_SEND(int, taker, "apply:to:", (Change, int), ^(int value) {
    seen = value;
    return value + captured;
  }, 4) == 7);
  CHECK(seen == 4);
  CAROB_SEND(void, taker, "keep:", (Change), ^(int value) { return value + captured + seen; });
  CHECK(CAROB_SEND(int, taker, "callKept:", (int), 10) == 17);
  Change adder = CAROB_SEND(Change, taker, "adder:", (int), 100);
  CHECK(adder(captured) == 103);
  CHECK(CAROB_SEND(int, taker, "apply:to:", (Change, int), 0, 4) == 0);
  CHECK_ERROR("argument 1 is nil, needed: a block");
  objc_release(taker);
  return true;
}

/* Blocks on the stack, on the heap and in the module's data, where objects are needed. */
static bool objects(void) {
  int captured = 3;
  void *pool = objc_autoreleasePoolPush();
  id stack = (id)(void *)^(int value) { return value + captured; };
  id global = (id)(void *)^(int value) { return value; };
  id heap = (id)carob_block_copy((void *)stack);
  Class block_class = objc_getClass("NSBlock");
  CHECK(heap != stack && block_class);
  const id all[] = {stack, global, heap};
  for (int i = 0; i < 3; i++) {
    CHECK(object_getClass(all[i]) == block_class);
    CHECK(CAROB_SEND(Class, all[i], "class", ()) == block_class);
    CHECK(CAROB_SEND(BOOL, all[i], "isKindOfClass:", (Class), objc_getClass("NSObject")));
    CHECK(objc_retain(all[i]) == all[i]);
    objc_release(all[i]);
    CHECK(objc_autorelease(objc_retain(all[i])) == all[i]);
    id copy = CAROB_SEND(id, all[i], "copy", ());
    CHECK((copy == all[i]) == (i != 0));
    CHECK(((Change)(void *)copy)(1) == (i == 1 ? 1 : 4));
    id array = CAROB_SEND(id, (id)objc_getClass("NSArray"), "arrayWithObject:", (id), all[i]);
    id inside = CAROB_SEND(id, array, "firstObject", ());
    CHECK((inside == all[i]) == (i != 0));
    CHECK(((Change)(void *)inside)(2) == (i == 1 ? 2 : 5));
    CHECK(CAROB_SEND(BOOL, array, "containsObject:", (id), inside));
    objc_release(copy);
  }
  id weak = 0;
  CHECK(objc_storeWeak(&weak, global) == global && objc_loadWeak(&weak) == global);
  objc_storeWeak(&weak, stack);
  CHECK_ERROR("a block on the stack");
  CHECK(objc_loadWeak(&weak) == 0);
  objc_destroyWeak(&weak);
  carob_block_release((void *)heap);
  objc_autoreleasePoolPop(pool);
  return !carob_pending_error();
}

static bool checks(void) { return methods() && copies() && swift() && objects(); }

CHECKS("real blocks", checks)

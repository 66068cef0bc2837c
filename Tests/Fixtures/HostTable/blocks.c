#include "checks.h"

static int disposed;
static void dispose(void *context) {
  (void)context;
  disposed++;
}

/* A block made by hand, as a compiler without -fblocks needs it. */
static int add(void *block, id self, int value) {
  (void)self;
  return *(int *)carob_block_context(block) + value;
}

static int call(void *block, int value) {
  const struct Block_layout *layout = block;
  return ((int (*)(void *, id, int))layout->invoke)(block, 0, value);
}

static int amount = 40;

static bool make(void) {
  void *block = carob_block((IMP)add, "i@?@i", &amount, dispose);
  CHECK(block != 0);
  CHECK(call(block, 2) == 42);
  CHECK(carob_block_copy(block) == block);
  carob_block_release(block);
  CHECK(disposed == 0);
  Block_release(block);
  CHECK(disposed == 1);
  CHECK(carob_block_copy(0) == 0);
  carob_block_release(0);
  CHECK(carob_block_context(0) == 0);
  CHECK(carob_block(0, "v@?", 0, 0) == 0);
  CHECK_ERROR("carob_block: the function is null");
  CHECK(carob_block((IMP)add, 0, 0, dispose) == 0);
  CHECK_ERROR("carob_block: the encoding is null");
  CHECK(carob_block((IMP)add, "i@:i", 0, dispose) == 0);
  CHECK_ERROR("the first argument of a block must be \"@?\"");
  CHECK(carob_block((IMP)add, "i@?t", 0, dispose) == 0);
  CHECK_ERROR("libffi has no 128-bit integers");
  CHECK(disposed == 1);
  return true;
}

static bool methods(void) {
  void *block = carob_block((IMP)add, "i@?@i", &amount, dispose);
  IMP imp = imp_implementationWithBlock(block);
  CHECK(imp != 0);
  CHECK(imp_getBlock(imp) == block);
  carob_block_release(block);
  CHECK(disposed == 1);
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckBlocks", 0);
  CHECK(class_addMethod(cls, sel_registerName("add:"), imp, "i@:i"));
  objc_registerClassPair(cls);
  id object = class_createInstance(cls, 0);
  CHECK(CAROB_SEND(int, object, "add:", (int), -40) == 0);
  objc_release(object);
  IMP second = imp_implementationWithBlock(imp_getBlock(imp));
  CHECK(second != 0 && second != imp);
  CHECK(imp_removeBlock(second));
  CHECK(disposed == 1);
  /* The class still has the function, which therefore stays. */
  CHECK(imp_removeBlock(imp));
  CHECK(imp_getBlock(imp) == 0);
  CHECK(!imp_removeBlock(imp));
  CHECK(disposed == 1);
  objc_disposeClassPair(cls);
  CHECK(imp_removeBlock(imp));
  CHECK(disposed == 2);
  /* Its address may be another function's by now. */
  CHECK(!imp_removeBlock((IMP)add));
  CHECK(!imp_removeBlock(0));
  CHECK(imp_getBlock(0) == 0);
  CHECK(imp_implementationWithBlock(0) == 0);
  CHECK(carob_pending_error() == 0);
  void *plain = carob_block((IMP)add, "i@?i", &amount, 0);
  CHECK(imp_implementationWithBlock(plain) == 0);
  CHECK_ERROR("takes no receiver, which a method's first argument is");
  carob_block_release(plain);
  return true;
}

static bool is_counted_as_an_object(void) {
  disposed = 0;
  id block = (id)carob_block((IMP)add, "i@?@i", &amount, dispose);
  CHECK(objc_retain(block) == block);
  objc_release(block);
  void *pool = objc_autoreleasePoolPush();
  CHECK(objc_autorelease(objc_retain(block)) == block);
  CHECK(CAROB_SEND(id, block, "retain", ()) == block);
  CAROB_SEND(void, block, "release", ());
  CHECK(CAROB_SEND(id, CAROB_SEND(id, block, "retain", ()), "autorelease", ()) == block);
  CHECK(disposed == 0);
  objc_autoreleasePoolPop(pool);
  CHECK(disposed == 0);
  pool = objc_autoreleasePoolPush();
  CHECK(CAROB_SEND(unsigned long, block, "retainCount", ()) > 0);
  id copy = CAROB_SEND(id, block, "copy", ());
  CHECK(copy == block);
  objc_autoreleasePoolPop(pool);
  objc_release(copy);
  CHECK(disposed == 0 && call((void *)block, 1) == 41);
  objc_release(block);
  CHECK(disposed == 1);
  return true;
}

static bool is_an_object(void) {
  disposed = 0;
  id block = (id)carob_block((IMP)add, "i@?@i", &amount, dispose);
  id other = (id)carob_block((IMP)add, "i@?@i", &amount, 0);
  void *pool = objc_autoreleasePoolPush();
  Class cls = objc_getClass("NSBlock");
  CHECK(cls && object_getClass(block) == cls && strcmp(object_getClassName(block), "NSBlock") == 0);
  CHECK(CAROB_SEND(Class, block, "class", ()) == cls && CAROB_SEND(id, block, "self", ()) == block);
  CHECK(CAROB_SEND(BOOL, block, "isEqual:", (id), block) && !CAROB_SEND(BOOL, block, "isEqual:", (id), other));
  CHECK(CAROB_SEND(unsigned long, block, "hash", ()) == CAROB_SEND(unsigned long, block, "hash", ()));
  CHECK(strncmp(carob_utf8(CAROB_SEND(id, block, "description", ())), "<NSBlock: 0x", 12) == 0);
  CHECK(CAROB_SEND(BOOL, block, "respondsToSelector:", (SEL), sel_registerName("copy")));
  CHECK(CAROB_SEND(id, block, "performSelector:", (SEL), sel_registerName("self")) == block);
  CHECK(CAROB_SEND_SUPER(BOOL, block, "NSBlock", "isKindOfClass:", (Class), cls));
  CHECK(CAROB_SEND(id, block, "nothing", ()) == 0);
  CHECK_ERROR("-[NSBlock nothing]: unrecognized selector");
  CHECK(strncmp(carob_utf8(carob_format(carob_string("%@"), block)), "<NSBlock: 0x", 12) == 0);
  id array = CAROB_SEND(id, (id)objc_getClass("NSMutableArray"), "new", ());
  CAROB_SEND(void, array, "addObject:", (id), block);
  CAROB_SEND(void, array, "addObject:", (id), other);
  CHECK(CAROB_SEND(id, array, "objectAtIndex:", (unsigned long), 0) == block);
  CHECK(CAROB_SEND(unsigned long, array, "indexOfObject:", (id), other) == 1);
  id dictionary = CAROB_SEND(id, (id)objc_getClass("NSMutableDictionary"), "new", ());
  CAROB_SEND(void, dictionary, "setObject:forKey:", (id, id), other, block);
  CHECK(CAROB_SEND(id, dictionary, "objectForKey:", (id), block) == other);
  CHECK(CAROB_SEND(id, CAROB_SEND(id, dictionary, "allKeys", ()), "firstObject", ()) == block);
  objc_autoreleasePoolPop(pool);
  objc_release(block);
  CHECK(disposed == 0);
  objc_release(array);
  CHECK(disposed == 0);
  objc_release(dictionary);
  CHECK(disposed == 1);
  objc_release(other);
  return true;
}

static const char key;

static bool is_referred_to_weakly(void) {
  disposed = 0;
  id block = (id)carob_block((IMP)add, "i@?@i", &amount, dispose);
  id weak, second, third;
  CHECK(objc_initWeak(&weak, block) == block);
  void *pool = objc_autoreleasePoolPush();
  CHECK(objc_loadWeak(&weak) == block);
  objc_autoreleasePoolPop(pool);
  CHECK(objc_loadWeakRetained(&weak) == block);
  objc_release(block);
  objc_copyWeak(&second, &weak);
  objc_moveWeak(&third, &second);
  objc_release(block);
  CHECK(disposed == 1);
  CHECK(objc_loadWeak(&weak) == 0 && objc_loadWeakRetained(&third) == 0);
  objc_destroyWeak(&weak);
  objc_destroyWeak(&third);
  block = (id)carob_block((IMP)add, "i@?@i", &amount, dispose);
  objc_initWeak(&weak, block);
  objc_destroyWeak(&weak);
  objc_release(block);
  CHECK(disposed == 2);
  return true;
}

static bool has_things_associated(void) {
  disposed = 0;
  id block = (id)carob_block((IMP)add, "i@?@i", &amount, 0);
  id value = (id)carob_block((IMP)add, "i@?@i", &amount, dispose);
  void *pool = objc_autoreleasePoolPush();
  objc_setAssociatedObject(block, &key, value, OBJC_ASSOCIATION_RETAIN);
  CHECK(objc_getAssociatedObject(block, &key) == value);
  objc_release(value);
  objc_autoreleasePoolPop(pool);
  CHECK(disposed == 0);
  pool = objc_autoreleasePoolPush();
  CHECK(objc_getAssociatedObject(block, &key) == value);
  objc_autoreleasePoolPop(pool);
  objc_release(block);
  CHECK(disposed == 1);
  /* A new block may be where the old one was. */
  block = (id)carob_block((IMP)add, "i@?@i", &amount, 0);
  CHECK(objc_getAssociatedObject(block, &key) == 0);
  objc_release(block);
  return true;
}

static bool checks(void) {
  return make() && methods() && is_counted_as_an_object() && is_an_object() &&
         is_referred_to_weakly() && has_things_associated();
}

CHECKS("blocks", checks)

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
  CHECK(!imp_removeBlock(imp));
  CHECK_ERROR("imp_removeBlock: a class still has the function");
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

/* A block has no peer, so the functions for objects must not touch it. */
static bool are_no_objects(void) {
  void *block = carob_block((IMP)add, "i@?@i", &amount, 0);
  CHECK(objc_retain((id)block) == (id)block);
  CHECK_ERROR("a block was passed where an object is needed");
  objc_release((id)block);
  CHECK_ERROR("a block was passed where an object is needed");
  CHECK(objc_autorelease((id)block) == (id)block);
  CHECK_ERROR("a block was passed where an object is needed");
  objc_setAssociatedObject((id)objc_getClass("NSObject"), &amount, (id)block, OBJC_ASSOCIATION_RETAIN);
  CHECK_ERROR("a block was passed where an object is needed");
  CHECK(call(block, 1) == 41);
  carob_block_release(block);
  return true;
}

static bool checks(void) { return make() && methods() && are_no_objects(); }

CHECKS("blocks", checks)

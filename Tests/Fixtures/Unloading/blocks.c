/* A plugin that makes methods of blocks, and gives out blocks. NAME tells one such plugin from another. */
#include <carob/carob.h>
#include <carob/extensions/calls.h>

static long answer(void *block, id self) {
  (void)block, (void)self;
  return 7;
}
static void body(void *context, void *const *arguments, void *result) {
  (void)context, (void)arguments;
  *(long *)result = 8;
}
static void *new_answer(void) { return carob_block((IMP)answer, "q@?@", 0, 0); }

static void add(Class cls, const char *selector, void *block) {
  class_addMethod(cls, sel_registerName(selector), imp_implementationWithBlock(block), "q@:");
}

static id new_block(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return (id)new_answer();
}
static id new_body_block(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return (id)carob_block_with_body("q@?@", body, 0, 0);
}
/* A block that is a method, and the caller's as well. */
static id new_shared_block(id self, SEL _cmd) {
  (void)_cmd;
  void *block = new_answer();
  add(object_getClass(self), "shared", block);
  return (id)block;
}
/* Two methods of one block that nobody else has. */
static void add_two(id self, SEL _cmd) {
  (void)_cmd;
  void *block = new_answer();
  add(object_getClass(self), "first", block);
  add(object_getClass(self), "second", block);
  carob_block_release(block);
}

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), NAME "Maker", 0);
  class_addMethod(cls, sel_registerName("newBlock"), (IMP)new_block, "@?@:");
  class_addMethod(cls, sel_registerName("newBodyBlock"), (IMP)new_body_block, "@?@:");
  class_addMethod(cls, sel_registerName("newSharedBlock"), (IMP)new_shared_block, "@?@:");
  class_addMethod(cls, sel_registerName("addTwo"), (IMP)add_two, "v@:");
  /* With offsets, as clang writes it. */
  void *block = carob_block_with_body("q16@?0@8", body, 0, 0);
  add(cls, "answer", block);
  carob_block_release(block);
#ifdef __BLOCKS__
  add(cls, "literal", (void *)^(id self) { return (long)(self ? 9 : 0); });
  add(cls, "literalToo", (void *)^(id self) { return (long)(self ? 9 : 0); });
#endif
  objc_registerClassPair(cls);
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.blocks." NAME,
  .name = NAME,
  .version = "1.0.0",
  .load = load)

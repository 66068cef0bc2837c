/* Blocks: made of functions, and by clang where it compiles them. */
#include <carob/carob.h>

static long add(void *block, id self, long value) {
  (void)self;
  return value + *(long *)carob_block_context(block);
}

static void configure(id self, SEL _cmd, id cell, id word) {
  (void)_cmd;
  const long length = CAROB_SEND(long, CAROB_SEND(id, word, "text", ()), "length", ());
  long sum = CAROB_SEND(long, self, "addTen:", (long), length);
#ifdef __BLOCKS__
  sum = CAROB_SEND(long, self, "addHundred:", (long), sum);
#else
  sum += 100;
#endif
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id),
             CAROB_SEND(id, carob_number((double)sum), "stringValue", ()));
}

static bool add_blocks(Class screen) {
  static long ten = 10;
  void *block = carob_block((IMP)add, "q@?@q", &ten, NULL);
  void *again = carob_block_copy(block);
  carob_block_release(again);
  IMP imp = imp_implementationWithBlock(block);
  bool ok = imp_getBlock(imp) == block &&
            class_addMethod(screen, sel_registerName("addTen:"), imp, "q@:q");
  carob_block_release(block);
#ifdef __BLOCKS__
  __block long hundred = 100;
  IMP compiled = imp_implementationWithBlock(^(id self, long value) {
    (void)self;
    return value + hundred;
  });
  ok = ok && class_addMethod(screen, sel_registerName("addHundred:"), compiled, "q@:q");
#endif
  return ok;
}

static bool load(void) {
  objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class model = objc_allocateClassPair(objc_getClass("ICModel"), "FrozenBlockWord", 0);
  Class screen =
    objc_allocateClassPair(objc_getClass("ICTableViewController"), "FrozenBlockWords", 0);
  bool ok = class_addProperty(model, "text", string, 2) && add_blocks(screen) &&
            class_addMethod(screen, sel_registerName("configureCell:withFrozenBlockWord:"),
                            (IMP)configure, "v@:@@");
  objc_registerClassPair(model), objc_registerClassPair(screen);
  return ok;
}

CAROB_PLUGIN(.identifier = "org.example.frozen.blocks", .name = "Blocks", .version = "1.0.0",
             .principal_class = "FrozenBlockWords", .model_class = "FrozenBlockWord",
             .data = "data.json", .load = load)

/* A screen whose handler sends a message that no cell answers. Loads; the send is an error. */
#include <carob/carob.h>

static void configure(id self, SEL _cmd, id cell, id object) {
  (void)self, (void)_cmd, (void)cell, (void)object;
  CAROB_SEND(void, cell, "frobnicate", ());
}

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICTableViewController"), "USList", 0);
  SEL selector = sel_registerName("configureCell:withObject:");
  if (!class_addMethod(cls, selector, (IMP)configure, "v@:@@")) return false;
  objc_registerClassPair(cls);
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.unknown_selector",
  .name = "Unknown selector",
  .version = "1.0.0",
  .principal_class = "USList",
  .model_class = "ICModel",
  .load = load)

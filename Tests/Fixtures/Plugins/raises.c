/* A screen whose handler leaves an error of its own. Loads; showing it is an error. */
#include <carob/carob.h>

static void configure(id self, SEL _cmd, id cell, id object) {
  (void)self, (void)_cmd, (void)cell, (void)object;
  carob_raise("the greeting is out of order");
}

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICTableViewController"), "RAList", 0);
  SEL selector = sel_registerName("configureCell:withObject:");
  if (!class_addMethod(cls, selector, (IMP)configure, "v@:@@")) return false;
  objc_registerClassPair(cls);
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.raises",
  .name = "Raises",
  .version = "1.0.0",
  .principal_class = "RAList",
  .model_class = "ICModel",
  .load = load)

/* A plugin whose load is measured: a hundred classes with twenty methods each. */
#include <carob/carob.h>

#include "class_plan.h"

static void handle(id self, SEL _cmd, id cell, id user) {
  (void)self, (void)_cmd, (void)cell, (void)user;
}

static bool classes_load(void) {
  Class root = objc_getClass("NSObject");
  for (int i = 0; i < BENCH_CLASSES; i++) {
    char name[BENCH_NAME_SIZE];
    Class made = objc_allocateClassPair(root, bench_class_name(i, name), 0);
    if (!made) return false;
    for (int j = 0; j < BENCH_METHODS; j++) {
      SEL selector = sel_registerName(bench_method_name(i, j, name));
      if (!class_addMethod(made, selector, (IMP)handle, BENCH_METHOD_TYPES)) return false;
    }
    objc_registerClassPair(made);
  }
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.bench.classes",
  .name = "BenchClasses",
  .version = "1.0.0",
  .load = classes_load)

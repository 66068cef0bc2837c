/* What loading a module costs without Carob: the linker opens it and finds its entry, and GCC's runtime registers
 * the classes that the module would. Prints nanoseconds. */
#include <dlfcn.h>
#include <objc/objc.h>
#include <objc/runtime.h>
#include <stdio.h>

#include "class_plan.h"
#include "clock.h"

@interface Root {
  Class isa;
}
@end
@implementation Root
@end

static void handle(id self, SEL _cmd, id cell, id user) {
  (void)self, (void)_cmd, (void)cell, (void)user;
}

static int register_classes(Class root) {
  for (int i = 0; i < BENCH_CLASSES; i++) {
    char name[BENCH_NAME_SIZE];
    Class made = objc_allocateClassPair(root, bench_class_name(i, name), 0);
    if (!made) return 0;
    for (int j = 0; j < BENCH_METHODS; j++) {
      SEL selector = sel_registerName(bench_method_name(i, j, name));
      if (!class_addMethod(made, selector, (IMP)handle, BENCH_METHOD_TYPES)) return 0;
    }
    objc_registerClassPair(made);
  }
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 2) return 64;
  Class root = (Class)objc_getClass("Root");
  const double start = bench_now();
  void *module = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  if (!module || !dlsym(module, "carob_plugin_entry")) return 1;
  if (!register_classes(root)) return 1;
  printf("%.0f\n", bench_now() - start);
  return 0;
}

/* The functions of an Objective-C runtime without Foundation, and the loops of `language.h`. GCC builds it against its
 * libobjc, clang (-fobjc-runtime=gnustep-2.0) against libobjc2. */
#include "harness.h"
#include "language.h"

#import <objc/runtime.h>

static Class user_class;
static SEL known, unknown;
static const char *selector_name = "configureCell:withUser:";

BENCH_LOOP look_up(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    IMP implementation = class_getMethodImplementation(user_class, known);
    BENCH_USE(implementation);
  }
}

BENCH_LOOP responds(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    BOOL answer = class_respondsToSelector(user_class, known);
    BENCH_USE((int)answer);
  }
}

BENCH_LOOP responds_not(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    BOOL answer = class_respondsToSelector(user_class, unknown);
    BENCH_USE((int)answer);
  }
}

BENCH_LOOP register_name(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    SEL selector = sel_registerName(selector_name);
    BENCH_USE(selector);
  }
}

static const struct bench_operation operations[] = {
  {"class_getMethodImplementation", look_up},
  {"class_respondsToSelector, yes", responds},
  {"class_respondsToSelector, no", responds_not},
  {"sel_registerName, known", register_name},
};

int main(int argc, char **argv) {
  if (!bench_prepare()) return 1;
  user_class = (Class)objc_getClass("LanguageUser");
  known = sel_registerName(selector_name);
  unknown = sel_registerName("configureCell:withNobody:");
  if (!class_respondsToSelector(user_class, known)) return 1;
  if (class_respondsToSelector(user_class, unknown)) return 1;
  size_t language_operations = 0;
  while (bench_operations[language_operations].name) language_operations++;
  const int status = bench_main(bench_operations, language_operations, argc, argv);
  return status ? status : BENCH_MAIN(operations, argc, argv);
}

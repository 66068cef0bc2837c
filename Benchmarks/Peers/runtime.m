/* An Objective-C runtime without Foundation. GCC builds it against its libobjc, clang
 * (-fobjc-runtime=gnustep-2.0) against libobjc2. */
#include <objc/objc.h>
#include <objc/runtime.h>

#include "harness.h"
#include "order.h"
#include "rep64.h"

@interface Root {
  Class isa;
}
+ (id)alloc;
- (void)configureCell:(id)cell withUser:(id)user;
- (double)heightForUser:(id)user inTable:(id)table;
@end

@implementation Root
+ (id)alloc {
  return class_createInstance(self, 0);
}
- (void)configureCell:(id)cell withUser:(id)user {
  BENCH_HANDLER_BODY(cell, user);
}
- (double)heightForUser:(id)user inTable:(id)table {
  BENCH_HANDLER_BODY(user, table);
  return 44;
}
@end

@interface User : Root
@end
@implementation User
@end

/* Sixty-four classes beside each other, each with its own implementation. */
#define SIBLING(number)                                \
  @interface Sibling##number : Root                    \
  @end                                                 \
  @implementation Sibling##number                      \
  -(void)configureCell : (id)cell withUser : (id)user { \
    BENCH_HANDLER_BODY(cell, user);                    \
  }                                                    \
  @end
REP64(SIBLING)

static uint8_t order[BENCH_ORDER_LENGTH];
static Root *object, *argument;
static Root *siblings[64];
static Class user_class;
static SEL known, unknown;
static const char *selector_name = "configureCell:withUser:";

BENCH_LOOP send(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) [object configureCell:argument withUser:argument];
}

BENCH_LOOP send_double(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    double height = [object heightForUser:argument inTable:argument];
    BENCH_USE_DOUBLE(height);
  }
}

BENCH_LOOP send_many(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    [siblings[order[i % BENCH_ORDER_LENGTH]] configureCell:argument withUser:argument];
  }
}

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
  {"message send, two objects", send},
  {"message send, double result", send_double},
  {"message send, 64 classes and methods in random order", send_many},
  {"class_getMethodImplementation", look_up},
  {"class_respondsToSelector, yes", responds},
  {"class_respondsToSelector, no", responds_not},
  {"sel_registerName, known", register_name},
};

int main(int argc, char **argv) {
  bench_fill_order(order);
  user_class = (Class)objc_getClass("User");
  object = [User alloc];
  argument = [User alloc];
  for (int i = 0; i < 64; i++) {
    char name[16];
    snprintf(name, sizeof name, "Sibling%o%o", i >> 3, i & 7);
    siblings[i] = (Root *)class_createInstance((Class)objc_getClass(name), 0);
    if (!siblings[i]) return 1;
    [siblings[i] configureCell:argument withUser:argument];
  }
  known = sel_registerName(selector_name);
  unknown = sel_registerName("configureCell:withNobody:");
  if (!class_respondsToSelector(user_class, known)) return 1;
  if (class_respondsToSelector(user_class, unknown)) return 1;
  return BENCH_MAIN(operations, argc, argv);
}

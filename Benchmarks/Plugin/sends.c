/* A plugin whose loops are measured: what a message costs that a handler in C sends. */
#include <carob/carob.h>

#include "loop.h"
#include "order.h"
#include "rep64.h"

#define HANDLER(name)                                       \
  static void name(id self, SEL _cmd, id cell, id user) {   \
    (void)self, (void)_cmd;                                 \
    BENCH_HANDLER_BODY(cell, user);                         \
  }
HANDLER(handle)
#define NUMBERED_HANDLER(number) HANDLER(handle_##number)
REP64(NUMBERED_HANDLER)

#define NAME(number) "BenchPluginSibling" #number,
static const char *const sibling_names[64] = {REP64(NAME)};
#define ADDRESS(number) (IMP)handle_##number,
static const IMP sibling_handlers[64] = {REP64(ADDRESS)};

static uint8_t order[BENCH_ORDER_LENGTH];
static id object, argument, siblings[64];
static Class user_class;
static SEL known, unknown;
static const char *selector_name = "configureCell:withUser:";

BENCH_LOOP send(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    CAROB_SEND(void, object, "configureCell:withUser:", (id, id), argument, argument);
  }
}

BENCH_LOOP send_chosen(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    CAROB_SEND_TO(void, object, known, (id, id), argument, argument);
  }
}

BENCH_LOOP send_many(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    id receiver = siblings[order[i % BENCH_ORDER_LENGTH]];
    CAROB_SEND(void, receiver, "configureCell:withUser:", (id, id), argument, argument);
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

/* What the host measures, found by name; the last one has no name. */
CAROB_EXPORT const struct bench_operation bench_operations[] = {
  {"CAROB_SEND, two objects", send},
  {"CAROB_SEND_TO, two objects", send_chosen},
  {"CAROB_SEND, 64 classes and methods in random order", send_many},
  {"class_getMethodImplementation", look_up},
  {"class_respondsToSelector, yes", responds},
  {"class_respondsToSelector, no", responds_not},
  {"sel_registerName, known", register_name},
  {0, 0},
};

static Class registered(const char *superclass, const char *name, IMP handler) {
  Class cls = objc_allocateClassPair(objc_getClass(superclass), name, 0);
  if (!cls || !class_addMethod(cls, known, handler, "v@:@@")) return 0;
  objc_registerClassPair(cls);
  return cls;
}

static bool load(void) {
  bench_fill_order(order);
  known = sel_registerName(selector_name);
  unknown = sel_registerName("configureCell:withNobody:");
  /* The method is inherited, as it is in the peers. */
  Class root = registered("NSObject", "BenchPluginRoot", (IMP)handle);
  user_class = objc_allocateClassPair(root, "BenchPluginUser", 0);
  if (!user_class) return false;
  objc_registerClassPair(user_class);
  object = class_createInstance(user_class, 0);
  argument = class_createInstance(user_class, 0);
  for (int i = 0; i < 64; i++) {
    Class cls = registered("BenchPluginRoot", sibling_names[i], sibling_handlers[i]);
    if (!cls) return false;
    siblings[i] = class_createInstance(cls, 0);
  }
  return class_respondsToSelector(user_class, known) &&
    !class_respondsToSelector(user_class, unknown);
}

CAROB_PLUGIN(.identifier = "org.example.bench", .name = "Bench", .version = "1", .load = load)

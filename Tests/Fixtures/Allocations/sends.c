/* A plugin whose functions are checked for allocations. Each does one thing; the probe calls it often. */
#include <carob/carob.h>

static id object, argument;
static Class cls;
static SEL known, unknown;

static void handle(id self, SEL _cmd, id first, id second) {
  (void)self, (void)_cmd, (void)first, (void)second;
}

static void send(void) {
  CAROB_SEND(void, object, "allocateFirst:second:", (id, id), argument, argument);
}
static void look_up(void) { (void)class_getMethodImplementation(cls, known); }
static void responds(void) { (void)class_respondsToSelector(cls, known); }
static void responds_not(void) { (void)class_respondsToSelector(cls, unknown); }
static void register_name(void) { (void)sel_registerName("allocateFirst:second:"); }

struct operation {
  const char *name;
  void (*run)(void);
};

/* Found by name; the last one has no name. */
CAROB_EXPORT const struct operation allocation_operations[] = {
  {"CAROB_SEND", send},
  {"class_getMethodImplementation", look_up},
  {"class_respondsToSelector, yes", responds},
  {"class_respondsToSelector, no", responds_not},
  {"sel_registerName, known", register_name},
  {0, 0},
};

static bool load(void) {
  known = sel_registerName("allocateFirst:second:");
  unknown = sel_registerName("allocateNothing:");
  cls = objc_allocateClassPair(objc_getClass("NSObject"), "AllocationSender", 0);
  if (!cls || !class_addMethod(cls, known, (IMP)handle, "v@:@@")) return false;
  objc_registerClassPair(cls);
  object = class_createInstance(cls, 0);
  argument = class_createInstance(cls, 0);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.allocations", .name = "Allocations", .version = "1",
             .load = load)

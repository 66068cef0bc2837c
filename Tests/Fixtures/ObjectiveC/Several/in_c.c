/* The third, in C: a subclass of the first one's class too. */
#include <carob/carob.h>

static id name(id self, SEL _cmd) {
  (void)_cmd;
  return CAROB_SEND(
    id, CAROB_SEND_SUPER(id, self, "SEInC", "name", ()), "stringByAppendingString:", (id), carob_string(", in C"));
}

static bool load(void) {
  Class base = objc_getRequiredClass("SEBase");
  if (!base) return false;
  Class cls = objc_allocateClassPair(base, "SEInC", 0);
  bool ok = class_addMethod(cls, sel_registerName("name"), (IMP)name, "@@:");
  objc_registerClassPair(cls);
  return ok;
}

CAROB_PLUGIN(.identifier = "org.example.fixture.in-c", .name = "InC", .version = "1.0.0", .load = load)

/* A plugin that sends to an object of another plugin's class, always from the same places. */
#include <carob/carob.h>

static long ask(id self, SEL _cmd, id thing) {
  (void)self, (void)_cmd;
  return CAROB_SEND(long, thing, "value", ());
}
static long ask_class(id self, SEL _cmd, id cls) {
  (void)self, (void)_cmd;
  return CAROB_SEND(long, cls, "classValue", ());
}

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "ULSender", 0);
  class_addMethod(cls, sel_registerName("ask:"), (IMP)ask, "q@:@");
  class_addMethod(cls, sel_registerName("askClass:"), (IMP)ask_class, "q@:@");
  objc_registerClassPair(cls);
  return cls != NULL;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.sender",
  .name = "Sender",
  .version = "1.0.0",
  .load = load)

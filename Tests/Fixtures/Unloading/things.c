/* A plugin whose classes and code others get hold of in every way that there is. VALUE tells one build from another,
 * NAME one plugin from another. */
#include <carob/carob.h>

#ifndef VALUE
#define VALUE 1
#endif
#ifndef NAME
#define NAME "UL"
#endif

static int key;

static long value(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return VALUE;
}
static long class_value(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 100 + VALUE;
}
/* Under a key in this module. */
static void attach(id self, SEL _cmd, id object) {
  (void)self, (void)_cmd;
  objc_setAssociatedObject(object, &key, (id)object_getClass(object), OBJC_ASSOCIATION_ASSIGN);
}
static void attach_class(id self, SEL _cmd, id object) {
  (void)_cmd;
  objc_setAssociatedObject(
    object, (void *)1, (id)object_getClass(self), OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}
static void answer(id self, SEL _cmd, id object) {
  (void)self, (void)_cmd;
  carob_respond(object, sel_registerName("ulAnswer"), (IMP)value, "q@:");
}
/* What a plugin registers later is its own as well. */
static void add_later(id self, SEL _cmd, id object) {
  (void)self, (void)_cmd;
  class_addMethod(object_getClass(object), sel_registerName("ulLater"), (IMP)value, "q@:");
  Class made = objc_allocateClassPair(objc_getClass("NSObject"), NAME "MadeLater", 0);
  objc_registerClassPair(made);
}
static id new_block(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return (id)carob_block((IMP)value, "q@?", 0, 0);
}
/* Sends to somebody who unloads this plugin. */
static void call_back(id self, SEL _cmd, id object) {
  (void)self, (void)_cmd;
  CAROB_SEND(void, object, "ulCallBack", ());
}

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), NAME "Thing", 0);
  if (!cls) return false;
  class_addMethod(cls, sel_registerName("value"), (IMP)value, "q@:");
  class_addMethod(object_getClass((id)cls), sel_registerName("classValue"), (IMP)class_value, "q@:");
  class_addMethod(cls, sel_registerName("attachTo:"), (IMP)attach, "v@:@");
  class_addMethod(cls, sel_registerName("attachClassTo:"), (IMP)attach_class, "v@:@");
  class_addMethod(cls, sel_registerName("answerFor:"), (IMP)answer, "v@:@");
  class_addMethod(cls, sel_registerName("addLaterTo:"), (IMP)add_later, "v@:@");
  class_addMethod(cls, sel_registerName("newBlock"), (IMP)new_block, "@?@:");
  class_addMethod(cls, sel_registerName("callBack:"), (IMP)call_back, "v@:@");
  objc_registerClassPair(cls);
  return true;
}

static void unload(void) {
#ifdef RAISES
  carob_raise("the thing was not tidy");
#endif
#ifdef KEEPS
  /* Nobody lets go of it. */
  (void)class_createInstance(objc_getClass(NAME "Thing"), 0);
#endif
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.things." NAME,
  .name = NAME,
  .version = "1.0.0",
  .load = load,
  .unload = unload)

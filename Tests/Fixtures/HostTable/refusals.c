#include "checks.h"

/* What does not fit is refused before anything happens, and the error says of what class and message. */

static Class make(const char *name, Class superclass) {
  return objc_allocateClassPair(superclass, name, 0);
}

static id new_of(Class cls) { return CAROB_SEND(id, cls, "new", ()); }

static int taken;

static void take_class(id self, SEL _cmd, Class cls) { (void)self, (void)_cmd, (void)cls, taken++; }

/* An object where a class is needed would be read as one. */
static bool classes(void) {
  objc_property_attribute_t kind[] = {{"T", "#"}, {"N", ""}};
  Class cls = make("RefusalKinds", objc_getClass("NSObject"));
  CHECK(class_addProperty(cls, "kind", kind, 2));
  CHECK(class_addMethod(cls, sel_registerName("take:"), (IMP)take_class, "v@:#"));
  objc_registerClassPair(cls);
  id object = new_of(cls);
  for (int round = 0; round < 3; round++) {
    CAROB_SEND(id, object, "performSelector:withObject:", (SEL, id), sel_registerName("take:"), object);
    CHECK_ERROR("-[RefusalKinds take:]: argument 1 has type \"#\", given \"@\" <RefusalKinds>");
    CAROB_SEND(void, object, "setValue:forKey:", (id, id), object, carob_string("kind"));
    CHECK_ERROR("-[RefusalKinds setKind:]: argument 1 has type \"#\", given \"@\"");
  }
  CHECK(taken == 0);
  CAROB_SEND(id, object, "performSelector:withObject:", (SEL, id), sel_registerName("take:"), (id)cls);
  CHECK(taken == 1);
  CAROB_SEND(void, object, "setValue:forKey:", (id, id), (id)cls, carob_string("kind"));
  CHECK(CAROB_SEND(id, object, "valueForKey:", (id), carob_string("kind")) == (id)cls);
  CAROB_SEND(void, object, "setValue:forKey:", (id, id), 0, carob_string("kind"));
  CHECK(CAROB_SEND(id, object, "valueForKey:", (id), carob_string("kind")) == 0);
  objc_release(object);
  return true;
}

/* What Swift's handlers cannot take, whoever asks. */
static bool arguments(void) {
  id list = new_of(objc_getClass("NSMutableArray"));
  CHECK(CAROB_SEND(id, list, "valueForKey:", (id), carob_number(3)) == 0);
  CHECK_ERROR("-[NSMutableArray valueForKey:]: argument 1 is an NSNumber, needed: NSString");
  CAROB_SEND(void, list, "addObject:", (id), 0);
  CHECK_ERROR("-[NSMutableArray addObject:]: argument 1 is nil, needed: NSObject");
  CHECK(!CAROB_SEND(BOOL, list, "respondsToSelector:", (SEL), 0));
  CHECK(CAROB_SEND(id, list, "performSelector:", (SEL), 0) == 0);
  CHECK_ERROR("-[NSMutableArray performSelector:]: argument 1 is null, needed: a selector");
  objc_release(list);
  return true;
}

static id give_nil(id self, SEL _cmd) {
  (void)_cmd;
  objc_release(self);
  return 0;
}

/* An `init` that fails gives nil, which is no error. */
static bool initializers(void) {
  Class cls = make("RefusalInit", objc_getClass("NSObject"));
  CHECK(class_addMethod(cls, sel_registerName("init"), (IMP)give_nil, "@@:"));
  objc_registerClassPair(cls);
  CHECK(CAROB_SEND(id, CAROB_SEND(id, cls, "alloc", ()), "init", ()) == 0);
  CHECK(new_of(cls) == 0);
  CHECK(carob_pending_error() == 0);
  return true;
}

static id describe_above(id self, SEL _cmd) {
  (void)_cmd;
  return CAROB_SEND_SUPER(id, self, "RefusalOriginal", "description", ());
}

/* A copied method sends to the superclass of the class that it was written for, at a cold site and at a warm one. */
static bool supers(void) {
  Class original = make("RefusalOriginal", objc_getClass("NSObject"));
  CHECK(class_addMethod(original, sel_registerName("above"), (IMP)describe_above, "@@:"));
  objc_registerClassPair(original);
  Class copy = objc_duplicateClass(original, "RefusalCopy", 0);
  CHECK(copy != 0);
  id first = new_of(original), second = new_of(copy);
  for (int round = 0; round < 3; round++) {
    CHECK(strstr(carob_utf8(CAROB_SEND(id, second, "above", ())), "RefusalCopy") != 0);
    CHECK(strstr(carob_utf8(CAROB_SEND(id, first, "above", ())), "RefusalOriginal") != 0);
    /* The site is cold again. */
    CHECK(class_addMethod(copy, sel_registerName(round == 0 ? "once" : round == 1 ? "twice" : "thrice"),
                          (IMP)describe_above, "@@:"));
  }
  objc_release(first), objc_release(second);
  return true;
}

/* Variables of another class, and such as hold no object. */
static bool variables(void) {
  Class cls = make("RefusalVariables", objc_getClass("NSObject"));
  Class stranger = make("RefusalStranger", objc_getClass("NSObject"));
  CHECK(class_addIvar(cls, "number", 8, 3, "q"));
  CHECK(class_addIvar(stranger, "thing", 8, 3, "@"));
  objc_registerClassPair(cls), objc_registerClassPair(stranger);
  id object = new_of(cls);
  Ivar number = class_getInstanceVariable(cls, "number");
  Ivar thing = class_getInstanceVariable(stranger, "thing");
  object_setIvar(object, number, object);
  CHECK_ERROR("RefusalVariables.number of type \"q\" holds no object");
  CHECK(object_getIvar(object, number) == 0);
  CHECK_ERROR("RefusalVariables.number of type \"q\" holds no object");
  object_setIvar(object, thing, object);
  CHECK_ERROR("thing is another class's");
  CHECK(object_getIvar(0, number) == 0 && object_getIvar(object, 0) == 0);
  CHECK(carob_pending_error() == 0);
  objc_release(object);
  return true;
}

/* Why an object cannot change its class. */
static bool other_classes(void) {
  Class small = make("RefusalSmall", objc_getClass("NSObject"));
  Class large = make("RefusalLarge", objc_getClass("NSObject"));
  Class raw = make("RefusalRaw", objc_getClass("NSObject"));
  CHECK(class_addIvar(large, "number", 8, 3, "q"));
  objc_registerClassPair(small), objc_registerClassPair(large);
  id object = new_of(small);
  CHECK(object_setClass(object, large) == 0);
  CHECK_ERROR("an instance of RefusalSmall cannot become a RefusalLarge: its instances have ");
  CHECK(object_setClass(object, object_getClass((id)small)) == 0);
  CHECK_ERROR("is a metaclass");
  CHECK(object_setClass(object, raw) == 0);
  CHECK_ERROR("RefusalRaw is not registered yet");
  CHECK(object_setClass(object, objc_getClass("NSString")) == 0);
  CHECK_ERROR("beneath them");
  CHECK(object_setClass((id)small, large) == 0);
  CHECK_ERROR("RefusalLarge is no metaclass");
  objc_registerClassPair(raw);
  objc_release(object);
  return true;
}

/* A class that was disposed of takes nothing more. */
static bool disposed(void) {
  objc_property_attribute_t number[] = {{"T", "q"}};
  Class cls = make("RefusalDisposed", objc_getClass("NSObject"));
  objc_registerClassPair(cls);
  objc_disposeClassPair(cls);
  CHECK(!class_addMethod(cls, sel_registerName("take:"), (IMP)take_class, "v@:#"));
  CHECK_ERROR("RefusalDisposed was disposed of, and cannot be changed any more");
  CHECK(class_replaceMethod(cls, sel_registerName("take:"), (IMP)take_class, "v@:#") == 0);
  CHECK_ERROR("RefusalDisposed was disposed of");
  CHECK(!class_addProperty(cls, "number", number, 1));
  CHECK_ERROR("RefusalDisposed was disposed of");
  return true;
}

static id same(void *block, id self) {
  (void)block;
  return self;
}

/* A block is an object, and its types are those of the method that it becomes. */
static bool blocks(void) {
  objc_property_attribute_t kept[] = {{"T", "@"}, {"&", ""}, {"N", ""}};
  Class cls = make("RefusalBlocks", objc_getClass("NSObject"));
  CHECK(class_addProperty(cls, "kept", kept, 3));
  objc_registerClassPair(cls);
  id object = new_of(cls), block = (id)carob_block((IMP)same, "@@?@", 0, 0);
  CAROB_SEND(void, object, "setKept:", (id), carob_string("before"));
  CAROB_SEND(void, object, "setKept:", (id), block);
  CHECK(CAROB_SEND(id, object, "kept", ()) == block);
  CAROB_SEND(void, object, "setKept:", (id), 0);
  CAROB_SEND(void, object, "setValue:forKey:", (id, id), block, carob_string("kept"));
  CHECK(CAROB_SEND(id, object, "valueForKey:", (id), carob_string("kept")) == block);

  IMP code = imp_implementationWithBlock((void *)block);
  CHECK(code != 0);
  CHECK(!class_addMethod(cls, sel_registerName("number"), code, "i@:"));
  CHECK_ERROR("-[RefusalBlocks number]: encodings \"@@:\" and \"i@:\"");
  CHECK(class_replaceMethod(cls, sel_registerName("number"), code, "i@:") == 0);
  CHECK_ERROR("-[RefusalBlocks number]: encodings \"@@:\" and \"i@:\"");
  CHECK(class_addMethod(cls, sel_registerName("itself"), code, "@@:"));
  CHECK(class_addMethod(cls, sel_registerName("itselfWith:"), code, "@@:q"));
  CHECK(class_addMethod(cls, sel_registerName("nothing"), code, "v@:"));
  CHECK(CAROB_SEND(id, object, "itselfWith:", (long), 3) == object);
  objc_release(object);
  carob_block_release(block);
  return true;
}

static bool names(void) {
  CHECK(objc_allocateClassPair(objc_getClass("ICModle"), "RefusedIssue", 0) == 0);
  CHECK_ERROR("RefusedIssue has no superclass: there is no class named ICModle");
  CHECK(objc_allocateClassPair(objc_lookUpClass("NSObjct"), "RefusedIssue", 0) == 0);
  CHECK_ERROR("RefusedIssue has no superclass: there is no class named NSObjct; nearest: NSObject");
  /* Only the last look-up counts. */
  objc_getClass("NSObject");
  CHECK(objc_allocateClassPair(0, "RefusedIssue", 0) == 0);
  CHECK_ERROR("RefusedIssue has no superclass: the one given is null; look it up with objc_getRequiredClass");
  CHECK(objc_getRequiredClass("NSStrin") == 0);
  CHECK_ERROR("there is no class named NSStrin; nearest: NSString");
  CHECK(objc_getRequiredClass("ZebraCrossingSupervisor") == 0);
  CHECK_ERROR("there is no class named ZebraCrossingSupervisor");
  return true;
}

static bool checks(void) {
  return classes() && arguments() && initializers() && supers() && variables() && other_classes() &&
         disposed() && blocks() && names();
}

CHECKS("refusals", checks)

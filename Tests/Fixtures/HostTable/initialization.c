#include "checks.h"

static int initialized, loaded;
static char order[64];

static void initialize(Class self, SEL _cmd) {
  (void)_cmd;
  initialized++;
  strcat(order, class_getName(self) + strlen("CheckInitialized"));
}

static void load_ok(Class self, SEL _cmd) {
  (void)_cmd;
  loaded++;
  strcat(order, "load ");
  (void)self;
}

static void load_raises(Class self, SEL _cmd) {
  (void)self, (void)_cmd;
  carob_raise("not today");
}

static long answer(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 7;
}

static bool messages(void) {
  Class top = objc_allocateClassPair(objc_getClass("NSObject"), "CheckInitializedTop ", 0);
  CHECK(top == 0);
  CHECK_ERROR("white space");
  top = objc_allocateClassPair(objc_getClass("NSObject"), "CheckInitializedTop.", 0);
  CHECK(class_addMethod(object_getClass((id)top), sel_registerName("initialize"), (IMP)initialize, "v#:"));
  CHECK(class_addMethod(object_getClass((id)top), sel_registerName("load"), (IMP)load_ok, "v#:"));
  CHECK(class_addMethod(top, sel_registerName("answer"), (IMP)answer, "l@:"));
  objc_registerClassPair(top);
  objc_registerClassPair(top);
  Class below = objc_allocateClassPair(top, "CheckInitializedBelow.", 0);
  objc_registerClassPair(below);
  CHECK(loaded == 1);
  CHECK(class_respondsToSelector(below, sel_registerName("answer")));
  CHECK(class_getInstanceMethod(below, sel_registerName("answer")) != 0);
  CHECK(initialized == 0);
  for (int round = 0; round < 3; round++) {
    id made = CAROB_SEND(id, below, "new", ());
    CHECK(CAROB_SEND(long, made, "answer", ()) == 7);
    objc_release(made);
  }
  CHECK(strcmp(order, "load Top.Below.") == 0);
  return true;
}

static bool load_that_raises(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckLoadRaises", 0);
  CHECK(class_addMethod(object_getClass((id)cls), sel_registerName("load"), (IMP)load_raises, "v#:"));
  objc_registerClassPair(cls);
  CHECK_ERROR("+[CheckLoadRaises load]: not today");
  CHECK(objc_lookUpClass("CheckLoadRaises") == cls);
  return true;
}

static void initialize_raises(Class self, SEL _cmd) {
  (void)self, (void)_cmd;
  carob_raise("not today");
}

static bool initialize_that_raises(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckInitializeRaises", 0);
  CHECK(class_addMethod(
    object_getClass((id)cls), sel_registerName("initialize"), (IMP)initialize_raises, "v#:"));
  objc_registerClassPair(cls);
  id made = class_createInstance(cls, 0);
  CHECK(made != 0);
  CHECK(carob_pending_error() == 0);
  objc_release(made);
  return true;
}

static bool checks(void) { return messages() && load_that_raises() && initialize_that_raises(); }

CHECKS("initialization", checks)

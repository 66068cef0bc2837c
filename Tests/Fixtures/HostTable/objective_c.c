/* What only code that clang compiles from Objective-C needs: locks, messages to super that name no class, +initialize. */
#include "checks.h"
#include <pthread.h>

static int counted;

static void *count(void *object) {
  for (int i = 0; i < 20000; i++) {
    objc_sync_enter(object);
    objc_sync_enter(object);
    counted++;
    objc_sync_exit(object);
    objc_sync_exit(object);
  }
  return 0;
}

static bool objects_are_locked(void) {
  id object = class_createInstance(objc_getClass("NSObject"), 0);
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) CHECK(pthread_create(&threads[i], 0, count, object) == 0);
  for (int i = 0; i < 4; i++) pthread_join(threads[i], 0);
  CHECK(counted == 80000);
  CHECK(objc_sync_exit(object) != 0);
  CHECK(objc_sync_enter(0) == 0 && objc_sync_exit(0) == 0);
  CHECK(objc_sync_enter((id)objc_getClass("NSObject")) == 0 && objc_sync_exit((id)objc_getClass("NSObject")) == 0);
  objc_release(object);
  return true;
}

static int initialized;

static void initialize(id self, SEL cmd) {
  (void)self, (void)cmd;
  initialized++;
}

static int one(id self, SEL cmd) {
  (void)self, (void)cmd;
  return 1;
}

static int two(id self, SEL cmd) {
  (void)self, (void)cmd;
  return 2;
}

static Class make(const char *name, Class superclass, IMP answer) {
  Class cls = objc_allocateClassPair(superclass, name, 0);
  if (answer) class_addMethod(cls, sel_registerName("answer"), answer, "i@:");
  if (answer) class_addMethod(cls->isa, sel_registerName("answer"), answer, "i@:");
  class_addMethod(cls->isa, sel_registerName("initialize"), (IMP)initialize, "v@:");
  objc_registerClassPair(cls);
  return cls;
}

static IMP above(Class start, id receiver, const char *name) {
  return carob_host->carob_super_implementation(start, receiver, sel_registerName(name));
}

static int call(IMP imp, id receiver) {
  return imp ? ((int (*)(id, SEL))imp)(receiver, sel_registerName("answer")) : -1;
}

static id target(id self, SEL cmd, SEL selector) {
  (void)cmd;
  return sel_isEqual(selector, sel_registerName("uppercaseString")) ? carob_string("taken") : self;
}

static bool classes_above_are_asked(void) {
  Class base = make("CheckSuperBase", objc_getClass("NSObject"), (IMP)one);
  Class other = make("CheckSuperOther", objc_getClass("NSObject"), (IMP)two);
  Class derived = make("CheckSuperDerived", base, 0);
  id object = class_createInstance(derived, 0);
  CHECK(initialized == 2);
  CHECK(call(above(base, object, "answer"), object) == 1);
  CHECK(call(above(base->isa, (id)derived, "answer"), (id)derived) == 1);
  CHECK(initialized == 2);
  CHECK(above(base, object, "nothing") == 0);
  CHECK_ERROR("-[CheckSuperBase nothing]: unrecognized selector");
  CHECK(above(base, 0, "answer") == 0 && !carob_pending_error());
  CHECK(above(0, object, "answer") == 0);
  CHECK_ERROR("the class above is null");
  CHECK(above(base, (id)7, "answer") == 0);
  CHECK_ERROR("(no object)");
  CHECK(carob_host->carob_super_implementation(base, object, 0) == 0);
  CHECK_ERROR("null");
  struct objc_class foreign = {.name = "Foreign"};
  CHECK(above(&foreign, object, "answer") == 0);
  CHECK_ERROR("not registered");
  class_setSuperclass(derived, other);
  CHECK(call(above(derived->super_class, object, "answer"), object) == 2);
  CHECK(initialized == 3);
  CHECK(class_addMethod(base, sel_registerName("forwardingTargetForSelector:"), (IMP)target, "@@::"));
  id forwards = class_createInstance(base, 0);
  const IMP forwarded = above(base, forwards, "uppercaseString");
  CHECK(forwarded != 0);
  id taken = ((id(*)(id, SEL))forwarded)(forwards, sel_registerName("uppercaseString"));
  CHECK(taken && strcmp(carob_utf8(taken), "TAKEN") == 0);
  objc_release(forwards);
  objc_release(object);
  return true;
}

static bool classes_with_handlers_are_passed_over(void) {
  Class base = make("CheckSuperHandled", objc_getClass("NSObject"), (IMP)one);
  id object = class_createInstance(base, 0);
  CHECK(carob_respond(object, sel_registerName("answer"), (IMP)two, "i@:"));
  CHECK(CAROB_SEND(int, object, "answer", ()) == 2);
  CHECK(call(above(object->isa->super_class, object, "answer"), object) == 1);
  objc_release(object);
  return true;
}

static bool classes_are_initialized(void) {
  initialized = 0;
  Class cls = make("CheckInitialized", objc_getClass("NSObject"), 0);
  carob_host->carob_initialize_class(cls);
  CHECK(initialized == 1);
  carob_host->carob_initialize_class(cls);
  carob_host->carob_initialize_class(cls->isa);
  carob_host->carob_initialize_class(0);
  struct objc_class foreign = {.name = "Foreign"};
  carob_host->carob_initialize_class(&foreign);
  CHECK(initialized == 1);
  return true;
}

static bool check(void) {
  return objects_are_locked() && classes_above_are_asked() && classes_with_handlers_are_passed_over() &&
         classes_are_initialized();
}

CHECKS("objective_c", check)

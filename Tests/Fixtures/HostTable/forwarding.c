#include "checks.h"

typedef struct {
  double x, y;
} point;

/* The object that does the work. */
static double worker_scaled(id self, SEL _cmd, point where, double by) {
  (void)self, (void)_cmd;
  return (where.x + where.y) * by;
}

static int worker_answer(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 42;
}

static void worker_fail(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  carob_raise("tired");
}

static id shared_worker(void) {
  static id worker;
  if (!worker) worker = class_createInstance(objc_getClass("FwdWorker"), 0);
  return worker;
}

/* Forwards to it. */
static int asked;

static id forwarder_target(id self, SEL _cmd, SEL selector) {
  (void)self, (void)_cmd, (void)selector;
  asked++;
  return shared_worker();
}

static id child_target(id self, SEL _cmd, SEL selector) {
  (void)_cmd;
  return CAROB_SEND_SUPER(id, self, "FwdChild", "forwardingTargetForSelector:", (SEL), selector);
}

static int child_answer(id self, SEL _cmd) {
  (void)_cmd;
  return CAROB_SEND_SUPER(int, self, "FwdChild", "answer", ()) + 1;
}

/* Takes messages as invocations. */
static id taker_signature(id self, SEL _cmd, SEL selector) {
  (void)self, (void)_cmd;
  const char *types = strcmp(sel_getName(selector), "scaled:by:") ? "i@:" : "d@:{point=dd}d";
  return CAROB_SEND(id, objc_getClass("NSMethodSignature"), "signatureWithObjCTypes:",
                    (const char *), types);
}

static void taker_forward(id self, SEL _cmd, id invocation) {
  (void)self, (void)_cmd;
  SEL selector = CAROB_SEND(SEL, invocation, "selector", ());
  if (strcmp(sel_getName(selector), "scaled:by:") == 0) {
    double by = 0;
    CAROB_SEND(void, invocation, "getArgument:atIndex:", (void *, long), &by, 3);
    by *= 10;
    CAROB_SEND(void, invocation, "setArgument:atIndex:", (const void *, long), &by, 3);
  }
  CAROB_SEND(void, invocation, "invokeWithTarget:", (id), shared_worker());
}

/* Adds methods when it is asked. */
static BOOL resolver_resolve(id self, SEL _cmd, SEL selector) {
  (void)_cmd;
  if (strcmp(sel_getName(selector), "answer")) return NO;
  return class_addMethod((Class)self, selector, (IMP)worker_answer, "i@:");
}

static BOOL resolver_resolve_class(id self, SEL _cmd, SEL selector) {
  (void)_cmd;
  if (strcmp(sel_getName(selector), "answer")) return NO;
  return class_addMethod(object_getClass(self), selector, (IMP)worker_answer, "i#:");
}

static void refuser_refuse(id self, SEL _cmd, SEL selector) {
  (void)self, (void)_cmd;
  char words[64];
  snprintf(words, sizeof words, "no %s here", sel_getName(selector));
  carob_raise(words);
}

static bool add(Class cls, const char *selector, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(selector), imp, types);
}

static bool make_classes(void) {
  Class root = objc_getClass("NSObject");
  Class worker = objc_allocateClassPair(root, "FwdWorker", 0);
  CHECK(add(worker, "scaled:by:", (IMP)worker_scaled, "d@:{point=dd}d"));
  CHECK(add(worker, "answer", (IMP)worker_answer, "i@:"));
  CHECK(add(worker, "fail", (IMP)worker_fail, "v@:"));
  objc_registerClassPair(worker);
  Class forwarder = objc_allocateClassPair(root, "FwdForwarder", 0);
  CHECK(add(forwarder, "forwardingTargetForSelector:", (IMP)forwarder_target, "@@::"));
  CHECK(add(object_getClass((id)forwarder), "forwardingTargetForSelector:", (IMP)forwarder_target,
            "@#::"));
  objc_registerClassPair(forwarder);
  Class child = objc_allocateClassPair(forwarder, "FwdChild", 0);
  CHECK(add(child, "answer", (IMP)child_answer, "i@:"));
  CHECK(add(child, "forwardingTargetForSelector:", (IMP)child_target, "@@::"));
  objc_registerClassPair(child);
  Class taker = objc_allocateClassPair(root, "FwdTaker", 0);
  CHECK(add(taker, "methodSignatureForSelector:", (IMP)taker_signature, "@@::"));
  CHECK(add(taker, "forwardInvocation:", (IMP)taker_forward, "v@:@"));
  objc_registerClassPair(taker);
  Class resolver = objc_allocateClassPair(root, "FwdResolver", 0);
  Class meta = object_getClass((id)resolver);
  CHECK(add(meta, "resolveInstanceMethod:", (IMP)resolver_resolve, "B#::"));
  CHECK(add(meta, "resolveClassMethod:", (IMP)resolver_resolve_class, "B#::"));
  objc_registerClassPair(resolver);
  Class refuser = objc_allocateClassPair(root, "FwdRefuser", 0);
  CHECK(add(refuser, "doesNotRecognizeSelector:", (IMP)refuser_refuse, "v@::"));
  objc_registerClassPair(refuser);
  Class proxy = objc_allocateClassPair(objc_getClass("NSProxy"), "FwdProxy", 0);
  CHECK(add(proxy, "methodSignatureForSelector:", (IMP)taker_signature, "@@::"));
  CHECK(add(proxy, "forwardInvocation:", (IMP)taker_forward, "v@:@"));
  objc_registerClassPair(proxy);
  return true;
}

static bool targets(void) {
  id object = class_createInstance(objc_getClass("FwdForwarder"), 0);
  id worker = shared_worker();
  const point where = {1, 2};
  asked = 0;
  /* One site, with receivers that answer and that forward. */
  for (int round = 0; round < 4; round++) {
    id receiver = round % 2 ? worker : object;
    CHECK(CAROB_SEND(double, receiver, "scaled:by:", (point, double), where, 2) == 6);
  }
  CHECK(asked == 2);
  CHECK(CAROB_SEND(int, objc_getClass("FwdForwarder"), "answer", ()) == 42);
  CHECK(!class_respondsToSelector(objc_getClass("FwdForwarder"), sel_registerName("answer")));
  CHECK(class_getMethodImplementation(objc_getClass("FwdForwarder"), sel_registerName("answer")) == _objc_msgForward);
  CHECK(!CAROB_SEND(BOOL, object, "respondsToSelector:", (SEL), sel_registerName("answer")));
  CAROB_SEND(void, object, "fail", ());
  CHECK_ERROR("tired");
  CHECK(CAROB_SEND(int, object, "missing", ()) == 0);
  CHECK_ERROR("-[FwdWorker missing]: unrecognized selector");
  objc_release(object);
  return true;
}

static bool super_sends(void) {
  id child = class_createInstance(objc_getClass("FwdChild"), 0);
  for (int round = 0; round < 3; round++) CHECK(CAROB_SEND(int, child, "answer", ()) == 43);
  /* The site has not remembered where it was forwarded: now there is a method above. */
  CHECK(add(objc_getClass("FwdForwarder"), "answer", (IMP)worker_answer, "i@:"));
  CHECK(CAROB_SEND(int, child, "answer", ()) == 43);
  objc_release(child);
  return true;
}

static bool invocations(void) {
  const point where = {1, 2};
  for (int round = 0; round < 2; round++) {
    id object = class_createInstance(objc_getClass(round ? "FwdProxy" : "FwdTaker"), 0);
    CHECK(CAROB_SEND(double, object, "scaled:by:", (point, double), where, 2) == 60);
    CHECK(CAROB_SEND(int, object, "answer", ()) == 42);
    /* A failure inside of the invocation. */
    CHECK(CAROB_SEND(int, object, "missing", ()) == 0);
    CHECK_ERROR("-[FwdWorker missing]: unrecognized selector");
    objc_release(object);
  }
  return true;
}

static bool resolution(void) {
  Class cls = objc_getClass("FwdResolver");
  id object = class_createInstance(cls, 0);
  CHECK(CAROB_SEND(int, object, "answer", ()) == 42);
  CHECK(CAROB_SEND(int, cls, "answer", ()) == 42);
  CHECK(class_getInstanceMethod(cls, sel_registerName("answer")) != 0);
  CHECK(CAROB_SEND(int, object, "missing", ()) == 0);
  CHECK_ERROR("-[FwdResolver missing]: unrecognized selector");
  objc_release(object);
  return true;
}

static bool refusals(void) {
  id object = class_createInstance(objc_getClass("FwdRefuser"), 0);
  CAROB_SEND(void, object, "tea", ());
  CHECK_ERROR("no tea here");
  CAROB_SEND(void, objc_getClass("NSObject"), "zyx", ());
  CHECK_ERROR("+[NSObject zyx]: unrecognized selector; nothing with a similar name is answered");
  objc_release(object);
  return true;
}

static bool implementations(void) {
  const IMP imp = carob_forwarding_implementation("i@:");
  CHECK(imp != 0 && carob_forwarding_implementation("i@:") == imp);
  Class cls = objc_getClass("FwdTaker");
  CHECK(class_addMethod(cls, sel_registerName("swizzled"), imp, "i@:"));
  id object = class_createInstance(cls, 0);
  CHECK(class_respondsToSelector(cls, sel_registerName("swizzled")));
  CHECK(CAROB_SEND(int, object, "swizzled", ()) == 0);
  CHECK_ERROR("-[FwdWorker swizzled]: unrecognized selector");
  CHECK(class_replaceMethod(object_getClass(shared_worker()), sel_registerName("swizzled"),
                            (IMP)worker_answer, "i@:") == 0);
  CHECK(CAROB_SEND(int, object, "swizzled", ()) == 42);
  objc_release(object);
  CHECK(carob_forwarding_implementation(0) == 0);
  CHECK_ERROR("the encoding of a method that forwards is null");
  CHECK(carob_forwarding_implementation("i@") == 0);
  CHECK_ERROR("malformed");
  CHECK(carob_forwarding_implementation("v@:{u=it}") == 0);
  CHECK_ERROR("libffi has no 128-bit integers");
  return true;
}

static bool checks(void) {
  return make_classes() && targets() && super_sends() && invocations() && resolution() &&
         refusals() && implementations();
}

CHECKS("forwarding", checks)

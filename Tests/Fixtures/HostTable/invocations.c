#include "checks.h"

typedef struct {
  double x, y, width, height;
} rect;

static double shape_area(id self, SEL _cmd, rect frame, float by) {
  (void)self, (void)_cmd;
  return frame.width * frame.height * (double)by;
}

static id shape_named(id self, SEL _cmd, id name, const char *suffix) {
  (void)self, (void)_cmd;
  char text[64];
  snprintf(text, sizeof text, "%s%s", carob_utf8(name), suffix);
  return carob_string(text);
}

static id signature(const char *types) {
  return CAROB_SEND(id, objc_getClass("NSMethodSignature"), "signatureWithObjCTypes:",
                    (const char *), types);
}

static id invocation(const char *types, const char *selector) {
  id made = CAROB_SEND(id, objc_getClass("NSInvocation"), "invocationWithMethodSignature:", (id),
                       signature(types));
  CAROB_SEND(void, made, "setSelector:", (SEL), sel_registerName(selector));
  return made;
}

#define SET(invocation, value, index) \
  CAROB_SEND(void, invocation, "setArgument:atIndex:", (const void *, long), &value, index)
#define GET(invocation, value, index) \
  CAROB_SEND(void, invocation, "getArgument:atIndex:", (void *, long), &value, index)

static id shape(void) {
  Class cls = objc_getClass("InvShape");
  if (!cls) {
    cls = objc_allocateClassPair(objc_getClass("NSObject"), "InvShape", 0);
    class_addMethod(cls, sel_registerName("area:by:"), (IMP)shape_area, "d@:{rect=dddd}f");
    class_addMethod(cls, sel_registerName("named:suffix:"), (IMP)shape_named, "@@:@*");
    objc_registerClassPair(cls);
  }
  return objc_autorelease(class_createInstance(cls, 0));
}

static bool signatures(void) {
  id made = signature("d@:{rect=dddd}f");
  CHECK(CAROB_SEND(unsigned long, made, "numberOfArguments", ()) == 4);
  CHECK(CAROB_SEND(unsigned long, made, "methodReturnLength", ()) == 8);
  CHECK(!strcmp(CAROB_SEND(const char *, made, "methodReturnType", ()), "d"));
  CHECK(!strcmp(CAROB_SEND(const char *, made, "getArgumentTypeAtIndex:", (unsigned long), 3), "f"));
  CHECK(CAROB_SEND(const char *, made, "getArgumentTypeAtIndex:", (unsigned long), 4) == 0);
  CHECK_ERROR("has no argument 4");
  CHECK(signature("nonsense") == 0);
  CHECK_ERROR("malformed");
  CHECK(signature(0) == 0);
  CHECK_ERROR("malformed");
  made = CAROB_SEND(id, shape(), "methodSignatureForSelector:", (SEL), sel_registerName("area:by:"));
  CHECK(CAROB_SEND(unsigned long, made, "numberOfArguments", ()) == 4);
  CHECK(!CAROB_SEND(id, shape(), "methodSignatureForSelector:", (SEL), sel_registerName("zyx")));
  return true;
}

static bool structures(void) {
  id call = invocation("d@:{rect=dddd}f", "area:by:");
  const rect frame = {0, 0, 3, 4};
  const float by = 0.5f;
  SET(call, frame, 2);
  SET(call, by, 3);
  rect read = {0, 0, 0, 0};
  GET(call, read, 2);
  CHECK(read.height == 4);
  id target = shape();
  CAROB_SEND(void, call, "setTarget:", (id), target);
  CHECK(CAROB_SEND(id, call, "target", ()) == target);
  CHECK(CAROB_SEND(SEL, call, "selector", ()) == sel_registerName("area:by:"));
  CAROB_SEND(void, call, "invoke", ());
  double area = 0;
  CAROB_SEND(void, call, "getReturnValue:", (void *), &area);
  CHECK(area == 6);
  area = 7;
  CAROB_SEND(void, call, "setReturnValue:", (const void *), &area);
  area = 0;
  CAROB_SEND(void, call, "getReturnValue:", (void *), &area);
  CHECK(area == 7);
  return true;
}

static bool retained(void) {
  id call = invocation("@@:@*", "named:suffix:");
  char suffix[] = "!";
  const char *borrowed = suffix;
  void *pool = objc_autoreleasePoolPush();
  id name = carob_string("ada");
  SET(call, name, 2);
  SET(call, borrowed, 3);
  CHECK(!CAROB_SEND(BOOL, call, "argumentsRetained", ()));
  CAROB_SEND(void, call, "retainArguments", ());
  CHECK(CAROB_SEND(BOOL, call, "argumentsRetained", ()));
  objc_autoreleasePoolPop(pool);
  suffix[0] = '?';
  pool = objc_autoreleasePoolPush();
  CAROB_SEND(void, call, "invokeWithTarget:", (id), shape());
  objc_autoreleasePoolPop(pool);
  id result = 0;
  CAROB_SEND(void, call, "getReturnValue:", (void *), &result);
  CHECK(!strcmp(carob_utf8(result), "ada!"));
  return true;
}

static bool mistakes(void) {
  id call = invocation("v@:i", "take:");
  int value = 1;
  SET(call, value, 3);
  CHECK_ERROR("has no argument 3; they are numbered from 0 to 2");
  GET(call, value, -1);
  CHECK_ERROR("has no argument -1");
  CAROB_SEND(void, call, "setReturnValue:", (const void *), (const void *)0);
  CHECK_ERROR("the pointer is null");
  CAROB_SEND(void, call, "getArgument:atIndex:", (void *, long), (void *)0, 2);
  CHECK_ERROR("the pointer is null");
  CAROB_SEND(void, call, "invokeWithTarget:", (id), shape());
  CHECK_ERROR("-[InvShape take:]: unrecognized selector");
  CAROB_SEND(void, call, "invokeWithTarget:", (id), (id)0);
  CHECK(!carob_pending_error());
  CAROB_SEND(void, invocation("v@:i", "area:by:"), "invokeWithTarget:", (id), shape());
  CHECK_ERROR("-[InvShape area:by:]: takes 2 arguments, 1 given");
  CHECK(!CAROB_SEND(id, objc_getClass("NSInvocation"), "invocationWithMethodSignature:", (id), (id)0));
  CHECK_ERROR("needed: NSMethodSignature");
  return true;
}

static bool performing(void) {
  id object = shape();
  id name = carob_string("ada");
  CHECK(CAROB_SEND(id, object, "performSelector:", (SEL), sel_registerName("self")) == object);
  CHECK(!strcmp(carob_utf8(CAROB_SEND(id, name, "performSelector:withObject:", (SEL, id),
                                      sel_registerName("stringByAppendingString:"), name)),
                "adaada"));
  CHECK(!CAROB_SEND(id, object, "performSelector:withObject:withObject:", (SEL, id, id),
                    sel_registerName("area:by:"), name, name));
  CHECK_ERROR("-[InvShape area:by:]: argument 1 has type");
  CHECK(CAROB_SEND(IMP, object, "methodForSelector:", (SEL), sel_registerName("area:by:")) ==
        (IMP)shape_area);
  CHECK(!CAROB_SEND(BOOL, object, "isProxy", ()));
  CAROB_SEND(void, object, "doesNotRecognizeSelector:", (SEL), sel_registerName("zyx"));
  CHECK_ERROR("-[InvShape zyx]: unrecognized selector");
  return true;
}

static bool checks(void) {
  return signatures() && structures() && retained() && mistakes() && performing();
}

CHECKS("invocations", checks)

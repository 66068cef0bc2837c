/* Messages that are forwarded in a circle, as targets and as invocations. */
#include "hostile.h"

static id first, second;

static id target(id self, SEL _cmd, SEL selector) { return self == first ? second : first; }

static id signature(id self, SEL _cmd, SEL selector) {
  return CAROB_SEND(id, objc_getClass("NSMethodSignature"), "signatureWithObjCTypes:", (const char *), "v@:");
}

static void forward(id self, SEL _cmd, id invocation) {
  CAROB_SEND(void, invocation, "invokeWithTarget:", (id), self);
}

static void configure(id self, SEL _cmd, id cell, id item) {
  CAROB_SEND(void, first, "goInCircles", ());
  tell_refusal("a target");
  id again = CAROB_SEND(id, objc_getClass("HostileInvoker"), "new", ());
  CAROB_SEND(void, again, "goInCircles", ());
  tell_refusal("an invocation");
  objc_release(again);
  show_row(self, _cmd, cell, item);
}

static bool load(void) {
  Class circle = subclass("HostileCircle", "NSObject"), invoker = subclass("HostileInvoker", "NSObject");
  bool ok = method(circle, "forwardingTargetForSelector:", (IMP)target, "@@::") &&
            method(invoker, "methodSignatureForSelector:", (IMP)signature, "@@::") &&
            method(invoker, "forwardInvocation:", (IMP)forward, "v@:@");
  objc_registerClassPair(circle), objc_registerClassPair(invoker);
  first = CAROB_SEND(id, circle, "new", ()), second = CAROB_SEND(id, circle, "new", ());
  return ok && finish(begin((IMP)configure));
}

HOSTILE("forwarding_storm", load)

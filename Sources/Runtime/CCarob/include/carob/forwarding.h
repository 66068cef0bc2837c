/* Messages that their receiver's class does not answer. The general rules are in `runtime.h`.
 *
 * What happens to such a message, step by step. A class takes part in a step by having the method; for
 * class messages the class methods of the same names are asked.
 *
 * 1. `+ (BOOL)resolveInstanceMethod:(SEL)`, `+ (BOOL)resolveClassMethod:(SEL)` ("B@::"): may add the
 *    method, which is then called. A class that was asked and added nothing is not asked again until a
 *    method of that selector changes in it or above it.
 * 2. `- (id)forwardingTargetForSelector:(SEL)` ("@@::"): another object that gets the message, with the
 *    same arguments. Null and the receiver itself mean: none. The target may name another one in turn.
 * 3. `- (NSMethodSignature *)methodSignatureForSelector:(SEL)` ("@@::"), then
 *    `- (void)forwardInvocation:(NSInvocation *)` ("v@:@"): the message as an object. The sender gets the
 *    invocation's result.
 * 4. `- (void)doesNotRecognizeSelector:(SEL)` ("v@::"): may raise an error of its own. The root's raises
 *    "unrecognized selector", as happens when it returns.
 *
 * `respondsToSelector:`, `class_respondsToSelector` and the functions that give a method or its
 * implementation go as far as step 1: what is forwarded is not answered. So
 * `class_getMethodImplementation` gives `_objc_msgForward` there.
 *
 * `NSInvocation`, `NSMethodSignature` and `NSProxy`, a root class that forwards all but the least, have
 * Apple's methods:
 *
 *   id signature = CAROB_SEND(id, objc_getClass("NSMethodSignature"), "signatureWithObjCTypes:",
 *                             (const char *), "d@:d");
 *   id invocation = CAROB_SEND(id, objc_getClass("NSInvocation"), "invocationWithMethodSignature:",
 *                              (id), signature);
 *   CAROB_SEND(void, invocation, "setSelector:", (SEL), sel_registerName("scaledBy:"));
 *   CAROB_SEND(void, invocation, "setArgument:atIndex:", (const void *, long), &factor, 2);
 *   CAROB_SEND(void, invocation, "invokeWithTarget:", (id), shape);
 *   CAROB_SEND(void, invocation, "getReturnValue:", (void *), &size);
 *
 * An invocation borrows its arguments until `retainArguments`. One that a handler keeps beyond
 * `forwardInvocation:` retains them by itself, except for the receiver. It retains its result, except for that of
 * `init…`, `new…` or `copy`: the sender gets it with the reference that it has. A handler that sets or gets a result of
 * `init…` releases the receiver, or returns it. */
#ifndef CAROB_FORWARDING_H
#define CAROB_FORWARDING_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Implementations that send every message on, from step 2 above, whether or not the class of the receiver
 * has the method. Replacing a method by one of them turns its messages into invocations. Use the second one for methods that return
 * a structure in memory, and the first one for all others. On AArch64 both do the same. [any-thread] */
#define _objc_msgForward (*carob_host->objc_msgForward)
#define _objc_msgForward_stret (*carob_host->objc_msgForward_stret)

/* The same for methods of one encoding, which saves the look-up of their types. The result is the same for equal encodings, and lasts for
 * ever. Null when the encoding does not parse or cannot be passed (pending error). [any-thread] */
CAROB_INLINE IMP carob_forwarding_implementation(const char *types) {
  return carob_host->carob_forwarding_implementation(types);
}

#ifdef __cplusplus
}
#endif
#endif

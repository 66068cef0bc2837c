/* libobjc2's hooks for messages that nobody answers, and its classes of small objects. Modules in general have neither: they use
 * `forwardingTargetForSelector:` and `forwardInvocation:`. The linker lets these functions stand before those of
 * `libcarob-objc.a` (`--wrap`). */
#include "glue.h"

#pragma GCC visibility push(hidden)

/* Another receiver for a message that an object does not answer. */
id (*objc_proxy_lookup)(id receiver, SEL selector);
/* The implementation for it. */
IMP (*__objc_msg_forward2)(id receiver, SEL selector);
/* The same in an older form, which is asked when there is no newer one. Nobody does here. */
struct objc_slot *(*__objc_msg_forward3)(id receiver, SEL selector);

IMP __real_carob_objc_lookup(id receiver, SEL selector);
IMP __wrap_carob_objc_lookup(id receiver, SEL selector);
IMP __real_carob_objc_lookup_or_zero(id receiver, SEL selector);
IMP __wrap_carob_objc_lookup_or_zero(id receiver, SEL selector);
struct objc_super {
  id receiver;
  Class start;
};
IMP __real_objc_msg_lookup_super(const struct objc_super *super, SEL selector);
IMP __wrap_objc_msg_lookup_super(const struct objc_super *super, SEL selector);

/* -- Small objects */

/* By the lowest three bits. Strings have 4 in any host. */
static Class small_classes[CAROB_TAG_MASK + 1];

BOOL objc_registerSmallObjectClass_np(Class cls, uintptr_t tag);
BOOL objc_registerSmallObjectClass_np(Class cls, uintptr_t tag) {
  if (!tag || tag > CAROB_TAG_MASK || tag == CAROB_SMALL_STRING || small_classes[tag]) return NO;
  small_classes[tag] = cls;
  return YES;
}

/* -- Forwarding */

/* The receiver that `carob_conformance_send_to_target` puts in the place of the first one. The tests have one thread. */
id carob_conformance_target;
void carob_conformance_send_to_target(void);
#if defined(__x86_64__)
__asm__(".text\n.globl carob_conformance_send_to_target\n.hidden carob_conformance_send_to_target\n"
        "carob_conformance_send_to_target:\n"
        "  movq carob_conformance_target(%rip), %rdi\n"
        "  jmp objc_msgSend\n");
#elif defined(__aarch64__)
__asm__(".text\n.globl carob_conformance_send_to_target\n.hidden carob_conformance_send_to_target\n"
        "carob_conformance_send_to_target:\n"
        "  adrp x0, carob_conformance_target\n"
        "  ldr x0, [x0, :lo12:carob_conformance_target]\n"
        "  b objc_msgSend\n");
#endif

/* What the hooks say to a message. Null: nothing. */
static IMP forward(id receiver, SEL selector) {
  const id target = objc_proxy_lookup ? objc_proxy_lookup(receiver, selector) : 0;
  if (target) {
    carob_conformance_target = target;
    return carob_conformance_send_to_target;
  }
  return __objc_msg_forward2 ? __objc_msg_forward2(receiver, selector) : 0;
}

typedef void (*uncaught_handler)(id exception);
uncaught_handler objc_setUncaughtExceptionHandler(uncaught_handler handler);
__attribute__((noreturn)) void objc_exception_throw(id exception);

static id thrown;
static void keep_exception(id exception) { thrown = exception; }

/* Sees to `+initialize`. In libobjc2 an exception goes from there to the sender of the message. In Carob it ends `+initialize`, as
 * it does any code that the host calls, and is then told to the handler for exceptions that nobody catches. */
static void initialize(id receiver) {
  const Class cls = carob_isa(receiver);
  if (__atomic_load_n(&cls->info, __ATOMIC_ACQUIRE) & CAROB_CLASS_INITIALIZED) return;
  thrown = 0;
  const uncaught_handler handler = objc_setUncaughtExceptionHandler(keep_exception);
  carob_host->carob_initialize_class(cls->info & CAROB_CLASS_META ? (Class)receiver : cls);
  objc_setUncaughtExceptionHandler(handler);
  if (thrown) objc_exception_throw(thrown);
}

/* What is called before the library asks the host. Null: nothing. */
static IMP hooked(id receiver, SEL selector) {
  if (!carob_host) return 0;
  if (carob_is_tagged(receiver)) {
    const Class cls = small_classes[(uintptr_t)receiver & CAROB_TAG_MASK];
    return cls ? carob_host->class_getMethodImplementation(cls, selector) : 0;
  }
  initialize(receiver);
  const bool is_asked = (objc_proxy_lookup || __objc_msg_forward2) &&
                        !carob_host->class_respondsToSelector(carob_isa(receiver), selector);
  return is_asked ? forward(receiver, selector) : 0;
}

IMP __wrap_carob_objc_lookup(id receiver, SEL selector) {
  const IMP imp = hooked(receiver, selector);
  return imp ? imp : __real_carob_objc_lookup(receiver, selector);
}

IMP __wrap_carob_objc_lookup_or_zero(id receiver, SEL selector) {
  const IMP imp = hooked(receiver, selector);
  return imp ? imp : __real_carob_objc_lookup_or_zero(receiver, selector);
}

IMP __wrap_objc_msg_lookup_super(const struct objc_super *super, SEL selector) {
  if (super->receiver && __objc_msg_forward2 &&
      !carob_host->class_respondsToSelector(super->start, selector)) {
    const IMP imp = __objc_msg_forward2(super->receiver, selector);
    if (imp) return imp;
  }
  return __real_objc_msg_lookup_super(super, selector);
}

#pragma GCC visibility pop

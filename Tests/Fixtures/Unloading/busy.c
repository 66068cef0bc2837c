/* A plugin with a timer, an observer and a singleton: each needs its code. PREPARES lets go of them when the host says that the
 * plugin is to go; REFUSES answers that it is not ready, with a reason, the first time. */
#include <carob/carob.h>

#ifndef NAME
#define NAME "ULBusy"
#endif

static id timer, observer, shared;

static void tick(id self, SEL _cmd, id fired) { (void)self, (void)_cmd, (void)fired; }

static id shared_thing(id self, SEL _cmd) {
  (void)_cmd;
  if (!shared) shared = class_createInstance((Class)self, 0);
  return shared;
}

static void heard(id block, id notification) { (void)block, (void)notification; }

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), NAME "Ticker", 0);
  if (!cls) return false;
  class_addMethod(cls, sel_registerName("tick:"), (IMP)tick, "v@:@");
  class_addMethod(object_getClass((id)cls), sel_registerName("shared"), (IMP)shared_thing, "@@:");
  objc_registerClassPair(cls);
  const id ticker = class_createInstance(cls, 0);
  timer = objc_retain(CAROB_SEND(
    id, objc_getClass("NSTimer"), "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:",
    (double, id, SEL, id, bool), 3600, ticker, sel_registerName("tick:"), (id)0, true));
  objc_release(ticker);
  const id block = (id)carob_block((IMP)heard, "v@?@", 0, 0);
  observer = objc_retain(CAROB_SEND(
    id, CAROB_SEND(id, objc_getClass("NSNotificationCenter"), "defaultCenter", ()),
    "addObserverForName:object:queue:usingBlock:", (id, id, id, id), carob_string(NAME "Note"), (id)0, (id)0, block));
  objc_release(block);
  CAROB_SEND(id, cls, "shared", ());
  return true;
}

static bool prepare(void) {
#ifdef REFUSES
  static bool was_asked;
  if (!was_asked) {
    was_asked = true;
    carob_raise("a download is running");
    return false;
  }
#endif
  CAROB_SEND(void, timer, "invalidate", ());
  objc_release(timer);
  CAROB_SEND(void, CAROB_SEND(id, objc_getClass("NSNotificationCenter"), "defaultCenter", ()), "removeObserver:", (id), observer);
  objc_release(observer);
  objc_release(shared);
  timer = observer = shared = 0;
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.busy." NAME,
  .name = NAME,
  .version = "1.0.0",
  .load = load,
#ifdef PREPARES
  .prepare_to_unload = prepare
#else
  .unload = (void (*)(void))prepare
#endif
)

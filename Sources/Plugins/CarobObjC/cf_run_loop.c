/* Run loops and their observers, which CFRunLoop.h declares. */
#include "cf.h"
#include "cf_callouts.h"

CAROB_GLUE_BEGIN

CFTypeID CFRunLoopGetTypeID(void) { return CF_RUN_LOOP; }

static id loop_of(CFRunLoopRef loop) { return carob_cf_checked(loop, CF_RUN_LOOP); }
static id mode_named(const char *name) { return carob_host->carob_string(name); }

CFRunLoopRef CFRunLoopGetCurrent(void) {
  return (CFRunLoopRef)CAROB_SEND(id, carob_cf_class(CF_RUN_LOOP), "currentRunLoop", ());
}

CFRunLoopRef CFRunLoopGetMain(void) {
  return (CFRunLoopRef)CAROB_SEND(id, carob_cf_class(CF_RUN_LOOP), "mainRunLoop", ());
}

CFRunLoopMode CFRunLoopCopyCurrentMode(CFRunLoopRef loop) {
  return carob_cf_kept(CAROB_SEND(id, loop_of(loop), "currentMode", ()));
}

/* The mode; the default one for what is no string. */
static id mode_of(CFTypeRef mode) {
  return carob_cf_is(mode, CF_STRING) ? carob_cf_object(mode) : mode_named("kCFRunLoopDefaultMode");
}

CFRunLoopRunResult CFRunLoopRunInMode(
  CFRunLoopMode mode, CFTimeInterval seconds, Boolean returnAfterSourceHandled) {
  return (CFRunLoopRunResult)CAROB_SEND(
    int, loop_of(CFRunLoopGetCurrent()), "carob_runInMode:for:untilSource:", (id, double, BOOL),
    mode_of(mode), seconds, returnAfterSourceHandled != 0);
}

void CFRunLoopRun(void) {
  CFRunLoopRunResult result;
  do
    result = CFRunLoopRunInMode(0, 1e9, false);
  while (result != kCFRunLoopRunStopped && result != kCFRunLoopRunFinished);
}

void CFRunLoopStop(CFRunLoopRef loop) { CAROB_SEND(void, loop_of(loop), "carob_stop", ()); }
void CFRunLoopWakeUp(CFRunLoopRef loop) { CAROB_SEND(void, loop_of(loop), "carob_wakeUp", ()); }

void CFRunLoopPerformBlock(CFRunLoopRef loop, CFTypeRef mode, CarobLoopBlock block) {
  const id modes = carob_cf_is(mode, CF_ARRAY)
    ? carob_cf_object(mode)
    : CAROB_SEND(id, carob_cf_class(CF_ARRAY), "arrayWithObject:", (id), mode_of(mode));
  CAROB_SEND(
    void, loop_of(loop), "performInModes:block:", (id, void *), modes, (void *)block);
}

/* -- Observers ---------------------------------------------------------------------------- */

CFTypeID CFRunLoopObserverGetTypeID(void) { return CF_RUN_LOOP_OBSERVER; }

static id observer_of(CFRunLoopObserverRef observer) {
  return carob_cf_checked(observer, CF_RUN_LOOP_OBSERVER);
}

/* Gives up the reference to the block. */
static CFRunLoopObserverRef with_block(
  CFOptionFlags activities, Boolean repeats, CFIndex order, void *block) {
  if (!block) return 0;
  const id observer = CAROB_SEND(
    id, carob_cf_alloc(CF_RUN_LOOP_OBSERVER), "initWithActivities:repeats:order:block:",
    (unsigned long, BOOL, long, void *), activities, repeats != 0, order, block);
  carob_block_release(block);
  return (CFRunLoopObserverRef)observer;
}

static void block_called(void *block, CFRunLoopObserverRef observer, CFRunLoopActivity activity) {
  const struct Block_layout *const given = carob_block_context(block);
  ((void (*)(const void *, CFRunLoopObserverRef, CFRunLoopActivity))given->invoke)(
    given, observer, activity);
}

CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(
  CFAllocatorRef allocator, CFOptionFlags activities, Boolean repeats, CFIndex order,
  CarobObserverBlock block) {
  (void)allocator;
  return with_block(
    activities, repeats, order, carob_cf_passing_block((IMP)block_called, "v@?@Q", (void *)block));
}

static void function_called(
  void *block, CFRunLoopObserverRef observer, CFRunLoopActivity activity) {
  const struct carob_cf_callout *const callout = carob_block_context(block);
  ((CFRunLoopObserverCallBack)callout->function)(observer, activity, callout->context.info);
}

CFRunLoopObserverRef CFRunLoopObserverCreate(
  CFAllocatorRef allocator, CFOptionFlags activities, Boolean repeats, CFIndex order,
  CFRunLoopObserverCallBack function, CFRunLoopObserverContext *context) {
  (void)allocator;
  return with_block(
    activities, repeats, order,
    carob_cf_callout_block((IMP)function_called, "v@?@Q", (void (*)(void))function, context));
}

void CFRunLoopAddObserver(
  CFRunLoopRef loop, CFRunLoopObserverRef observer, CFRunLoopMode mode) {
  if (observer_of(observer))
    CAROB_SEND(
      void, loop_of(loop), "carob_addObserver:mode:", (id, id), observer_of(observer),
      mode_of(mode));
}

void CFRunLoopRemoveObserver(
  CFRunLoopRef loop, CFRunLoopObserverRef observer, CFRunLoopMode mode) {
  if (observer_of(observer))
    CAROB_SEND(
      void, loop_of(loop), "carob_removeObserver:mode:", (id, id), observer_of(observer),
      mode_of(mode));
}

Boolean CFRunLoopContainsObserver(
  CFRunLoopRef loop, CFRunLoopObserverRef observer, CFRunLoopMode mode) {
  if (!observer_of(observer)) return false;
  return CAROB_SEND(
    BOOL, loop_of(loop), "carob_hasObserver:mode:", (id, id), observer_of(observer), mode_of(mode));
}

void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer) {
  CAROB_SEND(void, observer_of(observer), "invalidate", ());
}

Boolean CFRunLoopObserverIsValid(CFRunLoopObserverRef observer) {
  return CAROB_SEND(BOOL, observer_of(observer), "isValid", ());
}

CFOptionFlags CFRunLoopObserverGetActivities(CFRunLoopObserverRef observer) {
  return CAROB_SEND(unsigned long, observer_of(observer), "activities", ());
}

Boolean CFRunLoopObserverDoesRepeat(CFRunLoopObserverRef observer) {
  return CAROB_SEND(BOOL, observer_of(observer), "repeats", ());
}

CAROB_GLUE_END

/* Timers of run loops, which CFRunLoop.h declares. */
#include "cf_callouts.h"

CAROB_GLUE_BEGIN

CFTypeID CFRunLoopTimerGetTypeID(void) { return CF_RUN_LOOP_TIMER; }

static id timer_of(CFRunLoopTimerRef timer) { return carob_cf_checked(timer, CF_RUN_LOOP_TIMER); }

static id date_at(CFAbsoluteTime time) {
  return CAROB_SEND(
    id, carob_cf_class(CF_DATE), "dateWithTimeIntervalSinceReferenceDate:", (double), time);
}

/* Gives up the reference to the block. */
static CFRunLoopTimerRef with_block(CFAbsoluteTime fireDate, CFTimeInterval interval, void *block) {
  if (!block) return 0;
  const id timer = CAROB_SEND(
    id, carob_cf_alloc(CF_RUN_LOOP_TIMER), "initWithFireDate:interval:repeats:block:",
    (id, double, BOOL, void *), date_at(fireDate), interval, interval > 0, block);
  carob_block_release(block);
  return (CFRunLoopTimerRef)timer;
}

static void block_called(void *block, CFRunLoopTimerRef timer) {
  const struct Block_layout *const given = carob_block_context(block);
  ((void (*)(const void *, CFRunLoopTimerRef))given->invoke)(given, timer);
}

CFRunLoopTimerRef CFRunLoopTimerCreateWithHandler(
  CFAllocatorRef allocator, CFAbsoluteTime fireDate, CFTimeInterval interval, CFOptionFlags flags,
  CFIndex order, CarobTimerBlock block) {
  (void)allocator, (void)flags, (void)order;
  return with_block(
    fireDate, interval, carob_cf_passing_block((IMP)block_called, "v@?@", (void *)block));
}

static void function_called(void *block, CFRunLoopTimerRef timer) {
  const struct carob_cf_callout *const callout = carob_block_context(block);
  ((CFRunLoopTimerCallBack)callout->function)(timer, callout->context.info);
}

CFRunLoopTimerRef CFRunLoopTimerCreate(
  CFAllocatorRef allocator, CFAbsoluteTime fireDate, CFTimeInterval interval, CFOptionFlags flags,
  CFIndex order, CFRunLoopTimerCallBack function, CFRunLoopTimerContext *context) {
  (void)allocator, (void)flags, (void)order;
  return with_block(
    fireDate, interval,
    carob_cf_callout_block((IMP)function_called, "v@?@", (void (*)(void))function, context));
}

void CFRunLoopAddTimer(CFRunLoopRef loop, CFRunLoopTimerRef timer, CFRunLoopMode mode) {
  if (timer_of(timer) && carob_cf_is(mode, CF_STRING))
    CAROB_SEND(
      void, carob_cf_checked(loop, CF_RUN_LOOP), "addTimer:forMode:", (id, id), timer_of(timer),
      carob_cf_object(mode));
}

void CFRunLoopTimerInvalidate(CFRunLoopTimerRef timer) {
  CAROB_SEND(void, timer_of(timer), "invalidate", ());
}

Boolean CFRunLoopTimerIsValid(CFRunLoopTimerRef timer) {
  return CAROB_SEND(BOOL, timer_of(timer), "isValid", ());
}

CFTimeInterval CFRunLoopTimerGetInterval(CFRunLoopTimerRef timer) {
  return CAROB_SEND(double, timer_of(timer), "timeInterval", ());
}

Boolean CFRunLoopTimerDoesRepeat(CFRunLoopTimerRef timer) {
  return CFRunLoopTimerGetInterval(timer) > 0;
}

CFAbsoluteTime CFRunLoopTimerGetNextFireDate(CFRunLoopTimerRef timer) {
  return CAROB_SEND(
    double, CAROB_SEND(id, timer_of(timer), "fireDate", ()), "timeIntervalSinceReferenceDate", ());
}

void CFRunLoopTimerSetNextFireDate(CFRunLoopTimerRef timer, CFAbsoluteTime fireDate) {
  CAROB_SEND(void, timer_of(timer), "setFireDate:", (id), date_at(fireDate));
}

CAROB_GLUE_END

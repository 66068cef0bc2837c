/* Functions and blocks that CoreFoundation's objects call, as blocks that take objects. */
#ifndef CAROB_CF_CALLOUTS_H
#define CAROB_CF_CALLOUTS_H

#include "cf.h"
#include <CoreFoundation/CFRunLoop.h>
#include <carob/blocks.h>

CAROB_GLUE_BEGIN

/* The context of such a block. */
struct carob_cf_callout {
  void (*function)(void);
  CFRunLoopTimerContext context;
};

/* A block that calls `invoke`, with types as for `carob_block`. It retains the context, which may be null. The caller owns it. */
void *carob_cf_callout_block(
  IMP invoke, const char *types, void (*function)(void), const CFRunLoopTimerContext *context);

/* A block with those types that calls a block of a program, whose types name structures instead of objects. The caller owns it. */
void *carob_cf_passing_block(IMP invoke, const char *types, const void *block);

CAROB_GLUE_END

#endif

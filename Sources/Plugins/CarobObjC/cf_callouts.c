/* Blocks that call functions and blocks of a program; see cf_callouts.h. */
#include "cf_callouts.h"
#include <stdlib.h>

CAROB_GLUE_BEGIN

static void dispose(void *memory) {
  struct carob_cf_callout *const callout = memory;
  if (callout->context.release) callout->context.release(callout->context.info);
  free(callout);
}

void *carob_cf_callout_block(
  IMP invoke, const char *types, void (*function)(void), const CFRunLoopTimerContext *context) {
  struct carob_cf_callout *const callout = function ? calloc(1, sizeof *callout) : 0;
  if (!callout) return 0;
  callout->function = function;
  if (context) callout->context = *context;
  if (callout->context.retain)
    callout->context.info = (void *)(uintptr_t)callout->context.retain(callout->context.info);
  return carob_block(invoke, types, callout, dispose);
}

static void release_block(void *block) { carob_block_release(block); }

void *carob_cf_passing_block(IMP invoke, const char *types, const void *block) {
  return block ? carob_block(invoke, types, carob_block_copy(block), release_block) : 0;
}

CAROB_GLUE_END

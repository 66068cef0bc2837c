/* Leaves pools open, ends one twice, and ends pools that are not its own. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  for (int round = 0; round < 1000; round++) objc_autoreleasePoolPush();
  void *pool = objc_autoreleasePoolPush();
  carob_string("in the pool");
  objc_autoreleasePoolPop(pool);
  id text = objc_retain(carob_string("after the pool"));
  objc_autoreleasePoolPop(pool);
  for (uintptr_t token = 0; token < 10000; token++)
    if ((void *)token != pool) objc_autoreleasePoolPop((void *)token);
  objc_autoreleasePoolPop((void *)(uintptr_t)-1);
  set_text(cell, text);
  objc_release(text);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("pools", load)

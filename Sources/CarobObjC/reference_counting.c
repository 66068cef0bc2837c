/* Reference counting, strong variables and autorelease pools. */
#include "glue.h"

#pragma GCC visibility push(hidden)

id objc_retain(id object) {
  if (!object) return object;
  if (!carob_objc_is_block(object)) return carob_host->objc_retain(object);
  /* A block on the stack is not copied here: the caller goes on with the pointer that it has, and lets go of that.
   * What is to outlive the frame goes through `objc_retainBlock`. */
  const int flags = __atomic_load_n(&((struct Block_layout *)object)->flags, __ATOMIC_RELAXED);
  if (flags & (BLOCK_NEEDS_FREE | BLOCK_IS_GLOBAL)) carob_host->carob_block_copy(object);
  return object;
}

void objc_release(id object) {
  if (!object) return;
  if (carob_objc_is_block(object))
    carob_host->carob_block_release(object);
  else
    carob_host->objc_release(object);
}

id objc_autorelease(id object) {
  return object ? carob_host->objc_autorelease(object) : object;
}

id objc_retainAutorelease(id object);
id objc_retainAutorelease(id object) { return objc_autorelease(objc_retain(object)); }

id objc_retainBlock(id block);
id objc_retainBlock(id block) { return carob_host->carob_block_copy(block); }

void objc_storeStrong(id *variable, id value);
void objc_storeStrong(id *variable, id value) {
  const id old = *variable;
  *variable = objc_retain(value);
  objc_release(old);
}

void *objc_autoreleasePoolPush(void);
void *objc_autoreleasePoolPush(void) { return carob_host->objc_autoreleasePoolPush(); }

void objc_autoreleasePoolPop(void *pool);
void objc_autoreleasePoolPop(void *pool) { carob_host->objc_autoreleasePoolPop(pool); }

#pragma GCC visibility pop

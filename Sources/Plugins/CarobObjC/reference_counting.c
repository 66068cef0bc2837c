/* Reference counting, strong variables and autorelease pools. */
#include "glue.h"
#include <carob/send.h>

CAROB_GLUE_BEGIN

/* A class with methods of its own for this is asked. Not while a lock is held: the method may do anything. */
static bool counts_itself(id object) {
  return carob_objc_class_is(object, CAROB_CLASS_COUNTS_ITSELF);
}

id objc_retain(id object) {
  if (!object) return object;
  if (__builtin_expect(!carob_host, 0)) carob_objc_refuse_early_message(object, "retain");
  return counts_itself(object) ? CAROB_SEND(id, object, "retain", ())
                               : carob_host->objc_retain(object);
}

void objc_release(id object) {
  if (!object) return;
  if (counts_itself(object))
    CAROB_SEND(void, object, "release", ());
  else
    carob_host->objc_release(object);
}

id objc_autorelease(id object) {
  if (!object) return object;
  return counts_itself(object) ? CAROB_SEND(id, object, "autorelease", ())
                               : carob_host->objc_autorelease(object);
}

id carob_objc_take_over(id object) {
  if (!object || !counts_itself(object)) return object;
  CAROB_SEND(id, object, "retain", ());
  carob_host->objc_release(object);
  return object;
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

/* With ARC, what initialises the variables of a file in C++ has a pool, long before the host has registered the module. */
void *objc_autoreleasePoolPush(void);
void *objc_autoreleasePoolPush(void) {
  return carob_host ? carob_host->objc_autoreleasePoolPush() : 0;
}

void objc_autoreleasePoolPop(void *pool);
void objc_autoreleasePoolPop(void *pool) {
  if (carob_host) carob_host->objc_autoreleasePoolPop(pool);
}

CAROB_GLUE_END

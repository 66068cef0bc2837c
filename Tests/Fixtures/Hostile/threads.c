/* Starts threads that use the host's classes as long as the process lives. They remove the file REMOVED, by which a test
 * sees that they run. */
#include "hostile.h"
#include <pthread.h>
#include <unistd.h>

static void *work(void *unused) {
  for (;;) {
    void *pool = objc_autoreleasePoolPush();
    id list = CAROB_SEND(id, objc_getClass("NSMutableArray"), "array", ());
    CAROB_SEND(void, list, "addObject:", (id), carob_string("text"));
    CAROB_SEND(id, list, "description", ());
    CAROB_SEND(id, list, "noSuchMethod", ());
    objc_autoreleasePoolPop(pool);
#ifdef REMOVED
    unlink(REMOVED);
#endif
  }
  return NULL;
}

static bool load(void) {
  pthread_t thread;
  for (int index = 0; index < 4; index++) pthread_create(&thread, NULL, work, NULL);
  return finish(begin((IMP)show_row));
}

HOSTILE("threads", load)

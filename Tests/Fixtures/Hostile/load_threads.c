/* Starts threads that register classes, and refuses while they do. */
#include "hostile.h"
#include <pthread.h>
#include <unistd.h>

static long number(id self, SEL _cmd) { return 1; }

static void *work(void *first) {
  char name[64];
  for (int index = 0;; index++) {
    snprintf(name, sizeof name, "HostileThread%ld_%d", (long)(intptr_t)first, index % 500);
    Class cls = subclass(name, "NSObject");
    method(cls, "hostileNumber", (IMP)number, "q@:");
    objc_registerClassPair(cls);
    id object = class_createInstance(cls, 0);
    CAROB_SEND(long, object, "hostileNumber", ());
    objc_release(object);
    carob_clear_pending_error();
    usleep(100);
  }
  return NULL;
}

static bool load(void) {
  pthread_t thread;
  for (intptr_t index = 0; index < 4; index++) pthread_create(&thread, NULL, work, (void *)index);
  usleep(20000);
  return false;
}

HOSTILE("load_threads", load)

/* A thread that a method starts, after the plugin was loaded. It waits in code of the C library, called by code of the module. */
#include <carob/carob.h>
#include <pthread.h>
#include <unistd.h>

static void *wait_for_ever(void *unused) {
  for (;;) pause();
  return unused;
}

static void start(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  pthread_t thread;
  if (pthread_create(&thread, NULL, wait_for_ever, NULL) == 0) pthread_detach(thread);
}

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "ULStarter", 0);
  if (!cls) return false;
  class_addMethod(object_getClass((id)cls), sel_registerName("start"), (IMP)start, "v@:");
  objc_registerClassPair(cls);
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.later-thread",
  .name = "Later thread",
  .version = "1.0.0",
  .load = load)

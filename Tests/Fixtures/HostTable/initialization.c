/* For pthread_timedjoin_np. */
#define _GNU_SOURCE
#include "checks.h"
#include <pthread.h>
#include <setjmp.h>
#include <time.h>

static int initialized, loaded;
static char order[64];

static void initialize(Class self, SEL _cmd) {
  (void)_cmd;
  initialized++;
  strcat(order, class_getName(self) + strlen("CheckInitialized"));
}

static void load_ok(Class self, SEL _cmd) {
  (void)_cmd;
  loaded++;
  strcat(order, "load ");
  (void)self;
}

static void load_raises(Class self, SEL _cmd) {
  (void)self, (void)_cmd;
  carob_raise("not today");
}

static long answer(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 7;
}

static bool messages(void) {
  Class top = objc_allocateClassPair(objc_getClass("NSObject"), "CheckInitializedTop ", 0);
  CHECK(top == 0);
  CHECK_ERROR("white space");
  top = objc_allocateClassPair(objc_getClass("NSObject"), "CheckInitializedTop.", 0);
  CHECK(class_addMethod(object_getClass((id)top), sel_registerName("initialize"), (IMP)initialize, "v#:"));
  CHECK(class_addMethod(object_getClass((id)top), sel_registerName("load"), (IMP)load_ok, "v#:"));
  CHECK(class_addMethod(top, sel_registerName("answer"), (IMP)answer, "l@:"));
  objc_registerClassPair(top);
  objc_registerClassPair(top);
  Class below = objc_allocateClassPair(top, "CheckInitializedBelow.", 0);
  objc_registerClassPair(below);
  CHECK(loaded == 1);
  CHECK(class_respondsToSelector(below, sel_registerName("answer")));
  CHECK(class_getInstanceMethod(below, sel_registerName("answer")) != 0);
  CHECK(initialized == 0);
  for (int round = 0; round < 3; round++) {
    id made = CAROB_SEND(id, below, "new", ());
    CHECK(CAROB_SEND(long, made, "answer", ()) == 7);
    objc_release(made);
  }
  CHECK(strcmp(order, "load Top.Below.") == 0);
  return true;
}

static bool load_that_raises(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckLoadRaises", 0);
  CHECK(class_addMethod(object_getClass((id)cls), sel_registerName("load"), (IMP)load_raises, "v#:"));
  objc_registerClassPair(cls);
  CHECK_ERROR("+[CheckLoadRaises load]: not today");
  CHECK(objc_lookUpClass("CheckLoadRaises") == cls);
  return true;
}

static void initialize_raises(Class self, SEL _cmd) {
  (void)self, (void)_cmd;
  carob_raise("not today");
}

static bool initialize_that_raises(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckInitializeRaises", 0);
  CHECK(class_addMethod(
    object_getClass((id)cls), sel_registerName("initialize"), (IMP)initialize_raises, "v#:"));
  objc_registerClassPair(cls);
  id made = class_createInstance(cls, 0);
  CHECK(made != 0);
  CHECK(carob_pending_error() == 0);
  objc_release(made);
  return true;
}

/* -- `+initialize` that is left */

static jmp_buf landing;
static Class left_class;
static int left_count;

static void initialize_leaves(Class self, SEL _cmd) {
  (void)self, (void)_cmd;
  left_count++;
  longjmp(landing, 1);
}

static void initialize_ends_thread(Class self, SEL _cmd) {
  (void)self, (void)_cmd;
  left_count++;
  pthread_exit(0);
}

static void *ask(void *result) {
  id made = CAROB_SEND(id, left_class, "new", ());
  *(long *)result = CAROB_SEND(long, made, "answer", ());
  objc_release(made);
  return 0;
}

/* What another thread gets for a message to the class; -1 when it gets nothing, which would be for ever. */
static long answer_elsewhere(void) {
  static long result;
  result = -1;
  pthread_t thread;
  struct timespec limit;
  clock_gettime(CLOCK_REALTIME, &limit);
  limit.tv_sec += 60;
  if (pthread_create(&thread, 0, ask, &result)) return -1;
  return pthread_timedjoin_np(thread, 0, &limit) ? -1 : result;
}

static void make_left_class(const char *name, IMP code) {
  left_count = 0;
  left_class = objc_allocateClassPair(objc_getClass("NSObject"), name, 0);
  class_addMethod(object_getClass((id)left_class), sel_registerName("initialize"), code, "v#:");
  class_addMethod(left_class, sel_registerName("answer"), (IMP)answer, "l@:");
  objc_registerClassPair(left_class);
}

/* That is its end: nobody waits for it, and it is not sent again. */
static bool initialize_that_is_left(void) {
  make_left_class("CheckInitializeLeaves", (IMP)initialize_leaves);
  Class below = objc_allocateClassPair(left_class, "CheckInitializeLeavesBelow", 0);
  objc_registerClassPair(below);
  if (!setjmp(landing)) class_createInstance(left_class, 0);
  CHECK(left_count == 1);
  if (!setjmp(landing)) class_createInstance(below, 0);
  CHECK(left_count == 2);
  CHECK(answer_elsewhere() == 7);
  CHECK(left_count == 2);
  id made = CAROB_SEND(id, below, "new", ());
  CHECK(CAROB_SEND(long, made, "answer", ()) == 7);
  objc_release(made);
  make_left_class("CheckInitializeEndsThread", (IMP)initialize_ends_thread);
  CHECK(answer_elsewhere() == -1);
  CHECK(answer_elsewhere() == 7);
  CHECK(left_count == 1);
  return !carob_pending_error();
}

static bool checks(void) {
  return messages() && load_that_raises() && initialize_that_raises() && initialize_that_is_left();
}

CHECKS("initialization", checks)

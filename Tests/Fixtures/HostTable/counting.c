/* Messages that count references, and classes that have such of their own. */
#include "checks.h"

static int deallocated, retained, released;

static void dealloc(id self, SEL cmd) {
  (void)self, (void)cmd;
  deallocated++;
}

static id own_retain(id self, SEL cmd) {
  (void)cmd;
  retained++;
  return CAROB_SEND_SUPER(id, self, "CheckCountsItself", "retain", ());
}

static void own_release(id self, SEL cmd) {
  (void)cmd;
  released++;
  CAROB_SEND_SUPER(void, self, "CheckCountsItself", "release", ());
}

static Class make(const char *name, Class superclass) {
  Class cls = objc_allocateClassPair(superclass, name, 0);
  class_addMethod(cls, sel_registerName("dealloc"), (IMP)dealloc, "v@:");
  objc_registerClassPair(cls);
  return cls;
}

static bool counts_itself(Class cls) { return cls->info & CAROB_CLASS_COUNTS_ITSELF; }

static bool messages_count(void) {
  Class cls = make("CheckCounted", objc_getClass("NSObject"));
  CHECK(!counts_itself(cls));
  id object = CAROB_SEND(id, CAROB_SEND(id, (id)cls, "allocWithZone:", (void *), 0), "init", ());
  CHECK(CAROB_SEND(void *, object, "zone", ()) == 0);
  const unsigned long count = CAROB_SEND(unsigned long, object, "retainCount", ());
  CHECK(count > 0);
  CHECK(CAROB_SEND(id, object, "retain", ()) == object);
  CHECK(CAROB_SEND(unsigned long, object, "retainCount", ()) == count + 1);
  CAROB_SEND(void, object, "release", ());
  CHECK(deallocated == 0 && CAROB_SEND(unsigned long, object, "retainCount", ()) == count);
  void *pool = objc_autoreleasePoolPush();
  CHECK(CAROB_SEND(id, object, "autorelease", ()) == object);
  CHECK(deallocated == 0);
  objc_autoreleasePoolPop(pool);
  CHECK(deallocated == 1);
  return true;
}

static bool what_is_not_counted_stays(void) {
  id all[] = {(id)objc_getClass("NSObject"), (id)objc_getMetaClass("NSObject"),
              (id)(CAROB_SMALL_STRING | (uintptr_t)1 << CAROB_SMALL_STRING_LENGTH_SHIFT |
                   (uintptr_t)'x' << CAROB_SMALL_STRING_FIRST_SHIFT)};
  for (int i = 0; i < 3; i++) {
    void *pool = objc_autoreleasePoolPush();
    CHECK(CAROB_SEND(id, all[i], "retain", ()) == all[i]);
    CAROB_SEND(void, all[i], "release", ());
    CAROB_SEND(id, CAROB_SEND(id, all[i], "retain", ()), "autorelease", ());
    CHECK(CAROB_SEND(unsigned long, all[i], "retainCount", ()) == (unsigned long)-1);
    objc_autoreleasePoolPop(pool);
  }
  return !carob_pending_error();
}

static bool proxies_are_counted(void) {
  Class cls = make("CheckCountedProxy", objc_getClass("NSProxy"));
  deallocated = 0;
  id proxy = CAROB_SEND(id, (id)cls, "alloc", ());
  CHECK(proxy && CAROB_SEND(id, proxy, "retain", ()) == proxy);
  CAROB_SEND(void, proxy, "release", ());
  CHECK(deallocated == 0);
  CAROB_SEND(void, proxy, "release", ());
  CHECK(deallocated == 1);
  return true;
}

static bool own_messages_are_noticed(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckCountsItself", 0);
  CHECK(class_addMethod(cls, sel_registerName("retain"), (IMP)own_retain, "@@:"));
  objc_registerClassPair(cls);
  CHECK(counts_itself(cls) && !counts_itself(objc_getClass("NSObject")) && !counts_itself(cls->isa));
  Class below = make("CheckCountsBelow", cls), apart = make("CheckCountsApart", objc_getClass("NSObject"));
  CHECK(counts_itself(below) && !counts_itself(apart));
  id object = class_createInstance(below, 0);
  CHECK(CAROB_SEND(id, object, "retain", ()) == object && retained == 1);
  CAROB_SEND(void, object, "release", ());
  CHECK(carob_respond(object, sel_registerName("answer"), (IMP)dealloc, "v@:") && counts_itself(object->isa));
  objc_release(object);
  /* A class may say that its methods do what the runtime does. */
  Class compliant = objc_allocateClassPair(cls, "CheckCountsCompliantly", 0);
  CHECK(class_addMethod(compliant, sel_registerName("_ARCCompliantRetainRelease"), (IMP)dealloc, "v@:"));
  objc_registerClassPair(compliant);
  CHECK(!counts_itself(compliant) && !counts_itself(make("CheckCountsCompliantlyBelow", compliant)));
  CHECK(class_addMethod(below, sel_registerName("_ARCCompliantRetainRelease"), (IMP)dealloc, "v@:"));
  CHECK(!counts_itself(below));
  /* Added when there are classes below. */
  Class later = make("CheckCountsLater", apart);
  CHECK(class_addMethod(apart, sel_registerName("release"), (IMP)own_release, "v@:"));
  CHECK(counts_itself(apart) && counts_itself(later));
  Class moved = make("CheckCountsMoved", objc_getClass("NSObject"));
  CHECK(!counts_itself(moved));
  class_setSuperclass(moved, cls);
  CHECK(counts_itself(moved));
  class_setSuperclass(moved, objc_getClass("NSObject"));
  CHECK(!counts_itself(moved) && !carob_pending_error());
  return true;
}

static bool check(void) {
  return messages_count() && what_is_not_counted_stays() && proxies_are_counted() && own_messages_are_noticed();
}

CHECKS("counting", check)

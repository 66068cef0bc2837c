#include "checks.h"

static int deallocated;

static void count_dealloc(id self, SEL cmd) {
  (void)self;
  (void)cmd;
  deallocated++;
}

static id copy_with_zone(id self, SEL cmd, void *zone) {
  (void)cmd;
  return zone ? 0 : objc_retain(self);
}

static Class counted;

static id make(void) { return class_createInstance(counted, 0); }

static bool set_up(void) {
  counted = objc_allocateClassPair(objc_getClass("NSObject"), "CheckObjectsCounted", 0);
  CHECK(counted != 0);
  CHECK(class_addMethod(counted, sel_registerName("dealloc"), (IMP)count_dealloc, "v@:"));
  CHECK(class_addMethod(counted, sel_registerName("copyWithZone:"), (IMP)copy_with_zone, "@@:^v"));
  CHECK(class_addIvar(counted, "number", sizeof(long), 3, "q"));
  objc_registerClassPair(counted);
  CHECK(strcmp(object_getClassName(0), "nil") == 0);
  return true;
}

static bool counts(void) {
  id object = make();
  void *pool = objc_autoreleasePoolPush();
  deallocated = 0;
  CHECK(strcmp(object_getClassName(object), "CheckObjectsCounted") == 0);
  CHECK(objc_retainAutorelease(object) == object);
  objc_release(object);
  CHECK(deallocated == 0);
  objc_autoreleasePoolPop(pool);
  CHECK(deallocated == 1);

  id held = 0;
  objc_storeStrong(&held, make());
  objc_release(held);
  CHECK(deallocated == 1);
  objc_storeStrong(&held, 0);
  CHECK(deallocated == 2 && held == 0);
  objc_storeStrong(0, 0);
  CHECK(objc_retainAutorelease(0) == 0);
  return true;
}

static bool weak(void) {
  id first, second, third;
  id object = make();
  CHECK(objc_initWeak(&first, object) == object);
  objc_copyWeak(&second, &first);
  objc_moveWeak(&third, &first);
  CHECK(objc_loadWeakRetained(&third) == object);
  objc_release(object);
  void *pool = objc_autoreleasePoolPush();
  CHECK(objc_loadWeak(&second) == object);
  objc_autoreleasePoolPop(pool);
  deallocated = 0;
  objc_release(object);
  CHECK(deallocated == 1);
  CHECK(objc_loadWeakRetained(&second) == 0);
  CHECK(objc_loadWeak(&third) == 0);
  objc_destroyWeak(&second);
  objc_destroyWeak(&third);
  CHECK(objc_loadWeakRetained(0) == 0);
  CHECK(objc_initWeak(0, 0) == 0);
  objc_moveWeak(0, 0);
  return true;
}

static const char keys[3];

static bool associated(void) {
  const objc_AssociationPolicy policies[] = {
    OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY,
    OBJC_ASSOCIATION_COPY_NONATOMIC};
  for (int index = 0; index < 4; index++) {
    void *pool = objc_autoreleasePoolPush();
    id object = make();
    id value = make();
    objc_setAssociatedObject(object, &keys[0], value, policies[index]);
    objc_setAssociatedObject(object, &keys[1], value, policies[index]);
    objc_release(value);
    CHECK(objc_getAssociatedObject(object, &keys[0]) == value);
    CHECK(objc_getAssociatedObject(object, &keys[2]) == 0);
    deallocated = 0;
    objc_removeAssociatedObjects(object);
    CHECK(objc_getAssociatedObject(object, &keys[1]) == 0);
    objc_autoreleasePoolPop(pool);
    CHECK(deallocated == 1);
    objc_release(object);
    CHECK(deallocated == 2);
  }
  objc_removeAssociatedObjects(0);
  id object = make();
  /* A word, an object that goes, memory that is no object: none of them is looked at. */
  static char memory[64];
  id gone = make();
  const id words[] = {(id)42, (id)-1, (id)memory, gone};
  objc_release(gone);
  for (int index = 0; index < 4; index++) {
    objc_setAssociatedObject(object, &keys[0], words[index], OBJC_ASSOCIATION_ASSIGN);
    CHECK(objc_getAssociatedObject(object, &keys[0]) == words[index]);
  }
  objc_setAssociatedObject(object, &keys[0], 0, OBJC_ASSOCIATION_ASSIGN);
  CHECK(objc_getAssociatedObject(object, &keys[0]) == 0);
  objc_setAssociatedObject(object, &keys[1], (id)42, OBJC_ASSOCIATION_ASSIGN);
  objc_setAssociatedObject(object, &keys[0], object, 2);
  CHECK_ERROR("2 is no association policy");
  CHECK(objc_getAssociatedObject(object, &keys[0]) == 0);
  objc_release(object);
  return true;
}

static Ivar next;
static int chained;

/* As programs without ARC do it. */
static void release_next(id self, SEL cmd) {
  (void)cmd;
  chained++;
  objc_release(object_getIvar(self, next));
}

static void autorelease_next(id self, SEL cmd) {
  (void)cmd;
  chained++;
  objc_autorelease(object_getIvar(self, next));
}

/* A chain of objects that is longer than recursion goes. */
static bool chain(const char *name, IMP dealloc) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), name, 0);
  CHECK(class_addIvar(cls, "next", sizeof(id), 3, "@"));
  CHECK(class_addMethod(cls, sel_registerName("dealloc"), dealloc, "v@:"));
  objc_registerClassPair(cls);
  next = class_getInstanceVariable(cls, "next");
  id outermost = 0;
  for (int index = 0; index < 100000; index++) {
    id object = class_createInstance(cls, 0);
    object_setIvar(object, next, outermost);
    outermost = object;
  }
  chained = 0;
  objc_release(outermost);
  CHECK(chained == 100000);
  return true;
}

static bool chains(void) {
  return chain("CheckObjectsReleasing", (IMP)release_next) &&
         chain("CheckObjectsAutoreleasing", (IMP)autorelease_next);
}

static bool copies(void) {
  void *pool = objc_autoreleasePoolPush();
  id object = make();
  Ivar number = class_getInstanceVariable(counted, "number");
  CHECK(number != 0);
  *(long *)((char *)object + ivar_getOffset(number)) = 42;
  id copy = object_copy(object, 0);
  CHECK(copy != 0 && copy != object && object_getClass(copy) == counted);
  CHECK(*(long *)((char *)copy + ivar_getOffset(number)) == 42);
  deallocated = 0;
  objc_release(copy);
  CHECK(deallocated == 1);
  CHECK(object_copy(object, 4096) == 0);
  CHECK_ERROR("4096 were asked for");
  CHECK(object_copy(carob_string("text"), 0) == 0);
  CHECK_ERROR("a Swift class lies beneath it");
  CHECK(object_copy((id)counted, 0) == 0);
  carob_clear_pending_error();
  CHECK(object_copy(0, 0) == 0);

  id same = CAROB_SEND(id, object, "copy", ());
  CHECK(same == object);
  objc_release(same);
  CHECK(CAROB_SEND(id, object, "mutableCopy", ()) == 0);
  CHECK_ERROR("-[CheckObjectsCounted mutableCopyWithZone:]: unrecognized selector");
  objc_release(object);
  objc_autoreleasePoolPop(pool);
  return true;
}

static bool set_class(void) {
  id object = make();
  CHECK(object_setClass(object, objc_getClass("NSString")) == 0);
  CHECK_ERROR("an instance of CheckObjectsCounted cannot become an NSString");
  CHECK(object_setClass(object, object_getClass((id)counted)) == 0);
  carob_clear_pending_error();
  CHECK(object_setClass(object, 0) == 0);
  CHECK(object_setClass(0, counted) == 0);
  CHECK(object_setClass(object, objc_getClass("NSObject")) == counted);
  CHECK(object_setClass(object, counted) == 0);
  CHECK_ERROR("its instances have 16 bytes, those of NSObject 8");
  objc_release(object);
  return true;
}

static id own_answer(id self, SEL _cmd, id text) {
  id (*of_class)(id, SEL, id) =
    (id (*)(id, SEL, id))class_getMethodImplementation(CAROB_SEND(Class, self, "class", ()), _cmd);
  return of_class(self, _cmd, carob_string(text ? carob_utf8(text) : "nothing"));
}

static double own_number(id self, SEL _cmd, int number, double factor) {
  (void)self, (void)_cmd;
  return number * factor;
}

static id echo(id self, SEL _cmd, id text) {
  (void)self, (void)_cmd;
  return text;
}

static bool own_handlers(void) {
  CHECK(class_addMethod(counted, sel_registerName("checkEcho:"), (IMP)echo, "@@:@"));
  id object = make();
  id other = make();
  CHECK(carob_respond(object, sel_registerName("checkEcho:"), (IMP)own_answer, "@@:@"));
  CHECK(CAROB_SEND(id, other, "checkEcho:", (id), (id)0) == 0);
  CHECK(!strcmp(carob_utf8(CAROB_SEND(id, object, "checkEcho:", (id), (id)0)), "nothing"));
  CHECK(CAROB_SEND(Class, object, "class", ()) == counted);
  CHECK(class_getSuperclass(object_getClass(object)) == counted);

  CHECK(carob_respond(object, sel_registerName("check:times:"), (IMP)own_number, "d@:id"));
  CHECK(CAROB_SEND(double, object, "check:times:", (int, double), 3, 1.5) == 4.5);
  CHECK(CAROB_SEND(BOOL, object, "respondsToSelector:", (SEL), sel_registerName("check:times:")));
  CHECK(!CAROB_SEND(BOOL, other, "respondsToSelector:", (SEL), sel_registerName("check:times:")));

  CHECK(!carob_respond(object, sel_registerName("check:times:"), (IMP)own_number, "d@:i"));
  CHECK_ERROR("check:times:");
  CHECK(!carob_respond(object, sel_registerName("checkEcho:"), (IMP)own_number, "d@:d"));
  CHECK_ERROR("checkEcho:");
  CHECK(!carob_respond(object, sel_registerName("checkNull"), 0, "v@:"));
  CHECK_ERROR("object, selector or handler is null");
  CHECK(!carob_respond(object, sel_registerName("checkNull"), (IMP)own_number, 0));
  CHECK_ERROR("");
  CHECK(!carob_respond((id)counted, sel_registerName("checkNull"), (IMP)own_number, "d@:"));
  CHECK_ERROR("add a method to its metaclass instead");
  CHECK(CAROB_SEND(double, object, "check:times:", (int, double), 2, 2.0) == 4);
  objc_release(object);
  objc_release(other);
  return true;
}

static bool checks(void) {
  return set_up() && counts() && weak() && associated() && chains() && copies() && set_class() &&
         own_handlers();
}

CHECKS("objects", checks)

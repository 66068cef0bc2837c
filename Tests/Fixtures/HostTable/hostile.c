/* What no plugin should do: it must be refused, or do nothing, and never harm. */
#include "checks.h"
#include <stdlib.h>

static Class make(const char *name, Class superclass) {
  Class cls = objc_allocateClassPair(superclass, name, 0);
  objc_registerClassPair(cls);
  return cls;
}

static id new(const char *cls) { return CAROB_SEND(id, objc_getClass(cls), "new", ()); }

static long seven(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 7;
}
static long eight(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 8;
}

static int add(void *block, id self, int value) {
  (void)block, (void)self;
  return value;
}

static long number(id object) { return CAROB_SEND(long, object, "hostileNumber", ()); }

static bool blocks_as_objects(void) {
  id block = (id)carob_block((IMP)add, "i@?@i", 0, 0);
  id list = new("NSMutableArray");
  CHECK(!CAROB_SEND(BOOL, list, "isEqual:", (id), block));
  CAROB_SEND(void, list, "addObjectsFromArray:", (id), block);
  CHECK_ERROR("-[NSMutableArray addObjectsFromArray:]: argument 1 is an NSBlock, needed: NSArray");
  Class cls = make("HostileWarm", objc_getClass("NSObject"));
  CHECK(class_addMethod(cls, sel_registerName("hostileNumber"), (IMP)seven, "l@:"));
  id object = new("HostileWarm");
  CHECK(number(object) == 7 && number(object) == 7);
  /* At a place that knows another class's method. */
  CHECK(number(block) == 0);
  CHECK_ERROR("-[NSBlock hostileNumber]: unrecognized selector");

  CHECK(object_getInstanceVariable(block, "a", 0) == 0);
  CHECK(object_setInstanceVariable(block, "a", 0) == 0);
  CHECK(object_getIndexedIvars(block) == 0 && !carob_pending_error());
  CHECK(object_copy(block, 0) == 0);
  CHECK_ERROR("an NSBlock cannot be copied by its variables");
  CHECK(object_setClass(block, cls) == 0);
  CHECK_ERROR("a block can get neither another class nor handlers of its own");
  CHECK(!carob_respond(block, sel_registerName("hostileNumber"), (IMP)seven, "l@:"));
  CHECK_ERROR("a block can get neither another class nor handlers of its own");
  id none = CAROB_SEND(id, (id)objc_getClass("NSBlock"), "new", ());
  CHECK(none && CAROB_SEND(BOOL, none, "isEqual:", (id), none));
  objc_release(none);
  objc_release(object);
  objc_release(list);
  carob_block_release(block);
  return true;
}

static int gone;
static void dispose(void *context) {
  (void)context;
  gone++;
}

static bool variables(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "HostileKeeps", 0);
  objc_property_attribute_t block_type[] = {{"T", "@?"}, {"C", ""}, {"V", "_block"}};
  objc_property_attribute_t object_type[] = {{"T", "@"}, {"&", ""}, {"V", "_object"}};
  CHECK(class_addProperty(cls, "block", block_type, 3));
  CHECK(class_addProperty(cls, "object", object_type, 3));
  objc_registerClassPair(cls);
  CHECK(carob_pending_error() == 0);
  id one = new("HostileKeeps");
  void *block = carob_block((IMP)add, "i@?@i", 0, dispose);
  CAROB_SEND(void, one, "setBlock:", (void *), block);
  CAROB_SEND(void, one, "setObject:", (id), (id)cls);
  void *pool = objc_autoreleasePoolPush();
  object_setInstanceVariable(one, "_object", block);
  CHECK(CAROB_SEND(void *, one, "object", ()) == block);
  id copy = object_copy(one, class_getInstanceSize(cls));
  CHECK(copy && CAROB_SEND(void *, copy, "block", ()) == block);
  objc_autoreleasePoolPop(pool);
  carob_block_release(block);
  objc_release(one);
  CHECK(gone == 0);
  objc_release(copy);
  CHECK(gone == 1);

  /* Numbers where the other class has what it keeps. */
  Class plain = objc_allocateClassPair(objc_getClass("NSObject"), "HostilePlain", 0);
  CHECK(class_addIvar(plain, "a", 8, 3, "q"));
  CHECK(class_addIvar(plain, "b", 8, 3, "q"));
  objc_registerClassPair(plain);
  Class below = make("HostilePlainBelow", plain);
  id numbers = new("HostilePlainBelow");
  CHECK(object_setClass(numbers, cls) == 0);
  CHECK_ERROR("an instance of HostilePlainBelow cannot become a HostileKeeps");
  CHECK(class_setSuperclass(below, cls) == 0);
  CHECK_ERROR("its variables are laid out or kept otherwise");
  CHECK(object_setClass(numbers, plain) == below);
  CHECK(object_setClass(numbers, below) == plain);
  objc_release(numbers);
  return true;
}

static bool disposed_classes(void) {
  Class root = objc_getClass("NSObject");
  Class cls = objc_allocateClassPair(root, "HostileGone", 0);
  CHECK(class_addMethod(cls, sel_registerName("hostileNumber"), (IMP)seven, "l@:"));
  objc_registerClassPair(cls);
  id left = class_createInstance(cls, 0);
  objc_disposeClassPair(cls);
  CHECK(carob_pending_error() == 0);
  objc_registerClassPair(cls);
  CHECK_ERROR("HostileGone was disposed of, and cannot be changed any more");
  CHECK(objc_getClass("HostileGone") == 0);
  CHECK(!class_addIvar(cls, "a", 8, 3, "q"));
  CHECK_ERROR("HostileGone was disposed of");
  CHECK(class_setSuperclass(cls, make("HostileOther", root)) == 0);
  CHECK_ERROR("HostileGone was disposed of");
  CHECK(class_createInstance(cls, 0) == 0);
  CHECK_ERROR("HostileGone has no instances");
  CHECK(objc_duplicateClass(cls, "HostileGoneAgain", 0) == 0);
  CHECK_ERROR("HostileGone cannot be duplicated");
  CHECK(objc_allocateClassPair(cls, "HostileBelowGone", 0) == 0);
  CHECK(carob_pending_error() != 0);
  carob_clear_pending_error();
  const struct carob_method methods[] = {{"hostileNumber", "l@:", (IMP)eight}, {0, 0, 0}};
  const struct carob_category category = {.name = "Late", .instance_methods = methods};
  CHECK(!carob_add_category(cls, &category));
  CHECK(carob_pending_error() != 0);
  carob_clear_pending_error();
  CHECK(number(left) == 0);
  CHECK_ERROR("unrecognized selector");
  objc_release(left);
  return true;
}

static Class disposes;
static void initialize(Class self, SEL _cmd) {
  (void)_cmd;
  if (self == disposes) objc_disposeClassPair(self);
}

static void raises(Class self, SEL _cmd) {
  (void)self, (void)_cmd;
  carob_raise("no, thanks");
}

static bool loading(void) {
  disposes = objc_allocateClassPair(objc_getClass("NSObject"), "HostileDisposesItself", 0);
  CHECK(class_addMethod(
    object_getClass((id)disposes), sel_registerName("initialize"), (IMP)initialize, "v@:"));
  CHECK(class_addMethod(disposes, sel_registerName("hostileNumber"), (IMP)seven, "l@:"));
  objc_registerClassPair(disposes);
  id object = CAROB_SEND(id, disposes, "new", ());
  CHECK(objc_getClass("HostileDisposesItself") == 0);
  carob_clear_pending_error();
  if (object) {
    for (int round = 0; round < 3; round++) {
      CHECK(number(object) == 0);
      CHECK_ERROR("unrecognized selector");
    }
    objc_release(object);
  }

  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "HostileRefuses", 0);
  CHECK(class_addMethod(object_getClass((id)cls), sel_registerName("load"), (IMP)raises, "v@:"));
  objc_registerClassPair(cls);
  CHECK_ERROR("+[HostileRefuses load]: no, thanks");
  objc_registerClassPair(cls);
  CHECK(carob_pending_error() == 0);
  objc_disposeClassPair(cls);
  CHECK(carob_pending_error() == 0);
  return true;
}

static bool warm_sites(void) {
  Class root = objc_getClass("NSObject");
  Class first = make("HostileFirst", root), second = make("HostileSecond", root);
  CHECK(class_addMethod(first, sel_registerName("hostileNumber"), (IMP)seven, "l@:"));
  CHECK(class_addMethod(second, sel_registerName("hostileNumber"), (IMP)eight, "l@:"));
  make("HostileMoves", first);
  id object = new("HostileMoves"), one = new("HostileFirst"), two = new("HostileSecond");
  for (int round = 0; round < 4; round++) {
    CHECK(number(one) == 7 && number(two) == 8);
    CHECK(number(object) == (round % 2 ? 8 : 7));
    CHECK(class_setSuperclass(objc_getClass("HostileMoves"), round % 2 ? first : second));
  }
  objc_release(object);
  objc_release(one);
  objc_release(two);
  return true;
}

static bool self_containing(void) {
  id list = new("NSMutableArray"), map = new("NSMutableDictionary");
  CAROB_SEND(void, list, "addObject:", (id), list);
  CAROB_SEND(void, list, "addObject:", (id), map);
  CAROB_SEND(void, map, "setObject:forKey:", (id, id), list, carob_string("list"));
  CHECK(CAROB_SEND(id, list, "description", ()) != 0);
  CHECK(CAROB_SEND(id, map, "description", ()) != 0);
  CHECK(CAROB_SEND(id, list, "valueForKey:", (id), carob_string("list")) == 0);
  CHECK_ERROR("asked for key \"list\", holds itself, or is nested more than 64 levels deep");
  CAROB_SEND(void, list, "setValue:forKey:", (id, id), map, carob_string("list"));
  CHECK_ERROR("holds itself");
  CHECK(CAROB_SEND(id, list, "valueForKeyPath:", (id), carob_string("list.list")) == 0);
  CHECK_ERROR("holds itself");
  CHECK(CAROB_SEND(id, map, "valueForKeyPath:", (id), carob_string("list.@count")) != 0);
  CHECK(CAROB_SEND(id, list, "valueForKeyPath:", (id), carob_string("@sum.self")) == 0);
  CHECK(carob_pending_error() != 0);
  carob_clear_pending_error();
  CAROB_SEND(id, list, "hash", ());
  CAROB_SEND(BOOL, list, "isEqual:", (id), CAROB_SEND(id, list, "copy", ()));
  CAROB_SEND(BOOL, map, "isEqual:", (id), CAROB_SEND(id, map, "copy", ()));
  carob_clear_pending_error();
  CAROB_SEND(void, list, "removeAllObjects", ());
  CAROB_SEND(void, map, "removeAllObjects", ());
  objc_release(list);
  objc_release(map);
  return true;
}

static bool protocols(void) {
  Protocol *one = objc_allocateProtocol("HostileOne"), *two = objc_allocateProtocol("HostileTwo");
  protocol_addProtocol(one, two);
  CHECK(carob_pending_error() != 0);
  carob_clear_pending_error();
  protocol_addProtocol(one, one);
  CHECK(carob_pending_error() != 0);
  carob_clear_pending_error();
  objc_registerProtocol(two);
  protocol_addProtocol(one, two);
  objc_registerProtocol(one);
  CHECK(carob_pending_error() == 0);
  protocol_addProtocol(two, one);
  CHECK(carob_pending_error() != 0);
  carob_clear_pending_error();
  CHECK(protocol_conformsToProtocol(one, two) && !protocol_conformsToProtocol(two, one));
  return true;
}

static bool duplicates(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "HostileOriginal", 0);
  CHECK(class_addIvar(cls, "_low", 4, 2, "b3"));
  CHECK(class_addIvar(cls, "_high", 4, 2, "b5"));
  objc_property_attribute_t atomic[] = {{"T", "@"}, {"&", ""}, {"V", "_atomic"}};
  objc_property_attribute_t weak[] = {{"T", "@"}, {"W", ""}, {"N", ""}, {"V", "_weak"}};
  CHECK(class_addProperty(cls, "atomic", atomic, 3));
  CHECK(class_addProperty(cls, "weak", weak, 4));
  objc_registerClassPair(cls);
  CHECK(carob_pending_error() == 0);
  Class copy = objc_duplicateClass(cls, "HostileDuplicate", 16);
  id target = new("NSObject");
  for (int round = 0; round < 2; round++) {
    id object = class_createInstance(round ? copy : cls, 0);
    CAROB_SEND(void, object, "setValue:forKey:", (id, id), target, carob_string("atomic"));
    CAROB_SEND(void, object, "setValue:forKey:", (id, id), target, carob_string("weak"));
    CHECK(CAROB_SEND(id, object, "valueForKey:", (id), carob_string("atomic")) == target);
    CHECK(CAROB_SEND(id, object, "valueForKey:", (id), carob_string("weak")) == target);
    CHECK(carob_pending_error() == 0);
    CAROB_SEND(id, object, "valueForKey:", (id), carob_string("low"));
    carob_clear_pending_error();
    CAROB_SEND(void, object, "setValue:forKey:", (id, id), carob_number(9), carob_string("high"));
    carob_clear_pending_error();
    id twin = object_copy(object, 0);
    CHECK(CAROB_SEND(id, twin, "weak", ()) == target);
    if (round) CHECK(object_setClass(twin, cls) == copy);
    objc_release(twin);
    objc_release(object);
  }
  objc_disposeClassPair(cls);
  CHECK(carob_pending_error() == 0);
  id late = class_createInstance(copy, 0);
  CAROB_SEND(void, late, "setAtomic:", (id), target);
  CHECK(CAROB_SEND(id, late, "atomic", ()) == target);
  objc_release(late);
  objc_release(target);
  return true;
}

static id signature(id self, SEL _cmd, SEL asked) {
  (void)self, (void)_cmd, (void)asked;
  return CAROB_SEND(
    id, objc_getClass("NSMethodSignature"), "signatureWithObjCTypes:", (const char *), "*@:");
}

static void forward(id self, SEL _cmd, id invocation) {
  (void)self, (void)_cmd;
  char text[] = "on the stack";
  char *bytes = text;
  CAROB_SEND(void, invocation, "setReturnValue:", (void *), &bytes);
  memset(text, 0, sizeof text);
}

static bool invocations(void) {
  Class cls = make("HostileForwards", objc_getClass("NSObject"));
  CHECK(class_addMethod(
    cls, sel_registerName("methodSignatureForSelector:"), (IMP)signature, "@@::"));
  CHECK(class_addMethod(cls, sel_registerName("forwardInvocation:"), (IMP)forward, "v@:@"));
  id object = new("HostileForwards");
  const char *text = CAROB_SEND(const char *, object, "hostileText", ());
  CHECK(text && !strcmp(text, "on the stack"));

  id types = CAROB_SEND(
    id, objc_getClass("NSMethodSignature"), "signatureWithObjCTypes:", (const char *), "@@:@@?*");
  id call = CAROB_SEND(
    id, objc_getClass("NSInvocation"), "invocationWithMethodSignature:", (id), types);
  id block = (id)carob_block((IMP)add, "i@?@i", 0, dispose);
  char bytes[] = "bytes", *string = bytes;
  int before = gone;
  CAROB_SEND(void, call, "setArgument:atIndex:", (void *, long), &block, 2);
  CAROB_SEND(void, call, "setArgument:atIndex:", (void *, long), &block, 3);
  CAROB_SEND(void, call, "setArgument:atIndex:", (void *, long), &string, 4);
  CAROB_SEND(void, call, "retainArguments", ());
  CAROB_SEND(void, call, "retainArguments", ());
  carob_block_release(block);
  memset(bytes, 0, sizeof bytes);
  CHECK(gone == before);
  char *kept = 0;
  CAROB_SEND(void, call, "getArgument:atIndex:", (void *, long), &kept, 4);
  CHECK(kept && !strcmp(kept, "bytes"));
  id none = 0;
  CAROB_SEND(void, call, "setArgument:atIndex:", (void *, long), &none, 2);
  CAROB_SEND(void, call, "setArgument:atIndex:", (void *, long), &none, 3);
  CHECK(gone == before + 1);
  CAROB_SEND(void, call, "invoke", ());
  CHECK_ERROR("has no selector");
  objc_release(object);
  return true;
}

static id refuse(id self, SEL _cmd, SEL asked) {
  (void)self, (void)_cmd, (void)asked;
  carob_raise("the proxy will not");
  return 0;
}

static bool proxies(void) {
  Class cls = make("HostileProxy", objc_getClass("NSProxy"));
  CHECK(class_addMethod(cls, sel_registerName("methodSignatureForSelector:"), (IMP)refuse, "@@::"));
  CHECK(class_addMethod(cls, sel_registerName("forwardInvocation:"), (IMP)forward, "v@:@"));
  id proxy = CAROB_SEND(id, cls, "alloc", ()), list = new("NSMutableArray"),
     map = new("NSMutableDictionary");
  CHECK(proxy != 0);
  CAROB_SEND(void, list, "addObject:", (id), proxy);
  CAROB_SEND(void, map, "setObject:forKey:", (id, id), proxy, carob_string("proxy"));
  carob_clear_pending_error();
  CAROB_SEND(void, map, "setObject:forKey:", (id, id), list, proxy);
  carob_clear_pending_error();
  CAROB_SEND(id, list, "description", ());
  carob_clear_pending_error();
  CAROB_SEND(id, map, "description", ());
  carob_clear_pending_error();
  CHECK(CAROB_SEND(id, list, "valueForKey:", (id), carob_string("name")) == 0);
  CHECK_ERROR("the proxy will not");
  CHECK(CAROB_SEND(id, map, "valueForKeyPath:", (id), carob_string("proxy.name")) == 0);
  CHECK_ERROR("the proxy will not");
  CHECK(CAROB_SEND(id, list, "valueForKeyPath:", (id), carob_string("@max.name")) == 0);
  CHECK_ERROR("the proxy will not");
  CAROB_SEND(void, list, "setValue:forKey:", (id, id), list, carob_string("name"));
  CHECK_ERROR("the proxy will not");
  CAROB_SEND(BOOL, list, "containsObject:", (id), map);
  carob_clear_pending_error();
  objc_release(list);
  objc_release(map);
  objc_release(proxy);
  return true;
}

static bool checks(void) {
  return blocks_as_objects() && variables() && disposed_classes() && loading() && warm_sites() &&
         self_containing() && protocols() && duplicates() && invocations() && proxies();
}

CHECKS("hostile plugins", checks)

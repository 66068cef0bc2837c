#include "checks.h"
#include <stdlib.h>

static Class make(const char *name, Class superclass) {
  Class cls = objc_allocateClassPair(superclass, name, 0);
  objc_registerClassPair(cls);
  return cls;
}

static bool lists(void) {
  Class root = objc_getClass("NSObject");
  Class top = make("CheckListTop", root);
  Class b = make("CheckListB", top);
  Class a = make("CheckListA", top);
  unsigned int count = 99;
  Class *found = carob_copySubclassList(top, &count);
  CHECK(count == 2 && found[0] == a && found[1] == b && found[2] == 0);
  free(found);
  CHECK(carob_copySubclassList(a, &count) == 0 && count == 0);
  CHECK(carob_copySubclassList(0, &count) == 0 && count == 0);

  found = objc_copyClassList(&count);
  bool there = false;
  for (unsigned int index = 0; index < count; index++) there = there || found[index] == b;
  CHECK(there && found[count] == 0);
  free(found);
  found = objc_copyClassList(0);
  CHECK(found != 0);
  free(found);

  CHECK(objc_getClassList(0, 0) >= 4);
  Class buffer[3] = {0, 0, 0};
  CHECK(objc_getClassList(buffer, 2) >= 4);
  CHECK(buffer[0] && buffer[1] && !buffer[2]);
  CHECK(objc_getClassList(buffer, -1) >= 4);
  return true;
}

static bool look_ups(void) {
  CHECK(objc_getMetaClass("NSObject") == object_getClass((id)objc_getClass("NSObject")));
  CHECK(objc_getMetaClass("CheckNobody") == 0);
  CHECK(objc_getMetaClass(0) == 0);
  CHECK(objc_getRequiredClass("NSObject") == objc_getClass("NSObject"));
  CHECK(carob_pending_error() == 0);
  CHECK(objc_getRequiredClass("CheckNobody") == 0);
  CHECK_ERROR("there is no class named CheckNobody");
  CHECK(objc_getRequiredClass(0) == 0);
  CHECK_ERROR("a class name is null");
  CHECK(object_isClass((id)objc_getClass("NSObject")));
  CHECK(object_isClass((id)objc_getMetaClass("NSObject")));
  CHECK(!object_isClass(carob_string("text")));
  CHECK(!object_isClass(0));
  CHECK(strcmp(object_getClassName(0), "nil") == 0);
  CHECK(strcmp(object_getClassName(carob_string("text")), "NSString") == 0);
  return true;
}

static objc_hook_getClass earlier;
static int asked;

static BOOL hook(const char *name, Class *cls) {
  if (strncmp(name, "CheckHook", 9)) return earlier(name, cls);
  asked++;
  if (!strcmp(name, "CheckHookGarbage")) {
    *cls = (Class)(void *)&asked;
    return YES;
  }
  if (!strcmp(name, "CheckHookNone")) return NO;
  CHECK(objc_getClass(name) == 0);
  *cls = make(name, objc_lookUpClass("NSObject"));
  return YES;
}

static bool hooks(void) {
  CHECK(objc_getClass("CheckHooked") == 0);
  objc_setHook_getClass(hook, &earlier);
  CHECK(earlier != 0);
  CHECK(objc_lookUpClass("CheckHooked") == 0);
  CHECK(asked == 0);
  Class cls = objc_getClass("CheckHooked");
  CHECK(cls && objc_lookUpClass("CheckHooked") == cls);
  CHECK(asked == 1);
  CHECK(objc_getClass("CheckHookNone") == 0);
  CHECK(objc_getClass("CheckHookGarbage") == 0);
  CHECK(objc_getClass("CheckNobody") == 0);
  CHECK(objc_getClass(0) == 0);
  CHECK(asked == 3);
  objc_hook_getClass mine = 0;
  objc_setHook_getClass(0, &mine);
  CHECK(mine == hook);
  CHECK(objc_getClass("CheckHookedLater") == 0);
  objc_setHook_getClass(0, 0);
  return true;
}

static long one(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 1;
}
static long two(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 2;
}

static bool superclasses(void) {
  Class root = objc_getClass("NSObject");
  Class first = make("CheckSuperFirst", root), second = make("CheckSuperSecond", root);
  CHECK(class_addMethod(first, sel_registerName("number"), (IMP)one, "l@:"));
  CHECK(class_addMethod(second, sel_registerName("number"), (IMP)two, "l@:"));
  Class cls = make("CheckSuperMoves", first);
  id object = class_createInstance(cls, 0);
  for (int round = 0; round < 2; round++) {
    CHECK(CAROB_SEND(long, object, "number", ()) == 1 + round);
    if (round == 0) CHECK(class_setSuperclass(cls, second) == first);
  }
  CHECK(class_getSuperclass(cls) == second);
  CHECK(class_getSuperclass(object_getClass((id)cls)) == object_getClass((id)second));
  CHECK(class_setSuperclass(cls, 0) == 0);
  CHECK_ERROR("null cannot be the superclass of CheckSuperMoves");
  CHECK(class_setSuperclass(0, cls) == 0);
  CHECK_ERROR("class_setSuperclass: the class is null");
  CHECK(class_setSuperclass(second, cls) == 0);
  CHECK_ERROR("it is CheckSuperSecond or below it");
  objc_release(object);
  return true;
}

static bool duplicates(void) {
  Class cls = make("CheckDuplicated", objc_getClass("NSObject"));
  CHECK(class_addMethod(cls, sel_registerName("number"), (IMP)one, "l@:"));
  class_setVersion(cls, 4);
  Class copy = objc_duplicateClass(cls, "CheckDuplicate", 32);
  CHECK(copy && objc_getClass("CheckDuplicate") == copy);
  CHECK(class_getVersion(copy) == 4);
  CHECK(object_getIndexedIvars((id)copy) != 0);
  id object = class_createInstance(copy, 0);
  CHECK(CAROB_SEND(long, object, "number", ()) == 1);
  CHECK(object_dispose(object) == 0);
  CHECK(objc_duplicateClass(cls, "CheckDuplicate", 0) == 0);
  CHECK_ERROR("a class named CheckDuplicate is already registered");
  CHECK(objc_duplicateClass(0, "CheckDuplicateOfNull", 0) == 0);
  CHECK_ERROR("objc_duplicateClass: the class is null");
  CHECK(class_getVersion(0) == 0);
  class_setVersion(0, 1);
  return true;
}

static int disposed;
static void dispose_self(id self, SEL _cmd) {
  (void)_cmd;
  /* As a root class does. */
  disposed += object_dispose(self) == 0;
}

static bool disposal_of_objects(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckDisposesItself", 0);
  CHECK(class_addMethod(cls, sel_registerName("dealloc"), (IMP)dispose_self, "v@:"));
  objc_registerClassPair(cls);
  id object = class_createInstance(cls, 0);
  objc_retain(object);
  CHECK(object_dispose(object) == 0 && disposed == 0);
  CHECK(object_dispose(object) == 0 && disposed == 1);
  CHECK(object_dispose(0) == 0 && object_dispose((id)cls) == 0 && disposed == 1);
  CHECK(!carob_pending_error());
  return true;
}

static bool empty_name(void) {
  SEL empty = sel_registerName("");
  CHECK(empty && empty == sel_registerName("") && sel_getName(empty)[0] == 0);
  CHECK(!class_respondsToSelector(objc_getClass("NSObject"), empty) && !carob_pending_error());
  return true;
}

static bool disposal(void) {
  Class cls = make("CheckDisposed", objc_getClass("NSObject"));
  Class below = make("CheckDisposedBelow", cls);
  objc_disposeClassPair(cls);
  CHECK_ERROR("CheckDisposed cannot be disposed of: it has subclasses, such as CheckDisposedBelow");
  id left = class_createInstance(below, 0);
  objc_disposeClassPair(below);
  objc_disposeClassPair(cls);
  CHECK(carob_pending_error() == 0);
  CHECK(objc_getClass("CheckDisposed") == 0);
  CHECK(CAROB_SEND(Class, left, "class", ()) == below);
  objc_release(left);
  objc_disposeClassPair(cls);
  CHECK_ERROR("CheckDisposed cannot be disposed of: it was disposed of before");
  objc_disposeClassPair(0);
  CHECK(carob_pending_error() == 0);
  objc_disposeClassPair(objc_getClass("NSString"));
  CHECK_ERROR("it belongs to the Swift class StringBox");
  return true;
}

static bool extra_bytes(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckExtra", 40);
  char *of_class = (char *)object_getIndexedIvars((id)cls);
  CHECK(of_class && (uintptr_t)of_class % 16 == 0);
  for (int index = 0; index < 40; index++) CHECK(of_class[index] == 0);
  memset(of_class, 7, 40);
  objc_registerClassPair(cls);
  id object = class_createInstance(cls, 100);
  char *bytes = (char *)object_getIndexedIvars(object);
  CHECK(bytes && (uintptr_t)bytes % 16 == 0);
  CHECK(bytes >= (char *)object + class_getInstanceSize(cls));
  for (int index = 0; index < 100; index++) CHECK(bytes[index] == 0);
  memset(bytes, 7, 100);
  objc_release(object);
  object = class_createInstance(cls, 0);
  CHECK(object_getIndexedIvars(object) == 0);
  objc_release(object);
  CHECK(object_getIndexedIvars(0) == 0);
  CHECK(class_createInstance(cls, (size_t)-1) == 0);
  CHECK_ERROR("CheckExtra: extra bytes may be 0 to 16777216");
  return true;
}

static bool checks(void) {
  return lists() && look_ups() && hooks() && superclasses() && duplicates() && empty_name() && disposal() && disposal_of_objects() &&
         extra_bytes();
}

CHECKS("class tables", checks)

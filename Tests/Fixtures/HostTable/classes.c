#include "checks.h"

static bool look_up(void) {
  CHECK(objc_getClass("NSObject") != 0);
  CHECK(objc_getClass("NoSuchClass") == 0);
  CHECK(objc_getClass(0) == 0);
  CHECK(strcmp(class_getName(0), "nil") == 0);
  CHECK(class_isMetaClass(object_getClass((id)objc_getClass("NSObject"))));
  return true;
}

static bool make(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckMade", 0);
  CHECK(cls != 0);
  CHECK(objc_getClass("CheckMade") == 0);
  objc_registerClassPair(cls);
  CHECK(objc_getClass("CheckMade") == cls);
  CHECK(objc_allocateClassPair(objc_getClass("NSObject"), "CheckMade", 0) == 0);
  CHECK_ERROR("a class named CheckMade is already registered");
  CHECK(objc_allocateClassPair(0, "CheckRoot", 0) == 0);
  CHECK_ERROR("CheckRoot has no superclass");
  return true;
}

static bool checks(void) { return look_up() && make(); }

CHECKS("classes", checks)

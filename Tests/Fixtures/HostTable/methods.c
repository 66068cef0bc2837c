#include "checks.h"
#include <stdlib.h>

static long one(id self, SEL _cmd) { (void)self, (void)_cmd; return 1; }
static long two(id self, SEL _cmd) { (void)self, (void)_cmd; return 2; }
static double scale(id self, SEL _cmd, double factor, int times) {
  (void)self, (void)_cmd;
  return factor * times;
}

static Class made;

static bool add(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "MethodsMade", 0);
  CHECK(class_copyMethodList(cls, 0) == 0);
  CHECK(class_addMethod(cls, sel_registerName("one"), (IMP)one, "q16@0:8"));
  CHECK(!class_addMethod(cls, sel_registerName("one"), (IMP)two, "q16@0:8"));
  CHECK(carob_pending_error() == 0);
  CHECK(class_addMethod(cls, sel_registerName("scale:times:"), (IMP)scale, "d@:di"));
  CHECK(class_addMethod(object_getClass((id)cls), sel_registerName("two"), (IMP)two, "q@:"));
  CHECK(!class_addMethod(cls, sel_registerName("bad:"), (IMP)one, "q@:"));
  CHECK_ERROR("takes 0 arguments after self and _cmd, the selector has 1 colon");
  CHECK(!class_addMethod(0, sel_registerName("one"), (IMP)one, "q@:"));
  CHECK_ERROR("class, selector or implementation is null");
  objc_registerClassPair(cls);
  made = cls;
  return true;
}

static bool list(void) {
  unsigned int count = 7;
  Method *methods = class_copyMethodList(made, &count);
  CHECK(methods != 0 && count == 2 && methods[2] == 0);
  CHECK(strcmp(sel_getName(method_getName(methods[0])), "one") == 0);
  CHECK(methods[1] == class_getInstanceMethod(made, sel_registerName("scale:times:")));
  free(methods);
  methods = class_copyMethodList(object_getClass((id)made), 0);
  CHECK(methods != 0);
  CHECK(methods[0] == class_getClassMethod(made, sel_registerName("two")) && methods[1] == 0);
  free(methods);
  CHECK(class_copyMethodList(0, &count) == 0 && count == 0);
  return true;
}

static bool copied(char *type, const char *expected) {
  bool same = type && strcmp(type, expected) == 0;
  free(type);
  return same;
}

static bool types(void) {
  Method method = class_getInstanceMethod(made, sel_registerName("scale:times:"));
  CHECK(method_getImplementation(method) == (IMP)scale);
  CHECK(strcmp(method_getTypeEncoding(method), "d@:di") == 0);
  CHECK(method_getNumberOfArguments(method) == 4);
  CHECK(copied(method_copyReturnType(method), "d"));
  CHECK(copied(method_copyArgumentType(method, 0), "@"));
  CHECK(copied(method_copyArgumentType(method, 3), "i"));
  CHECK(method_copyArgumentType(method, 4) == 0);
  struct objc_method_description *description = method_getDescription(method);
  CHECK(description->name == method_getName(method));
  CHECK(description->types == method_getTypeEncoding(method));
  char buffer[4] = "xxx";
  method_getReturnType(method, buffer, sizeof buffer);
  CHECK(memcmp(buffer, "d\0\0\0", 4) == 0);
  memset(buffer, 'x', sizeof buffer);
  method_getArgumentType(method, 1, buffer, 1);
  CHECK(memcmp(buffer, ":xxx", 4) == 0);
  method_getArgumentType(method, 9, buffer, sizeof buffer);
  CHECK(memcmp(buffer, "\0\0\0\0", 4) == 0);
  Method offsets = class_getInstanceMethod(made, sel_registerName("one"));
  CHECK(copied(method_copyReturnType(offsets), "q"));
  CHECK(copied(method_copyArgumentType(offsets, 1), ":"));
  return true;
}

static bool nulls(void) {
  char buffer[2] = "x";
  CHECK(method_getName(0) == 0 && method_getImplementation(0) == 0);
  CHECK(method_getTypeEncoding(0) == 0 && method_getDescription(0) == 0);
  CHECK(method_getNumberOfArguments(0) == 0);
  CHECK(method_copyReturnType(0) == 0 && method_copyArgumentType(0, 0) == 0);
  method_getReturnType(0, buffer, sizeof buffer);
  CHECK(buffer[0] == 0);
  method_getReturnType(0, 0, 0);
  CHECK(class_getClassMethod(0, sel_registerName("one")) == 0);
  CHECK(method_setImplementation(0, (IMP)one) == 0);
  method_exchangeImplementations(0, 0);
  CHECK(carob_pending_error() == 0);
  return true;
}

static bool change(void) {
  id object = class_createInstance(made, 0);
  Method method = class_getInstanceMethod(made, sel_registerName("one"));
  CHECK(CAROB_SEND(long, object, "one", ()) == 1);
  CHECK(method_setImplementation(method, (IMP)two) == (IMP)one);
  CHECK(CAROB_SEND(long, object, "one", ()) == 2);
  CHECK(class_replaceMethod(made, sel_registerName("one"), (IMP)one, "q@:") == (IMP)two);
  method_exchangeImplementations(method, class_getClassMethod(made, sel_registerName("two")));
  CHECK(CAROB_SEND(long, object, "one", ()) == 2);
  CHECK(CAROB_SEND(long, (id)made, "two", ()) == 1);
  method_exchangeImplementations(
    method, class_getInstanceMethod(made, sel_registerName("scale:times:")));
  CHECK_ERROR("are called differently");
  objc_release(object);
  return true;
}

static bool checks(void) { return add() && list() && types() && nulls() && change(); }

CHECKS("methods", checks)

// Throws an exception out of a function that the host called, and catches it around the call of the host. WAY says through what.
#include <carob/carob.h>
#include <carob/extensions/calls.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

static const char *way() { return getenv("WAY"); }
[[noreturn]] static void fail() { throw std::runtime_error(way()); }

static void method(id, SEL) { fail(); }
static void setter(id, SEL, id) { fail(); }
static id description(id, SEL) { fail(); }
static BOOL resolve(Class, SEL, SEL) { fail(); }
static void each(void *, id, unsigned long, bool *) { fail(); }
static long compare(void *, id, id) { fail(); }
static void dispose(void *) { fail(); }
static bool missing(const char *, Class *) { fail(); }

static Class make(const char *name) { return objc_allocateClassPair(objc_getRequiredClass("NSObject"), name, 0); }
static void add(Class cls, const char *name, IMP imp, const char *types) {
  class_addMethod(cls, sel_registerName(name), imp, types);
}

static void go(const char *way) {
  auto is = [way](const char *other) { return !strcmp(way, other); };
  Class cls = make("CXThrower"), meta = object_getClass((id)cls);
  add(cls, "fail", (IMP)method, "v@:");
  add(cls, "setFoo:", (IMP)setter, "v@:@");
  add(cls, "description", (IMP)description, "@@:");
  if (is("load")) add(meta, "load", (IMP)method, "v#:");
  if (is("initialize")) add(meta, "initialize", (IMP)method, "v#:");
  if (is("resolve")) add(meta, "resolveInstanceMethod:", (IMP)resolve, "B#::");
  if (is("dealloc")) add(cls, "dealloc", (IMP)method, "v@:");
  objc_registerClassPair(cls);
  id object = CAROB_SEND(id, cls, "new", ());
  id array = CAROB_SEND(id, objc_getClass("NSMutableArray"), "array", ());
  for (int i = 0; i < 2; i++) CAROB_SEND(void, array, "addObject:", (id), object);
  if (is("perform")) CAROB_SEND(id, object, "performSelector:", (SEL), sel_registerName("fail"));
  if (is("key")) CAROB_SEND(void, object, "setValue:forKey:", (id, id), object, carob_string("foo"));
  if (is("enumerate"))
    CAROB_SEND(void, array, "enumerateObjectsUsingBlock:", (void *), carob_block((IMP)each, "v@?@Q^B", 0, 0));
  if (is("sort"))
    CAROB_SEND(void, array, "sortUsingComparator:", (void *), carob_block((IMP)compare, "q@?@@", 0, 0));
  if (is("format")) carob_format(carob_string("%@"), object);
  if (is("resolve")) CAROB_SEND(void, object, "more", ());
  if (is("release")) carob_block_release(carob_block((IMP)each, "v@?@Q^B", object, dispose));
  if (is("dealloc")) objc_release(CAROB_SEND(id, cls, "new", ()));
  if (is("hook")) {
    objc_hook_getClass earlier;
    objc_setHook_getClass(missing, &earlier);
    objc_getClass("CXMissing");
  }
  if (is("call")) {
    SEL name = sel_registerName("fail");
    void *arguments[] = {&object, &name};
    char result[16];
    carob_call_with_types("v@:", (IMP)method, arguments, result);
  }
}

static bool load() {
  if (!way()) return true;
  if (!strcmp(way(), "uncaught")) fail();
  // Of the module alone.
  try {
    fail();
  } catch (const std::exception &) {
  }
  try {
    go(way());
  } catch (...) {
    puts("caught");
  }
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.exceptions", .name = "Exceptions", .version = "1.0", .load = load)

/* Two builds of a plugin: with NEWER the second one. The names say whether code that was built for the first one notices. */
#include <carob/carob.h>

static void none(id self, SEL _cmd) { (void)self, (void)_cmd; }

static Class begin(const char *name, Class superclass) { return objc_allocateClassPair(superclass, name, 0); }

static void add(Class cls, const char *selector, const char *types) {
  class_addMethod(cls, sel_registerName(selector), (IMP)none, types);
}

static void declare(bool is_newer) {
  Protocol *protocol = objc_allocateProtocol("BDReading");
  protocol_addMethodDescription(protocol, sel_registerName("read"), "v@:", true, true);
  if (is_newer) {
    protocol_addMethodDescription(protocol, sel_registerName("readAll"), "v@:", true, true);
    protocol_addMethodDescription(protocol, sel_registerName("readSome"), "v@:", false, true);
  }
  objc_registerProtocol(protocol);
}

static bool load(void) {
#ifdef NEWER
  const bool is_newer = true;
#else
  const bool is_newer = false;
#endif
  declare(is_newer);
  Class base = begin("BDBase", objc_getClass("NSObject"));
  if (is_newer) add(base, "moved", "v@:");
  objc_registerClassPair(base);
  Class list = begin("BDList", base);
  if (!is_newer) add(list, "moved", "v@:");
  if (!is_newer) add(list, "gone", "v@:");
  if (is_newer) add(list, "come", "v@:");
  add(list, "count", is_newer ? "q@:" : "i@:");
  add(list, "title", is_newer ? "@@:" : "@16@0:8");
  if (!is_newer) add(object_getClass((id)list), "gone", "v@:");
  if (!is_newer) class_addProtocol(list, objc_getProtocol("BDReading"));
  const objc_property_attribute_t type[] = {{"T", is_newer ? "d" : "q"}, {"D", ""}};
  class_addProperty(list, "height", type, 2);
  objc_registerClassPair(list);
  if (!is_newer) {
    Class gone = begin("BDGone", objc_getClass("NSObject"));
    add(gone, "method", "v@:");
    objc_registerClassPair(gone);
  }
  objc_registerClassPair(begin("BDChild", is_newer ? objc_getClass("NSObject") : base));
  objc_registerClassPair(begin("BDGrandchild", is_newer ? list : base));
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.builds",
  .name = "Builds",
#ifdef NEWER
  .version = VERSION,
#else
  .version = "1.0.0",
#endif
#ifdef DEMANDING
  .least_host = "0.3",
#endif
  .load = load
)

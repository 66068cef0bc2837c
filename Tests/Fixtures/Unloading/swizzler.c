/* Changes the host's class ULTarget: methods by replacement, by a category and by exchange, its superclass, a declared
 * property and a protocol. NUMBER tells one such plugin from another. */
#include <carob/carob.h>

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

static long number(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return NUMBER;
}

static const struct carob_method methods[] = {{"inCategory", "q@:", (IMP)number}, {0, 0, 0}};
static const struct carob_category category = {.name = "Swizzling", .instance_methods = methods};

static bool load(void) {
  Class target = objc_getClass("ULTarget");
  class_replaceMethod(target, sel_registerName("replaced"), (IMP)number, "q@:");
  method_setImplementation(class_getInstanceMethod(target, sel_registerName("set")), (IMP)number);
  /* One method of the plugin's own in the place of the host's. */
  SEL own = sel_registerName("exchangedBy" TEXT(NUMBER));
  class_addMethod(target, own, (IMP)number, "q@:");
  method_exchangeImplementations(
    class_getInstanceMethod(target, sel_registerName("exchanged")),
    class_getInstanceMethod(target, own));
  class_addMethod(target, sel_registerName("addedBy" TEXT(NUMBER)), (IMP)number, "q@:");
  Class above = objc_allocateClassPair(objc_getClass("NSObject"), "ULAbove" TEXT(NUMBER), 0);
  objc_registerClassPair(above);
  class_setSuperclass(target, above);
  const objc_property_attribute_t attributes[] = {{"T", "q"}, {"G", "declaredBy" TEXT(NUMBER)}};
  class_replaceProperty(target, "declared", attributes, 2);
  class_addProtocol(target, objc_getProtocol("ULAdopted"));
  return carob_add_category(target, &category);
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.swizzler." TEXT(NUMBER),
  .name = "Swizzler " TEXT(NUMBER),
  .version = "1.0.0",
  .load = load)

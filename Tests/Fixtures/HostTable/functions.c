#include "checks.h"
#include <carob/extensions/functions.h>
#include <stdlib.h>

static const struct carob_functions_extension *functions;

static long doubled(id self, SEL _cmd, long number) {
  (void)self, (void)_cmd;
  return number * 2;
}

static long answer(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 42;
}

static bool messages(Class cls, id object) {
  const SEL known = sel_registerName("fnDoubled:"), unknown = sel_registerName("fnNobodyHasThis:with:");
  /* Twice, as the second one finds the method in the cache. */
  for (int count = 0; count < 2; count++) {
    const IMP imp = functions->carob_message_implementation(object, known);
    CHECK(imp && ((long (*)(id, SEL, long))imp)(object, known, 21) == 42);
  }
  const IMP of_class = functions->carob_message_implementation((id)cls, sel_registerName("fnAnswer"));
  CHECK(of_class && ((long (*)(id, SEL))of_class)((id)cls, sel_registerName("fnAnswer")) == 42);
  CHECK(!functions->carob_message_implementation(NULL, known));
  CHECK(!functions->carob_message_implementation(NULL, NULL));
  CHECK(!carob_pending_error());
  CHECK(!functions->carob_message_implementation(object, unknown));
  CHECK_ERROR("-[FNThing fnNobodyHasThis:with:]: unrecognized selector");
  CHECK(!functions->carob_message_implementation(object, NULL));
  CHECK_ERROR("null selector");
  return true;
}

static bool classes(Class cls, id object) {
  CHECK(functions->object_getClass(object) == cls && !functions->object_getClass(NULL));
  CHECK(!strcmp(functions->object_getClassName(object), "FNThing"));
  CHECK(functions->object_isClass((id)cls) && !functions->object_isClass(object));
  CHECK(functions->objc_getMetaClass("FNThing") == functions->object_getClass((id)cls));
  CHECK(functions->class_isMetaClass(functions->objc_getMetaClass("FNThing")));
  CHECK(!strcmp(functions->class_getName(cls), "FNThing") && !strcmp(functions->class_getName(NULL), "nil"));
  CHECK(functions->class_getSuperclass(cls) == objc_getClass("NSObject"));
  CHECK(functions->class_getInstanceSize(cls) == class_getInstanceSize(cls));
  functions->class_setVersion(cls, 7);
  CHECK(functions->class_getVersion(cls) == 7);
  return true;
}

static bool members(Class cls) {
  const SEL known = sel_registerName("fnDoubled:");
  CHECK(functions->sel_getUid("fnDoubled:") == known && functions->sel_isEqual(known, known));
  const Method method = class_getInstanceMethod(cls, known);
  CHECK(functions->method_getName(method) == known);
  CHECK(functions->method_getImplementation(method) == (IMP)doubled);
  CHECK(!strcmp(functions->method_getTypeEncoding(method), "q@:q"));
  CHECK(functions->method_getDescription(method)->name == known);
  CHECK(functions->class_getClassMethod(cls, sel_registerName("fnAnswer")) != NULL);
  CHECK(functions->class_getMethodImplementation_stret(cls, known) == (IMP)doubled);
  CHECK(functions->class_getMethodImplementation_stret(cls, sel_registerName("fnNobodyHasThis")) == _objc_msgForward_stret);
  const Ivar ivar = class_getInstanceVariable(cls, "_title");
  CHECK(!strcmp(functions->ivar_getName(ivar), "_title") && *functions->ivar_getTypeEncoding(ivar) == '@');
  CHECK(functions->ivar_getOffset(ivar) == ivar_getOffset(ivar) && !functions->class_getClassVariable(cls, "_title"));
  CHECK(functions->carob_ivar_getFirstBit(ivar) == 0 && functions->carob_ivar_getBitWidth(ivar) == 0);
  const objc_property_t property = class_getProperty(cls, "title");
  CHECK(!strcmp(functions->property_getName(property), "title"));
  CHECK(strstr(functions->property_getAttributes(property), "NSString"));
  Protocol *protocol = objc_getProtocol("NSObject");
  unsigned int count = 0;
  objc_property_t *properties = functions->protocol_copyPropertyList(protocol, &count);
  CHECK(functions->protocol_isEqual(protocol, protocol) && (count == 0) == (properties == NULL));
  free(properties);
  return true;
}

static void no_code(void *block) { (void)block; }

static bool objects(Class cls) {
  void *pool = objc_autoreleasePoolPush();
  id object = class_createInstance(cls, 0), strong = NULL, weak, copy;
  functions->objc_storeStrong(&strong, object);
  CHECK(functions->objc_initWeak(&weak, object) == object);
  functions->objc_copyWeak(&copy, &weak);
  CHECK(functions->objc_retainAutorelease(object) == object);
  objc_release(object);
  CHECK(objc_loadWeak(&copy) == object);
  functions->objc_storeStrong(&strong, NULL);
  objc_autoreleasePoolPop(pool);
  CHECK(!objc_loadWeak(&weak) && !objc_loadWeak(&copy));
  objc_destroyWeak(&weak);
  objc_destroyWeak(&copy);
  void *block = carob_block((IMP)no_code, "v@?", &weak, NULL);
  CHECK(functions->carob_block_context(block) == &weak && !functions->carob_block_context(NULL));
  carob_block_release(block);
  return true;
}

static bool checks(void) {
  functions = (const struct carob_functions_extension *)carob_get_extension(CAROB_FUNCTIONS_1);
  CHECK(functions && functions->size == sizeof *functions);
  Class cls = objc_allocateClassPair(objc_getRequiredClass("NSObject"), "FNThing", 0);
  const objc_property_attribute_t title[] = {{"T", "@\"NSString\""}, {"C", ""}};
  CHECK(class_addMethod(cls, sel_registerName("fnDoubled:"), (IMP)doubled, "q@:q"));
  CHECK(class_addMethod(object_getClass((id)cls), sel_registerName("fnAnswer"), (IMP)answer, "q@:"));
  CHECK(class_addProperty(cls, "title", title, 2));
  objc_registerClassPair(cls);
  id object = class_createInstance(cls, 0);
  const bool good = messages(cls, object) && classes(cls, object) && members(cls) && objects(cls);
  objc_release(object);
  return good;
}

CHECKS("functions", checks)

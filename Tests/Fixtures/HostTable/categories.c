#include "checks.h"

static int loads;

static long own(id self, SEL _cmd) { (void)self, (void)_cmd; return 1; }
static long first(id self, SEL _cmd) { (void)self, (void)_cmd; return 2; }
static long second(id self, SEL _cmd) { (void)self, (void)_cmd; return 3; }
static void load(id self, SEL _cmd) {
  (void)_cmd;
  if (self == (id)objc_getClass("CategoriesMade")) loads++;
}
static void bad_load(id self, SEL _cmd) { (void)self, (void)_cmd, carob_raise("not today"); }
static bool says_yes(id self, SEL _cmd) { (void)self, (void)_cmd; return true; }

static const struct carob_method first_methods[] = {
  {"answer", "q@:", (IMP)first}, {"added", "q@:", (IMP)first}, {0, 0, 0}};
static const struct carob_method first_class_methods[] = {
  {"load", "v@:", (IMP)load}, {"made", "q@:", (IMP)first}, {0, 0, 0}};
static const objc_property_attribute_t added_attributes[] = {{"T", "q"}, {"R", ""}};
static const struct carob_property first_properties[] = {{"added", added_attributes, 2}, {0, 0, 0}};
static const char *const first_protocols[] = {"CategoriesProtocol", 0};
static const struct carob_category first_category = {
  .name = "First",
  .instance_methods = first_methods,
  .class_methods = first_class_methods,
  .properties = first_properties,
  .protocols = first_protocols,
};

static const struct carob_method second_methods[] = {{"answer", "q@:", (IMP)second}, {0, 0, 0}};
static const struct carob_category second_category = {
  .name = "Second", .instance_methods = second_methods};

static bool attach(Class cls, id object) {
  CHECK(CAROB_SEND(long, object, "answer", ()) == 1);
  for (int round = 1; round <= 3; round++) {
    if (round == 2) {
      CHECK(carob_add_category(cls, &first_category));
      CHECK(loads == 1);
    }
    if (round == 3) CHECK(carob_add_category(cls, &second_category));
    /* One site, warm since the first round. */
    CHECK(CAROB_SEND(long, object, "answer", ()) == round);
  }
  CHECK(loads == 1);
  CHECK(CAROB_SEND(long, object, "added", ()) == 2);
  CHECK(CAROB_SEND(long, (id)cls, "made", ()) == 2);
  CHECK(class_getProperty(cls, "added") != 0);
  CHECK(class_conformsToProtocol(cls, objc_getProtocol("CategoriesProtocol")));
  return true;
}

static bool refuse(Class cls, id object) {
  CHECK(!carob_add_category(0, &first_category));
  CHECK_ERROR("class or category is null");
  CHECK(!carob_add_category(cls, 0));
  CHECK_ERROR("class or category is null");
  CHECK(!carob_add_category(object_getClass((id)cls), &second_category));
  CHECK_ERROR("CategoriesMade(Second): a category needs a registered class");
  const struct carob_category nameless = {.instance_methods = second_methods};
  CHECK(!carob_add_category(cls, &nameless));
  CHECK_ERROR("the name of a category of CategoriesMade is null");
  const struct carob_method bodiless[] = {{"answer", "q@:", 0}, {0, 0, 0}};
  const struct carob_category unimplemented = {.name = "C", .class_methods = bodiless};
  CHECK(!carob_add_category(cls, &unimplemented));
  CHECK_ERROR("+[CategoriesMade(C) answer]: the implementation is null");
  const struct carob_method other[] = {
    {"fine", "q@:", (IMP)first}, {"answer", "B@:", (IMP)says_yes}, {0, 0, 0}};
  const struct carob_category different = {.name = "C", .instance_methods = other};
  CHECK(!carob_add_category(cls, &different));
  CHECK_ERROR("-[CategoriesMade(C) answer]: encodings \"q@:\" and \"B@:\" are called differently");
  CHECK(!class_respondsToSelector(cls, sel_registerName("fine")));
  const struct carob_method typeless[] = {{"answer", 0, (IMP)first}, {0, 0, 0}};
  const struct carob_category untyped = {.name = "C", .instance_methods = typeless};
  CHECK(!carob_add_category(cls, &untyped));
  CHECK_ERROR("-[CategoriesMade(C) answer]: type encoding \"\" is malformed");
  const char *const unknown[] = {"CategoriesNoSuch", 0};
  const struct carob_category lost = {.name = "C", .protocols = unknown};
  CHECK(!carob_add_category(cls, &lost));
  CHECK_ERROR("CategoriesMade(C): there is no protocol named CategoriesNoSuch");
  const struct carob_method failing[] = {{"load", "v@:", (IMP)bad_load}, {0, 0, 0}};
  const struct carob_category raising = {.name = "C", .class_methods = failing};
  CHECK(!carob_add_category(cls, &raising));
  CHECK_ERROR("+[CategoriesMade(C) load]: not today");
  CHECK(CAROB_SEND(long, object, "answer", ()) == 3);
  return true;
}

static bool checks(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CategoriesMade", 0);
  CHECK(class_addMethod(cls, sel_registerName("answer"), (IMP)own, "q@:"));
  CHECK(!carob_add_category(cls, &second_category));
  CHECK_ERROR("CategoriesMade(Second): a category needs a registered class");
  objc_registerClassPair(cls);
  objc_registerProtocol(objc_allocateProtocol("CategoriesProtocol"));
  id object = class_createInstance(cls, 0);
  bool held = attach(cls, object) && refuse(cls, object);
  objc_release(object);
  return held;
}

CHECKS("categories", checks)

#include "checks.h"
#include <stdlib.h>

static const objc_property_attribute_t name_attributes[] = {
  {"V", "_called"}, {"N", ""}, {"C", 0}, {"T", "@\"NSString\""}};
static const objc_property_attribute_t age_attributes[] = {{"T", "i"}};
static const objc_property_attribute_t fixed_attributes[] = {
  {"T", "B"}, {"R", ""}, {"G", "isFixed"}, {"t", "c"}, {"P", ""}};
static const objc_property_attribute_t wrong_attributes[] = {{"T", "i"}, {"X", ""}};

static Class make(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "PropertiesPerson", 0);
  class_addProperty(cls, "name", name_attributes, 4);
  class_addProperty(cls, "age", age_attributes, 1);
  class_addProperty(cls, "fixed", fixed_attributes, 5);
  objc_registerClassPair(cls);
  return cls;
}

/* What registering the class would fail for is refused at once, unless the class has the accessors. */
static bool refuse(void) {
  static const objc_property_attribute_t wide[] = {{"T", "t"}}, list[] = {{"T", "[4i]"}}, dynamic[] = {{"T", "t"}, {"D", ""}};
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "PropertiesRefused", 0);
  CHECK(!class_addProperty(cls, "wide", wide, 1));
  CHECK_ERROR("-[PropertiesRefused wide]");
  CHECK(!class_addProperty(cls, "list", list, 1));
  CHECK_ERROR("PropertiesRefused.list: a property cannot be an array");
  CHECK(class_addProperty(cls, "dynamic", dynamic, 2));
  CHECK(class_addMethod(cls, sel_registerName("wide"), (IMP)refuse, "t@:"));
  CHECK(class_addProperty(cls, "wide", wide, 1));
  objc_registerClassPair(cls);
  CHECK(!carob_pending_error());
  CHECK(objc_getClass("PropertiesRefused") == cls);
  return true;
}

static bool declare(Class cls) {
  CHECK(!class_addProperty(cls, "name", name_attributes, 4));
  CHECK(carob_pending_error() == 0);
  CHECK(!class_addProperty(cls, "wrong", wrong_attributes, 2));
  CHECK_ERROR("PropertiesPerson.wrong: \"X\" is no property attribute");
  CHECK(!class_addProperty(cls, "wrong", 0, 1));
  CHECK_ERROR("its attributes are null");
  CHECK(!class_addProperty(0, "wrong", age_attributes, 1));
  CHECK_ERROR("the class is null");
  CHECK(class_getProperty(cls, "wrong") == 0);
  CHECK(class_getProperty(0, "name") == 0);
  CHECK(class_getProperty(cls, 0) == 0);
  CHECK(strcmp(property_getName(class_getProperty(cls, "hash")), "hash") == 0);
  CHECK(property_getName(0) == 0);
  CHECK(property_getAttributes(0) == 0);
  return true;
}

static bool list(Class cls) {
  unsigned int count = 7;
  objc_property_t *properties = class_copyPropertyList(cls, &count);
  CHECK(count == 3);
  CHECK(strcmp(property_getName(properties[0]), "name") == 0);
  CHECK(strcmp(property_getName(properties[1]), "age") == 0);
  CHECK(strcmp(property_getName(properties[2]), "fixed") == 0);
  CHECK(properties[3] == 0);
  CHECK(strcmp(property_getAttributes(properties[0]), "T@\"NSString\",C,N,V_called") == 0);
  CHECK(strcmp(property_getAttributes(properties[2]), "TB,R,GisFixed,P,tc") == 0);
  free(properties);
  properties = class_copyPropertyList(cls, 0);
  CHECK(properties != 0);
  free(properties);
  CHECK(class_copyPropertyList(0, &count) == 0);
  CHECK(count == 0);
  count = 7;
  CHECK(class_copyPropertyList(object_getClass((id)cls), &count) == 0);
  CHECK(count == 0);
  return true;
}

static bool attributes(Class cls) {
  objc_property_t name = class_getProperty(cls, "name");
  unsigned int count = 0;
  objc_property_attribute_t *list = property_copyAttributeList(name, &count);
  CHECK(count == 4);
  CHECK(strcmp(list[0].name, "T") == 0 && strcmp(list[0].value, "@\"NSString\"") == 0);
  CHECK(strcmp(list[1].name, "C") == 0 && strcmp(list[1].value, "") == 0);
  CHECK(strcmp(list[2].name, "N") == 0 && strcmp(list[2].value, "") == 0);
  CHECK(strcmp(list[3].name, "V") == 0 && strcmp(list[3].value, "_called") == 0);
  CHECK(list[4].name == 0);
  free(list);
  list = property_copyAttributeList(name, 0);
  CHECK(list != 0);
  free(list);
  CHECK(property_copyAttributeList(0, &count) == 0);
  CHECK(count == 0);
  char *value = property_copyAttributeValue(name, "T");
  CHECK(value && strcmp(value, "@\"NSString\"") == 0);
  free(value);
  value = property_copyAttributeValue(name, "N");
  CHECK(value && strcmp(value, "") == 0);
  free(value);
  CHECK(property_copyAttributeValue(name, "R") == 0);
  CHECK(property_copyAttributeValue(name, "") == 0);
  CHECK(property_copyAttributeValue(name, 0) == 0);
  CHECK(property_copyAttributeValue(0, "T") == 0);
  return true;
}

static bool replace(Class cls) {
  objc_property_t old = class_getProperty(cls, "age");
  class_replaceProperty(cls, "age", fixed_attributes, 2);
  CHECK(strcmp(property_getAttributes(class_getProperty(cls, "age")), "TB,R") == 0);
  CHECK(strcmp(property_getAttributes(old), "Ti") == 0);
  unsigned int count = 0;
  free(class_copyPropertyList(cls, &count));
  CHECK(count == 3);
  class_replaceProperty(cls, "late", age_attributes, 1);
  CHECK(class_getProperty(cls, "late") != 0);
  CHECK(!class_respondsToSelector(cls, sel_registerName("late")));
  class_replaceProperty(cls, "late", wrong_attributes, 2);
  CHECK_ERROR("\"X\" is no property attribute");
  class_replaceProperty(0, "late", age_attributes, 1);
  CHECK_ERROR("the class is null");
  class_replaceProperty(cls, 0, age_attributes, 1);
  CHECK_ERROR("a property's name is null");
  return true;
}

static bool accessors(Class cls) {
  id person = CAROB_SEND(id, (id)cls, "new", ());
  CAROB_SEND(void, person, "setName:", (id), carob_string("Ada"));
  CAROB_SEND(void, person, "setAge:", (int), 36);
  CHECK(strcmp(carob_utf8(CAROB_SEND(id, person, "name", ())), "Ada") == 0);
  CHECK(CAROB_SEND(int, person, "age", ()) == 36);
  CHECK(!CAROB_SEND(BOOL, person, "isFixed", ()));
  CHECK(class_getInstanceVariable(cls, "_called") != 0);
  CHECK(!class_respondsToSelector(cls, sel_registerName("setFixed:")));
  objc_release(person);
  return carob_pending_error() == 0;
}

static bool checks(void) {
  Class cls = make();
  return refuse() && declare(cls) && list(cls) && attributes(cls) && accessors(cls) && replace(cls);
}

CHECKS("properties", checks)

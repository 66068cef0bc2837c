#include "checks.h"

static const objc_property_attribute_t name_attributes[] = {{"T", "@\"NSString\""}, {"C", ""}};
static const objc_property_attribute_t boss_attributes[] = {{"T", "@"}, {"W", ""}};
static const objc_property_attribute_t age_attributes[] = {{"T", "i"}};

static id get(id object, const char *key) {
  return CAROB_SEND(id, object, "valueForKey:", (id), carob_string(key));
}

static id get_path(id object, const char *path) {
  return CAROB_SEND(id, object, "valueForKeyPath:", (id), carob_string(path));
}

static void set(id object, id value, const char *key) {
  CAROB_SEND(void, object, "setValue:forKey:", (id, id), value, carob_string(key));
}

static bool is(id value, const char *text) {
  const char *description = carob_utf8(CAROB_SEND(id, value, "description", ()));
  return description && strcmp(description, text) == 0;
}

static size_t count_of_pets(id self, SEL selector) {
  (void)self, (void)selector;
  return 2;
}

static id pet_at_index(id self, SEL selector, size_t index) {
  (void)self, (void)selector;
  return carob_string(index == 0 ? "cat" : "dog");
}

static id undefined(id self, SEL selector, id key) {
  (void)self, (void)selector;
  return key;
}

static Class make(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "KVCPerson", 0);
  class_addProperty(cls, "name", name_attributes, 2);
  class_addProperty(cls, "boss", boss_attributes, 2);
  class_addProperty(cls, "age", age_attributes, 1);
  class_addMethod(cls, sel_registerName("countOfPets"), (IMP)count_of_pets, "Q@:");
  class_addMethod(cls, sel_registerName("objectInPetsAtIndex:"), (IMP)pet_at_index, "@@:Q");
  objc_registerClassPair(cls);
  return cls;
}

static bool keys(id person, id boss) {
  set(person, carob_string("Ada"), "name");
  set(person, carob_number(36), "age");
  set(person, boss, "boss");
  CHECK(is(get(person, "name"), "Ada"));
  CHECK(is(get(person, "age"), "36"));
  CHECK(get(person, "boss") == boss);
  set(person, 0, "age");
  CHECK_ERROR("KVCPerson cannot have nil as the value for key \"age\"");
  set(person, carob_string("37"), "age");
  CHECK(is(get(person, "age"), "37"));
  set(person, carob_number(36), "age");
  set(person, boss, "age");
  CHECK_ERROR("needed: a number");
  CHECK(get(person, "nothing") == 0);
  CHECK_ERROR("KVCPerson has no value for key \"nothing\"");
  CHECK(get(person, "nmae") == 0);
  CHECK_ERROR("KVCPerson has no value for key \"nmae\"; nearest: name");
  set(person, carob_number(1), "bos");
  CHECK_ERROR("KVCPerson has no value for key \"bos\"; nearest: boss");
  CHECK(get(person, 0) == 0);
  CHECK_ERROR("nil");
  CHECK(is(get(get(person, "pets"), "length"), "(\n    3,\n    3\n)"));
  return true;
}

static bool paths(id person, id boss) {
  CAROB_SEND(void, person, "setValue:forKeyPath:", (id, id), carob_string("Grace"),
             carob_string("boss.name"));
  CHECK(is(get(boss, "name"), "Grace"));
  CHECK(is(get_path(person, "boss.name"), "Grace"));
  CHECK(is(get_path(person, "pets.@count"), "2"));
  CHECK(is(get_path(person, "pets.@max.self"), "dog"));
  CHECK(get_path(person, "pets.@median.self") == 0);
  CHECK_ERROR("@median is no operator of key paths");
  CHECK(get_path(person, "boss.") == 0);
  CHECK_ERROR("key path \"boss.\", byte 5: a key is missing");
  return true;
}

static bool several(id person) {
  id names[] = {carob_string("name"), carob_string("boss")};
  id keys = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:", (const id *, size_t),
                       names, 2);
  set(person, 0, "boss");
  id values = CAROB_SEND(id, person, "dictionaryWithValuesForKeys:", (id), keys);
  CHECK(is(values, "{\n    boss = \"<null>\";\n    name = Ada;\n}"));
  set(person, carob_string("Eve"), "name");
  CAROB_SEND(void, person, "setValuesForKeysWithDictionary:", (id), values);
  CHECK(is(get(person, "name"), "Ada"));
  return true;
}

static bool overrides(Class cls, id person) {
  class_addMethod(cls, sel_registerName("valueForUndefinedKey:"), (IMP)undefined, "@@:@");
  CHECK(is(get(person, "nothing"), "nothing"));
  return true;
}

static bool sort(id one, id other) {
  id people[] = {one, other};
  id list = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:", (const id *, size_t),
                       people, 2);
  id by_name = CAROB_SEND(id, objc_getClass("NSSortDescriptor"), "sortDescriptorWithKey:ascending:selector:",
                          (id, BOOL, SEL), carob_string("name"), YES, sel_registerName("compare:"));
  id reversed = CAROB_SEND(id, by_name, "reversedSortDescriptor", ());
  id descriptors = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObject:", (id), reversed);
  CHECK(CAROB_SEND(long long, by_name, "compareObject:toObject:", (id, id), one, other) == -1);
  id sorted = CAROB_SEND(id, list, "sortedArrayUsingDescriptors:", (id), descriptors);
  CHECK(is(get(sorted, "name"), "(\n    Grace,\n    Ada\n)"));
  return true;
}

static bool checks(void) {
  Class cls = make();
  id person = CAROB_SEND(id, (id)cls, "new", ());
  id boss = CAROB_SEND(id, (id)cls, "new", ());
  bool holds = keys(person, boss) && paths(person, boss) && several(person) && sort(person, boss) &&
               overrides(cls, person);
  objc_release(person);
  objc_release(boss);
  return holds;
}

CHECKS("kvc", checks)

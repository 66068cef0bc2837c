/* Data sources of a plugin's own: one with the least that a data source can have, one with everything,
 * and some that misbehave. What is in them and when they answer is up to the test. */
#include <carob/carob.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"

static bool add_method(Class cls, const char *selector, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(selector), imp, types);
}

static bool add_property(Class cls, const char *name, const char *type, const char *memory) {
  const objc_property_attribute_t attributes[] = {{"T", type}, {memory, ""}, {"N", ""}};
  return class_addProperty(cls, name, attributes, 3);
}

/* -- CSBareSource: `content`, an array of arrays, and how to read it ---------------------------- */

static size_t count(id array) { return CAROB_SEND(size_t, array, "count", ()); }

static id element(id array, size_t index) {
  return CAROB_SEND(id, array, "objectAtIndex:", (size_t), index);
}

static id content(id self) { return CAROB_SEND(id, self, "content", ()); }

static size_t number_of_sections(id self, SEL _cmd) { return count(content(self)); }

static size_t number_of_objects(id self, SEL _cmd, size_t section) {
  return count(element(content(self), section));
}

static id object_at(id self, SEL _cmd, id path) {
  size_t section = CAROB_SEND(size_t, path, "section", ());
  size_t row = CAROB_SEND(size_t, path, "row", ());
  if (section >= number_of_sections(self, _cmd) || row >= number_of_objects(self, _cmd, section)) {
    return NULL;
  }
  return element(element(content(self), section), row);
}

static id index_path_for(id self, SEL _cmd, id object) { return NULL; }

static bool register_bare(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CSBareSource", 0);
  bool complete = add_property(cls, "content", "@\"NSArray\"", "C") &&
                  add_method(cls, "numberOfSections", (IMP)number_of_sections, "Q@:") &&
                  add_method(cls, "numberOfObjectsInSection:", (IMP)number_of_objects, "Q@:Q") &&
                  add_method(cls, "objectAtIndexPath:", (IMP)object_at, "@@:@") &&
                  add_method(cls, "indexPathForObject:", (IMP)index_path_for, "@@:@") &&
                  class_addProtocol(cls, objc_getProtocol("ICDataSource"));
  objc_registerClassPair(cls);
  return complete;
}

/* -- CSLateSource: the same with a delegate; it answers when it is told to ----------------------- */

static bool answers(id object, const char *selector) {
  return object && class_respondsToSelector(object_getClass(object), sel_registerName(selector));
}

static id delegate_of(id self) { return CAROB_SEND(id, self, "delegate", ()); }

static void fetch(id self, SEL _cmd) {
  id delegate = delegate_of(self);
  if (answers(delegate, "dataSourceWillLoadData:")) {
    CAROB_SEND(void, delegate, "dataSourceWillLoadData:", (id), self);
  }
}

static void partially_load(id self, SEL _cmd) {
  id delegate = delegate_of(self);
  if (answers(delegate, "dataSourceDidPartiallyLoad:")) {
    CAROB_SEND(void, delegate, "dataSourceDidPartiallyLoad:", (id), self);
  }
}

static void finish(id self, SEL _cmd) {
  id delegate = delegate_of(self);
  if (answers(delegate, "dataSourceFinishedLoading:")) {
    CAROB_SEND(void, delegate, "dataSourceFinishedLoading:", (id), self);
  }
}

static void fail_with(id self, SEL _cmd, id error) {
  id delegate = delegate_of(self);
  if (answers(delegate, "dataSource:failedWithError:")) {
    CAROB_SEND(void, delegate, "dataSource:failedWithError:", (id, id), self, error);
  }
}

static bool register_late(void) {
  Class cls = objc_allocateClassPair(objc_getClass("CSBareSource"), "CSLateSource", 0);
  bool complete = add_property(cls, "delegate", "@", "W") &&
                  add_method(cls, "fetchData", (IMP)fetch, "v@:") &&
                  add_method(cls, "partiallyLoad", (IMP)partially_load, "v@:") &&
                  add_method(cls, "finish", (IMP)finish, "v@:") &&
                  add_method(cls, "failWithError:", (IMP)fail_with, "v@:@");
  objc_registerClassPair(cls);
  return complete;
}

/* -- CSWholeSource: everything that a data source may have, answering at once --------------------- */

static void fetch_at_once(id self, SEL _cmd) {
  fetch(self, _cmd);
  finish(self, _cmd);
}

static BOOL is_fetching(id self, SEL _cmd) { return NO; }

static void will_display(id self, SEL _cmd, id path) {
  CAROB_SEND(void, self, "setShown:", (id), path);
}

static bool register_whole(void) {
  Class cls = objc_allocateClassPair(objc_getClass("CSLateSource"), "CSWholeSource", 0);
  bool complete = add_property(cls, "name", "@\"NSString\"", "C") &&
                  add_property(cls, "sectionTitles", "@\"NSArray\"", "C") &&
                  add_property(cls, "allObjects", "@\"NSArray\"", "C") &&
                  add_property(cls, "shown", "@\"NSIndexPath\"", "&") &&
                  add_method(cls, "fetchData", (IMP)fetch_at_once, "v@:") &&
                  add_method(cls, "isFetching", (IMP)is_fetching, "B@:") &&
                  add_method(cls, "willDisplayObjectAtIndexPath:", (IMP)will_display, "v@:@");
  objc_registerClassPair(cls);
  return complete;
}

/* -- Misbehaving ones --------------------------------------------------------------------------- */

static void fetch_raising(id self, SEL _cmd) { carob_raise("out of paper"); }

static ptrdiff_t minus_one(id self, SEL _cmd, size_t section) { return -1; }

static size_t far_too_many(id self, SEL _cmd, size_t section) { return SIZE_MAX / 4; }

/* Two, one, two, one … */
static size_t unsteady(id self, SEL _cmd, size_t section) {
  static size_t calls = 0;
  return 2 - calls++ % 2;
}

/* A string where an array is wanted. */
static id no_list(id self, SEL _cmd) { return carob_string("no list"); }

static id no_object(id self, SEL _cmd, id path) { return NULL; }

/* Names another object than itself. */
static void finish_as_another(id self, SEL _cmd) {
  CAROB_SEND(void, delegate_of(self), "dataSourceFinishedLoading:", (id), carob_string("x"));
}

/* Does not say who it is. */
static void finish_as_nobody(id self, SEL _cmd) {
  CAROB_SEND(void, delegate_of(self), "dataSourceFinishedLoading:", (id), NULL);
}

static bool register_below(const char *superclass, const char *name, const char *selector, IMP imp,
                           const char *types) {
  Class cls = objc_allocateClassPair(objc_getClass(superclass), name, 0);
  bool complete = add_method(cls, selector, imp, types);
  objc_registerClassPair(cls);
  return complete;
}

static bool register_bad(const char *name, const char *selector, IMP imp, const char *types) {
  return register_below("CSWholeSource", name, selector, imp, types);
}

static bool load(void) {
  return register_bare() && register_late() && register_whole() &&
         register_bad("CSRaising", "fetchData", (IMP)fetch_raising, "v@:") &&
         register_bad("CSNegativeSections", "numberOfSections", (IMP)minus_one, "q@:") &&
         register_bad("CSNegativeRows", "numberOfObjectsInSection:", (IMP)minus_one, "q@:Q") &&
         register_bad("CSTooManySections", "numberOfSections", (IMP)far_too_many, "Q@:") &&
         register_bad("CSTooManyRows", "numberOfObjectsInSection:", (IMP)far_too_many, "Q@:Q") &&
         register_bad("CSUnsteady", "numberOfObjectsInSection:", (IMP)unsteady, "Q@:Q") &&
         register_bad("CSNoList", "allObjects", (IMP)no_list, "@@:") &&
         register_bad("CSNoTitles", "sectionTitles", (IMP)no_list, "@@:") &&
         register_below("CSBareSource", "CSNoObjects", "objectAtIndexPath:", (IMP)no_object,
                        "@@:@") &&
         register_bad("CSAnother", "fetchData", (IMP)finish_as_another, "v@:") &&
         register_bad("CSNobody", "fetchData", (IMP)finish_as_nobody, "v@:");
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.custom-sources",
  .name = "Custom data sources",
  .version = "1.0.0",
  .principal_class = "ICTableViewController",
  .model_class = "ICModel",
  .load = load)

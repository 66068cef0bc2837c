/* Remote data sources of a plugin's own, below those of Instant Cocoa, and screens of them. */
#include <carob/carob.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"

static bool add_method(Class cls, const char *selector, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(selector), imp, types);
}

/* -- RSPages: a paginated data source that says itself what it asks for ------------------------- */

static id key_path(id self, SEL _cmd) { return carob_string("result.words"); }

static id query_parameters(id self, SEL _cmd) {
  const id value = carob_string("de"), key = carob_string("language");
  return CAROB_SEND(id, objc_getClass("NSDictionary"), "dictionaryWithObjects:forKeys:count:",
                    (const id *, const id *, size_t), &value, &key, 1);
}

static Class mapping_class(id self, SEL _cmd) { return objc_getClass("RSWord"); }

static id keys(id self, SEL _cmd) {
  id made = objc_autorelease(CAROB_SEND(id, objc_getClass("ICPaginatorKeys"), "new", ()));
  CAROB_SEND(void, made, "setCurrentPage:", (id), carob_string("sheet"));
  return made;
}

static bool register_pages(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICPaginatedDataSource"), "RSPages", 0);
  bool complete = add_method(cls, "keyPath", (IMP)key_path, "@@:") &&
                  add_method(cls, "queryParameters", (IMP)query_parameters, "@@:") &&
                  add_method(cls, "mappingClass", (IMP)mapping_class, "#@:") &&
                  add_method(cls, "keys", (IMP)keys, "@@:");
  objc_registerClassPair(cls);
  return complete;
}

/* -- RSList: the screen that wants one from the host -------------------------------------------- */

static Class wanted_class(id self, SEL _cmd) { return objc_getClass("RSPages"); }

static void configure(id self, SEL _cmd, id cell, id word) {
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id),
             CAROB_SEND(id, word, "text", ()));
}

static bool register_list(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICTableViewController"), "RSList", 0);
  bool complete = add_method(object_getClass((id)cls), "remoteDataSourceClass", (IMP)wanted_class,
                             "#@:") &&
                  add_method(cls, "configureCell:withRSWord:", (IMP)configure, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}

/* -- RSAll and RSAllList: a data source that counts its fetches, and a screen that makes one ----- */

static void fetch(id self, SEL _cmd) {
  long long count = CAROB_SEND(long long, self, "fetches", ());
  CAROB_SEND(void, self, "setFetches:", (long long), count + 1);
  CAROB_SEND_SUPER(void, self, "RSAll", "fetchData", ());
}

/* It fails again when it failed the first time. */
static void failed(id self, SEL _cmd, id source, id error) {
  if (CAROB_SEND(long long, source, "fetches", ()) < 2) {
    CAROB_SEND(void, source, "fetchData", ());
    return;
  }
  CAROB_SEND_SUPER(void, self, "RSAllList", "dataSource:failedWithError:", (id, id), source, error);
}

static id make_with_own_source(id self, SEL _cmd, id given) {
  id source = CAROB_SEND(id, objc_getClass("RSAll"), "new", ());
  CAROB_SEND(void, source, "setApiPath:", (id), carob_string("all"));
  self = CAROB_SEND_SUPER(id, self, "RSAllList", "initWithDataSource:", (id), source);
  objc_release(source);
  return self;
}

static bool register_all(void) {
  const objc_property_attribute_t number[] = {{"T", "q"}, {"N", ""}};
  Class source = objc_allocateClassPair(objc_getClass("ICRemoteDataSource"), "RSAll", 0);
  bool complete = class_addProperty(source, "fetches", number, 2) &&
                  add_method(source, "fetchData", (IMP)fetch, "v@:") &&
                  add_method(source, "mappingClass", (IMP)mapping_class, "#@:");
  objc_registerClassPair(source);
  Class list = objc_allocateClassPair(objc_getClass("RSList"), "RSAllList", 0);
  complete = complete &&
             add_method(list, "initWithDataSource:", (IMP)make_with_own_source, "@@:@") &&
             add_method(list, "dataSource:failedWithError:", (IMP)failed, "v@:@@");
  objc_registerClassPair(list);
  return complete;
}

/* -- RSTwiceList: shows what it is given twice, the second time by way of sections ---------------- */

static id make_twice(id self, SEL _cmd, id given) {
  id cut = objc_autorelease(
    CAROB_SEND(id, CAROB_SEND(id, objc_getClass("ICSectionedDataSource"), "alloc", ()),
               "initWithDataSource:sectioningKey:sortDescriptors:", (id, id, id), given, NULL, NULL));
  const id sources[] = {given, cut};
  id both = objc_autorelease(
    CAROB_SEND(id, CAROB_SEND(id, objc_getClass("ICMultiDataSource"), "alloc", ()), "initWithDataSources:",
               (id), CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                                (const id *, size_t), sources, 2)));
  return CAROB_SEND_SUPER(id, self, "RSTwiceList", "initWithDataSource:", (id), both);
}

static bool register_twice(void) {
  Class list = objc_allocateClassPair(objc_getClass("RSList"), "RSTwiceList", 0);
  bool complete = add_method(list, "initWithDataSource:", (IMP)make_twice, "@@:@");
  objc_registerClassPair(list);
  return complete;
}

static bool load(void) {
  const objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class word = objc_allocateClassPair(objc_getClass("ICModel"), "RSWord", 0);
  bool complete = class_addProperty(word, "text", string, 2);
  objc_registerClassPair(word);
  return complete && register_pages() && register_list() && register_all() &&
         register_twice();
}

CAROB_PLUGIN(.identifier = "org.example.remote-sources", .name = "Remote sources", .version = "1",
             .load = load, .principal_class = "RSList")

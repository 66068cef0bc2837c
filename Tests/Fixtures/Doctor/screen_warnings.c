/* Its screen cuts the data into sections by a key that no object has, and sorts it by another. */
#include "doctor.h"

static id source_of(id objects) {
  const id descriptor = CAROB_SEND(
    id, objc_getClass("NSSortDescriptor"), "sortDescriptorWithKey:ascending:", (id, BOOL),
    carob_string("age"), YES);
  id simple = CAROB_SEND(id, objc_getClass("ICSimpleDataSource"), "alloc", ());
  simple = CAROB_SEND(id, simple, "initWithObjects:", (id), objects);
  id source = CAROB_SEND(id, objc_getClass("ICSectionedDataSource"), "alloc", ());
  source = CAROB_SEND(
    id, source, "initWithDataSource:sectioningKey:sortDescriptors:", (id, id, id), simple,
    carob_string("nmae"),
    CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObject:", (id), descriptor));
  objc_release(simple);
  return objc_autorelease(source);
}

static id init_with_objects(id self, SEL _cmd, id objects) {
  (void)_cmd;
  return CAROB_SEND_SUPER(id, self, "SWUserList", "initWithDataSource:", (id), source_of(objects));
}

static void view_did_load(id self, SEL _cmd) {
  (void)_cmd;
  CAROB_SEND_SUPER(void, self, "SWUserList", "viewDidLoad", ());
  CAROB_SEND(void, CAROB_SEND(id, self, "dataSource", ()), "fetchData", ());
}

static bool load(void) {
  make_user("SWUser");
  Class list = begin("ICTableViewController", "SWUserList");
  class_addMethod(list, sel_registerName("initWithObjects:"), (IMP)init_with_objects, "@@:@");
  class_addMethod(list, sel_registerName("viewDidLoad"), (IMP)view_did_load, "v@:");
  method(list, "configureCell:withUser:", "v@:@@");
  objc_registerClassPair(list);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.warnings", .name = "Screen warnings",
             .version = "1.0.0", .principal_class = "SWUserList", .model_class = "SWUser",
             .data = "users.json", .prefixes = (const char *const[]){"SW", NULL}, .load = load)

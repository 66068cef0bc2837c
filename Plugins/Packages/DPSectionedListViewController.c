#include "Packages.h"

/* Sections are made of all objects, so that pages are of no use.
 *
 * + (Class)remoteDataSourceClass { return [ICRemoteDataSource class]; } */
static Class DPSectionedListViewController_remoteDataSourceClass(id self, SEL _cmd) {
  return objc_getClass("ICRemoteDataSource");
}

static id ascending(const char *key) {
  return CAROB_SEND(id, objc_getClass("NSSortDescriptor"), "sortDescriptorWithKey:ascending:",
                    (id, BOOL), carob_string(key), YES);
}

/* The packages by section and name. The caller owns the data source. */
static id sectioned(id packages) {
  const id descriptors[] = {ascending("section"), ascending("name")};
  id list = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                       (const id *, size_t), descriptors, 2);
  id source = CAROB_SEND(id, objc_getClass("ICSectionedDataSource"), "alloc", ());
  return CAROB_SEND(id, source, "initWithDataSource:sectioningKey:sortDescriptors:", (id, id, id),
                    packages, carob_string("section"), list);
}

/* - (instancetype)initWithDataSource:(id<ICDataSource>)packages */
static id DPSectionedListViewController_initWithDataSource_(id self, SEL _cmd, id packages) {
  id source = sectioned(packages);
  self = CAROB_SEND_SUPER(id, self, "DPSectionedListViewController", "initWithDataSource:", (id),
                          source);
  objc_release(source);
  return self;
}

/* A sectioned data source has no sections until it has fetched. */
static void DPSectionedListViewController_viewDidLoad(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "DPSectionedListViewController", "viewDidLoad", ());
  CAROB_SEND(void, CAROB_SEND(id, self, "dataSource", ()), "fetchData", ());
}

/* @interface DPSectionedListViewController : DPPackageListViewController
 * @end */
bool DPSectionedListViewController_register(void) {
  Class cls = objc_allocateClassPair(
    objc_getClass("DPPackageListViewController"), "DPSectionedListViewController", 0);
  bool complete =
    add_class_method(cls, "remoteDataSourceClass",
                     (IMP)DPSectionedListViewController_remoteDataSourceClass, "#@:") &&
    add_method(cls, "initWithDataSource:",
               (IMP)DPSectionedListViewController_initWithDataSource_, "@@:@") &&
    add_method(cls, "viewDidLoad", (IMP)DPSectionedListViewController_viewDidLoad, "v@:");
  objc_registerClassPair(cls);
  return complete;
}

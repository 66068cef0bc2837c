#include "Packages.h"

/* The sections of the archive first, then the packages.
 *
 * - (instancetype)initWithDataSource:(id<ICDataSource>)packages */
static id DPOverviewViewController_initWithDataSource_(id self, SEL _cmd, id packages) {
  id sections = sections_of(packages);
  CAROB_SEND(void, sections, "setName:", (id), carob_string("Sections"));
  CAROB_SEND(void, packages, "setName:", (id), carob_string("Packages"));
  id both = multi_source(sections, packages);
  objc_release(sections);
  self = CAROB_SEND_SUPER(id, self, "DPOverviewViewController", "initWithDataSource:", (id), both);
  objc_release(both);
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("Overview"));
  return self;
}

/* A multi data source shows of each of its own what it held when it had fetched. */
static void DPOverviewViewController_viewDidLoad(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "DPOverviewViewController", "viewDidLoad", ());
  CAROB_SEND(void, CAROB_SEND(id, self, "dataSource", ()), "fetchData", ());
}

/* Several data sources on one screen.
 *
 * @interface DPOverviewViewController : DPPackageListViewController
 * @end */
bool DPOverviewViewController_register(void) {
  Class cls = objc_allocateClassPair(
    objc_getClass("DPPackageListViewController"), "DPOverviewViewController", 0);
  bool complete =
    add_method(cls, "initWithDataSource:", (IMP)DPOverviewViewController_initWithDataSource_,
               "@@:@") &&
    add_method(cls, "viewDidLoad", (IMP)DPOverviewViewController_viewDidLoad, "v@:");
  objc_registerClassPair(cls);
  return complete;
}

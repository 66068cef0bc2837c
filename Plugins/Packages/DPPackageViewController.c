#include <stdio.h>

#include "Packages.h"

static id field(const char *label, id value) {
  return CAROB_SEND(id, objc_getClass("DPField"), "fieldWithLabel:value:", (id, id),
                    carob_string(label), value);
}

static id size_of(id package) {
  char text[64];
  snprintf(text, sizeof text, "%lld KiB", CAROB_SEND(long long, package, "installedSize", ()));
  return carob_string(text);
}

/* The fields of a package. The caller owns the data source. */
static id fields_of(id package) {
  const id fields[] = {
    field("Version", CAROB_SEND(id, package, "version", ())),
    field("Architecture", CAROB_SEND(id, package, "architecture", ())),
    field("Section", CAROB_SEND(id, package, "section", ())),
    field("Priority", CAROB_SEND(id, package, "priority", ())),
    field("Installed size", size_of(package)),
    field("Summary", CAROB_SEND(id, package, "summary", ())),
  };
  id source = simple_source(CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                                       (const id *, size_t), fields,
                                       sizeof fields / sizeof fields[0]));
  CAROB_SEND(void, source, "setName:", (id), carob_string("Package"));
  return source;
}

/* The dependencies of a package. The caller owns the data source. */
static id dependencies_of(id package) {
  id texts = CAROB_SEND(id, package, "depends", ());
  id dependencies = CAROB_SEND(id, objc_getClass("NSMutableArray"), "array", ());
  size_t count = CAROB_SEND(size_t, texts, "count", ());
  for (size_t i = 0; i < count; i++) {
    id text = CAROB_SEND(id, texts, "objectAtIndex:", (size_t), i);
    id dependency =
      CAROB_SEND(id, objc_getClass("DPDependency"), "dependencyWithText:", (id), text);
    if (dependency) CAROB_SEND(void, dependencies, "addObject:", (id), dependency);
  }
  id source = simple_source(dependencies);
  CAROB_SEND(void, source, "setName:", (id), carob_string("Depends on"));
  return source;
}

/* - (instancetype)initWithPackage:(DPPackage *)package */
static id DPPackageViewController_initWithPackage_(id self, SEL _cmd, id package) {
  id fields = fields_of(package);
  id dependencies = dependencies_of(package);
  id both = multi_source(fields, dependencies);
  objc_release(fields);
  objc_release(dependencies);
  self = CAROB_SEND_SUPER(id, self, "DPPackageViewController", "initWithDataSource:", (id), both);
  objc_release(both);
  if (!self) return NULL;
  CAROB_SEND(void, self, "setTitle:", (id), CAROB_SEND(id, package, "name", ()));
  CAROB_SEND(void, self, "setDefaultCellClass:", (Class), objc_getClass("ICTableViewCell"));
  return self;
}

static void DPPackageViewController_viewDidLoad(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "DPPackageViewController", "viewDidLoad", ());
  CAROB_SEND(void, CAROB_SEND(id, self, "dataSource", ()), "fetchData", ());
}

/* - (void)configureCell:(ICTableViewCell *)cell withField:(DPField *)field */
static void DPPackageViewController_configureCell_withField_(id self, SEL _cmd, id cell, id field) {
  set_texts(cell, CAROB_SEND(id, field, "label", ()), CAROB_SEND(id, field, "value", ()));
}

/* - (void)configureCell:(ICTableViewCell *)cell withDependency:(DPDependency *)dependency */
static void DPPackageViewController_configureCell_withDependency_(
  id self, SEL _cmd, id cell, id dependency) {
  set_texts(cell, CAROB_SEND(id, dependency, "name", ()),
            CAROB_SEND(id, dependency, "version", ()));
}

/* A package and what it needs.
 *
 * @interface DPPackageViewController : ICTableViewController
 * @end */
bool DPPackageViewController_register(void) {
  Class cls =
    objc_allocateClassPair(objc_getClass("ICTableViewController"), "DPPackageViewController", 0);
  bool complete =
    add_method(cls, "initWithPackage:", (IMP)DPPackageViewController_initWithPackage_, "@@:@") &&
    add_method(cls, "viewDidLoad", (IMP)DPPackageViewController_viewDidLoad, "v@:") &&
    add_method(cls, "configureCell:withField:",
               (IMP)DPPackageViewController_configureCell_withField_, "v@:@@") &&
    add_method(cls, "configureCell:withDependency:",
               (IMP)DPPackageViewController_configureCell_withDependency_, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}

#include "Packages.h"
#include <carob/uikit.h>

enum { NOT_FOUND = -1 };

id packages_in(id self, long long section) {
  return CAROB_SEND(id, CAROB_SEND(id, self, "sections", ()), "objectAtIndex:", (size_t),
                    (size_t)section);
}

id package_at(id self, id path) {
  return CAROB_SEND(id, packages_in(self, CAROB_SEND(long long, path, "section", ())),
                    "objectAtIndex:", (size_t), CAROB_SEND(size_t, path, "row", ()));
}

/* The title of a package's section: the first letter of its name. */
static id letter_of(id package) {
  id name = CAROB_SEND(id, package, "name", ());
  if (!name || CAROB_SEND(size_t, name, "length", ()) == 0) return carob_string("#");
  return CAROB_SEND(id, CAROB_SEND(id, name, "substringToIndex:", (size_t), 1), "uppercaseString",
                    ());
}

static long long section_of(id letters, id letter) {
  size_t count = CAROB_SEND(size_t, letters, "count", ());
  for (size_t i = 0; i < count; i++) {
    id other = CAROB_SEND(id, letters, "objectAtIndex:", (size_t), i);
    if (CAROB_SEND(BOOL, other, "isEqual:", (id), letter)) return (long long)i;
  }
  return NOT_FOUND;
}

/* Puts each package into the section of its letter. */
static void sort_by_letter(id self, id packages) {
  id letters = CAROB_SEND(id, objc_getClass("NSMutableArray"), "array", ());
  id sections = CAROB_SEND(id, objc_getClass("NSMutableArray"), "array", ());
  CAROB_SEND(void, self, "setLetters:", (id), letters);
  CAROB_SEND(void, self, "setSections:", (id), sections);
  size_t count = CAROB_SEND(size_t, packages, "count", ());
  for (size_t i = 0; i < count; i++) {
    id package = CAROB_SEND(id, packages, "objectAtIndex:", (size_t), i);
    id letter = letter_of(package);
    if (section_of(letters, letter) == NOT_FOUND) {
      CAROB_SEND(void, letters, "addObject:", (id), letter);
      CAROB_SEND(void, sections, "addObject:", (id),
                 CAROB_SEND(id, objc_getClass("NSMutableArray"), "array", ()));
    }
    CAROB_SEND(void, packages_in(self, section_of(letters, letter)), "addObject:", (id), package);
  }
}

/* A segmented control with a title for each choice of packages. The caller owns it. */
static id choices(id self) {
  const id titles[] = {carob_string("All"), carob_string("Required"), carob_string("Others")};
  id list = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                       (const id *, size_t), titles, sizeof titles / sizeof titles[0]);
  id control = CAROB_SEND(id, objc_getClass("UISegmentedControl"), "alloc", ());
  control = CAROB_SEND(id, control, "initWithItems:", (id), list);
  CAROB_SEND(void, control, "setSelectedSegmentIndex:", (long long), 0);
  CAROB_SEND(void, control, "addTarget:action:forControlEvents:", (id, SEL, size_t), self,
             sel_registerName("choose:"), UIControlEventValueChanged);
  return control;
}

/* The list shows the packages that a title of the control stands for.
 *
 * - (void)choose:(UISegmentedControl *)control */
static void DPInstallListViewController_choose_(id self, SEL _cmd, id control) {
  static const char *const formats[] = {"TRUEPREDICATE", "priority == 'required'",
                                        "priority != 'required'"};
  long long choice = CAROB_SEND(long long, control, "selectedSegmentIndex", ());
  id predicate = CAROB_SEND(id, objc_getClass("NSPredicate"), "predicateWithFormat:argumentArray:",
                            (id, id), carob_string(formats[choice]), NULL);
  sort_by_letter(self, CAROB_SEND(id, CAROB_SEND(id, self, "packages", ()),
                                  "filteredArrayUsingPredicate:", (id), predicate));
  CAROB_SEND(void, CAROB_SEND(id, self, "tableView", ()), "reloadData", ());
}

/* - (instancetype)initWithObjects:(NSArray *)packages {
 *   if (!(self = [super initWithStyle:UITableViewStylePlain])) return nil;
 *   self.title = @"To install";
 *   self.navigationItem.rightBarButtonItem = self.editButtonItem;
 *   …
 * } */
static id DPInstallListViewController_initWithObjects_(id self, SEL _cmd, id packages) {
  self = CAROB_SEND_SUPER(id, self, "DPInstallListViewController", "initWithStyle:", (long long),
                          UITableViewStylePlain);
  if (!self) return NULL;
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("To install"));
  CAROB_SEND(void, CAROB_SEND(id, self, "navigationItem", ()), "setRightBarButtonItem:", (id),
             CAROB_SEND(id, self, "editButtonItem", ()));
  id copy = CAROB_SEND(id, packages, "mutableCopy", ());
  CAROB_SEND(void, self, "setPackages:", (id), copy);
  objc_release(copy);
  sort_by_letter(self, packages);
  return self;
}

/* - (void)viewDidLoad */
static void DPInstallListViewController_viewDidLoad(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "DPInstallListViewController", "viewDidLoad", ());
  id table_view = CAROB_SEND(id, self, "tableView", ());
  CAROB_SEND(void, table_view, "registerClass:forCellReuseIdentifier:", (Class, id),
             objc_getClass("ICTableViewCell"), carob_string("package"));
  id control = choices(self);
  CAROB_SEND(void, table_view, "setTableHeaderView:", (id), control);
  objc_release(control);
}

/* - (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView */
static long long DPInstallListViewController_numberOfSectionsInTableView_(
  id self, SEL _cmd, id table_view) {
  return CAROB_SEND(long long, CAROB_SEND(id, self, "sections", ()), "count", ());
}

/* - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section */
static long long DPInstallListViewController_tableView_numberOfRowsInSection_(
  id self, SEL _cmd, id table_view, long long section) {
  return CAROB_SEND(long long, packages_in(self, section), "count", ());
}

/* - (UITableViewCell *)tableView:(UITableView *)tableView
 *          cellForRowAtIndexPath:(NSIndexPath *)path */
static id DPInstallListViewController_tableView_cellForRowAtIndexPath_(
  id self, SEL _cmd, id table_view, id path) {
  id cell = CAROB_SEND(id, table_view, "dequeueReusableCellWithIdentifier:forIndexPath:", (id, id),
                       carob_string("package"), path);
  id package = package_at(self, path);
  set_texts(cell, CAROB_SEND(id, package, "name", ()), CAROB_SEND(id, package, "version", ()));
  return cell;
}

/* - (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section */
static id DPInstallListViewController_tableView_titleForHeaderInSection_(
  id self, SEL _cmd, id table_view, long long section) {
  return CAROB_SEND(id, CAROB_SEND(id, self, "letters", ()), "objectAtIndex:", (size_t),
                    (size_t)section);
}

/* - (NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView */
static id DPInstallListViewController_sectionIndexTitlesForTableView_(
  id self, SEL _cmd, id table_view) {
  return CAROB_SEND(id, self, "letters", ());
}

/* The packages to install, by the first letters of their names: a table of UIKit's own with a control above it, whose
 * rows are removed and moved.
 *
 * @interface DPInstallListViewController : UITableViewController
 * @property (strong) NSMutableArray *packages;    // all of them, in the order of the user
 * @property (strong) NSMutableArray *letters;     // the titles of the sections and of the index
 * @property (strong) NSMutableArray *sections;    // an array of the packages that are shown for each letter
 * @property (strong) NSIndexPath *removal;        // of the row that an alert asks about
 * @end */
bool DPInstallListViewController_register(void) {
  Class cls = objc_allocateClassPair(
    objc_getClass("UITableViewController"), "DPInstallListViewController", 0);
  bool complete =
    add_object_property(cls, "packages") && add_object_property(cls, "letters") &&
    add_object_property(cls, "sections") && add_object_property(cls, "removal") &&
    add_method(cls, "choose:", (IMP)DPInstallListViewController_choose_, "v@:@") &&
    add_method(cls, "initWithObjects:", (IMP)DPInstallListViewController_initWithObjects_,
               "@@:@") &&
    add_method(cls, "viewDidLoad", (IMP)DPInstallListViewController_viewDidLoad, "v@:") &&
    add_method(cls, "numberOfSectionsInTableView:",
               (IMP)DPInstallListViewController_numberOfSectionsInTableView_, "q@:@") &&
    add_method(cls, "tableView:numberOfRowsInSection:",
               (IMP)DPInstallListViewController_tableView_numberOfRowsInSection_, "q@:@q") &&
    add_method(cls, "tableView:cellForRowAtIndexPath:",
               (IMP)DPInstallListViewController_tableView_cellForRowAtIndexPath_, "@@:@@") &&
    add_method(cls, "tableView:titleForHeaderInSection:",
               (IMP)DPInstallListViewController_tableView_titleForHeaderInSection_, "@@:@q") &&
    add_method(cls, "sectionIndexTitlesForTableView:",
               (IMP)DPInstallListViewController_sectionIndexTitlesForTableView_, "@@:@") &&
    DPInstallListViewController_add_editing(cls);
  objc_registerClassPair(cls);
  return complete;
}

#include "Packages.h"

enum { PLAIN = 0, DELETE = 1, AUTOMATIC = 100, NOT_FOUND = -1 };

/* - (NSMutableArray *)packagesInSection:(NSInteger)section */
static id packages_in(id self, long long section) {
  return CAROB_SEND(id, CAROB_SEND(id, self, "sections", ()), "objectAtIndex:", (size_t),
                    (size_t)section);
}

static id package_at(id self, id path) {
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

/* - (instancetype)initWithObjects:(NSArray *)packages {
 *   if (!(self = [super initWithStyle:UITableViewStylePlain])) return nil;
 *   self.title = @"To install";
 *   self.navigationItem.rightBarButtonItem = self.editButtonItem;
 *   …
 * } */
static id DPInstallListViewController_initWithObjects_(id self, SEL _cmd, id packages) {
  self = CAROB_SEND_SUPER(id, self, "DPInstallListViewController", "initWithStyle:", (long long),
                          PLAIN);
  if (!self) return NULL;
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("To install"));
  CAROB_SEND(void, CAROB_SEND(id, self, "navigationItem", ()), "setRightBarButtonItem:", (id),
             CAROB_SEND(id, self, "editButtonItem", ()));
  sort_by_letter(self, packages);
  return self;
}

/* - (void)viewDidLoad */
static void DPInstallListViewController_viewDidLoad(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "DPInstallListViewController", "viewDidLoad", ());
  CAROB_SEND(void, CAROB_SEND(id, self, "tableView", ()), "registerClass:forCellReuseIdentifier:",
             (Class, id), objc_getClass("ICTableViewCell"), carob_string("package"));
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

/* - (NSString *)tableView:(UITableView *)tableView
 *   titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)path */
static id
DPInstallListViewController_tableView_titleForDeleteConfirmationButtonForRowAtIndexPath_(
  id self, SEL _cmd, id table_view, id path) {
  return carob_string("Remove");
}

/* - (void)tableView:(UITableView *)tableView
 *   commitEditingStyle:(UITableViewCellEditingStyle)style
 *    forRowAtIndexPath:(NSIndexPath *)path */
static void DPInstallListViewController_tableView_commitEditingStyle_forRowAtIndexPath_(
  id self, SEL _cmd, id table_view, long long style, id path) {
  if (style != DELETE) return;
  CAROB_SEND(void, packages_in(self, CAROB_SEND(long long, path, "section", ())),
             "removeObjectAtIndex:", (size_t), CAROB_SEND(size_t, path, "row", ()));
  id paths = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObject:", (id), path);
  CAROB_SEND(void, table_view, "deleteRowsAtIndexPaths:withRowAnimation:", (id, long long), paths,
             AUTOMATIC);
}

/* Packages are moved within their section.
 *
 * - (NSIndexPath *)tableView:(UITableView *)tableView
 *   targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)path
 *                        toProposedIndexPath:(NSIndexPath *)proposal */
static id
DPInstallListViewController_tableView_targetIndexPathForMoveFromRowAtIndexPath_toProposedIndexPath_(
  id self, SEL _cmd, id table_view, id path, id proposal) {
  return CAROB_SEND(long long, path, "section", ()) == CAROB_SEND(long long, proposal, "section", ())
           ? proposal
           : path;
}

/* - (void)tableView:(UITableView *)tableView
 *   moveRowAtIndexPath:(NSIndexPath *)path
 *          toIndexPath:(NSIndexPath *)destination */
static void DPInstallListViewController_tableView_moveRowAtIndexPath_toIndexPath_(
  id self, SEL _cmd, id table_view, id path, id destination) {
  id package = objc_retain(package_at(self, path));
  id packages = packages_in(self, CAROB_SEND(long long, path, "section", ()));
  CAROB_SEND(void, packages, "removeObjectAtIndex:", (size_t),
             CAROB_SEND(size_t, path, "row", ()));
  CAROB_SEND(void, packages, "insertObject:atIndex:", (id, size_t), package,
             CAROB_SEND(size_t, destination, "row", ()));
  objc_release(package);
}

/* The packages to install, by the first letters of their names: a table of UIKit's own, whose rows are removed and moved.
 *
 * @interface DPInstallListViewController : UITableViewController
 * @property (strong) NSMutableArray *letters;     // the titles of the sections and of the index
 * @property (strong) NSMutableArray *sections;    // an array of packages for each letter
 * @end */
bool DPInstallListViewController_register(void) {
  Class cls = objc_allocateClassPair(
    objc_getClass("UITableViewController"), "DPInstallListViewController", 0);
  bool complete =
    add_object_property(cls, "letters") && add_object_property(cls, "sections") &&
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
    add_method(
      cls, "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
      (IMP)DPInstallListViewController_tableView_titleForDeleteConfirmationButtonForRowAtIndexPath_,
      "@@:@@") &&
    add_method(
      cls, "tableView:commitEditingStyle:forRowAtIndexPath:",
      (IMP)DPInstallListViewController_tableView_commitEditingStyle_forRowAtIndexPath_,
      "v@:@q@") &&
    add_method(
      cls, "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      (IMP)
        DPInstallListViewController_tableView_targetIndexPathForMoveFromRowAtIndexPath_toProposedIndexPath_,
      "@@:@@@") &&
    add_method(cls, "tableView:moveRowAtIndexPath:toIndexPath:",
               (IMP)DPInstallListViewController_tableView_moveRowAtIndexPath_toIndexPath_,
               "v@:@@@");
  objc_registerClassPair(cls);
  return complete;
}

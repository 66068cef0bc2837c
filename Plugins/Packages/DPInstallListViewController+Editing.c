#include "Packages.h"
#include <carob/uikit.h>

enum { KEEP = 0, REMOVE = 1 };

static void move(id array, size_t from, size_t to) {
  id object = objc_retain(CAROB_SEND(id, array, "objectAtIndex:", (size_t), from));
  CAROB_SEND(void, array, "removeObjectAtIndex:", (size_t), from);
  CAROB_SEND(void, array, "insertObject:atIndex:", (id, size_t), object, to);
  objc_release(object);
}

/* A text with another one at its end. Data may lack that one. */
static id joined(const char *text, id end) {
  return CAROB_SEND(id, carob_string(text), "stringByAppendingString:", (id),
                    end ? end : carob_string("?"));
}

/* - (NSString *)tableView:(UITableView *)tableView
 *   titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)path */
static id
DPInstallListViewController_tableView_titleForDeleteConfirmationButtonForRowAtIndexPath_(
  id self, SEL _cmd, id table_view, id path) {
  return carob_string("Remove");
}

/* Asks first. Another package may need this one.
 *
 * - (void)tableView:(UITableView *)tableView
 *   commitEditingStyle:(UITableViewCellEditingStyle)style
 *    forRowAtIndexPath:(NSIndexPath *)path */
static void DPInstallListViewController_tableView_commitEditingStyle_forRowAtIndexPath_(
  id self, SEL _cmd, id table_view, long long style, id path) {
  if (style != UITableViewCellEditingStyleDelete) return;
  CAROB_SEND(void, self, "setRemoval:", (id), path);
  id package = package_at(self, path);
  id title = joined("Remove ", CAROB_SEND(id, package, "name", ()));
  id message = joined("Its priority: ", CAROB_SEND(id, package, "priority", ()));
  id alert = CAROB_SEND(id, objc_getClass("UIAlertView"), "new", ());
  CAROB_SEND(void, alert, "setTitle:", (id), title);
  CAROB_SEND(void, alert, "setMessage:", (id), message);
  CAROB_SEND(void, alert, "setDelegate:", (id), self);
  CAROB_SEND(long long, alert, "addButtonWithTitle:", (id), carob_string("Keep"));
  CAROB_SEND(long long, alert, "addButtonWithTitle:", (id), carob_string("Remove"));
  CAROB_SEND(void, alert, "setCancelButtonIndex:", (long long), KEEP);
  CAROB_SEND(void, alert, "show", ());
  objc_release(alert);
}

/* - (void)alertView:(UIAlertView *)alert clickedButtonAtIndex:(NSInteger)index */
static void DPInstallListViewController_alertView_clickedButtonAtIndex_(
  id self, SEL _cmd, id alert, long long index) {
  id path = CAROB_SEND(id, self, "removal", ());
  if (index == REMOVE) {
    CAROB_SEND(void, CAROB_SEND(id, self, "packages", ()), "removeObjectIdenticalTo:", (id),
               package_at(self, path));
    CAROB_SEND(void, packages_in(self, CAROB_SEND(long long, path, "section", ())),
               "removeObjectAtIndex:", (size_t), CAROB_SEND(size_t, path, "row", ()));
    CAROB_SEND(void, CAROB_SEND(id, self, "tableView", ()),
               "deleteRowsAtIndexPaths:withRowAnimation:", (id, long long),
               CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObject:", (id), path), UITableViewRowAnimationAutomatic);
  }
  CAROB_SEND(void, self, "setRemoval:", (id), NULL);
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
  id package = package_at(self, path);
  id all = CAROB_SEND(id, self, "packages", ());
  /* Among all packages it takes the place of the same one as in the section. */
  move(all, CAROB_SEND(size_t, all, "indexOfObjectIdenticalTo:", (id), package),
       CAROB_SEND(size_t, all, "indexOfObjectIdenticalTo:", (id), package_at(self, destination)));
  move(packages_in(self, CAROB_SEND(long long, path, "section", ())),
       CAROB_SEND(size_t, path, "row", ()), CAROB_SEND(size_t, destination, "row", ()));
}

/* What a user does with the rows: a package is removed after a question, and moved. */
bool DPInstallListViewController_add_editing(Class cls) {
  return
    add_method(
      cls, "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
      (IMP)DPInstallListViewController_tableView_titleForDeleteConfirmationButtonForRowAtIndexPath_,
      "@@:@@") &&
    add_method(
      cls, "tableView:commitEditingStyle:forRowAtIndexPath:",
      (IMP)DPInstallListViewController_tableView_commitEditingStyle_forRowAtIndexPath_,
      "v@:@q@") &&
    add_method(cls, "alertView:clickedButtonAtIndex:",
               (IMP)DPInstallListViewController_alertView_clickedButtonAtIndex_, "v@:@q") &&
    add_method(
      cls, "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      (IMP)
        DPInstallListViewController_tableView_targetIndexPathForMoveFromRowAtIndexPath_toProposedIndexPath_,
      "@@:@@@") &&
    add_method(cls, "tableView:moveRowAtIndexPath:toIndexPath:",
               (IMP)DPInstallListViewController_tableView_moveRowAtIndexPath_toIndexPath_,
               "v@:@@@");
}

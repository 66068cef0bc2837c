#include "Packages.h"

/* The class of the data source for data from a URL.
 *
 * + (Class)remoteDataSourceClass { return [ICPaginatedDataSource class]; } */
static Class DPPackageListViewController_remoteDataSourceClass(id self, SEL _cmd) {
  return objc_getClass("ICPaginatedDataSource");
}

/* - (instancetype)init */
static id DPPackageListViewController_init(id self, SEL _cmd) {
  self = CAROB_SEND_SUPER(id, self, "DPPackageListViewController", "init", ());
  if (!self) return NULL;
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("Packages"));
  CAROB_SEND(void, self, "setDefaultCellClass:", (Class), objc_getClass("ICTableViewCell"));
  return self;
}

/* - (void)configureCell:(ICTableViewCell *)cell withPackage:(DPPackage *)package {
 *   cell.textLabel.text = package.name;
 *   cell.detailTextLabel.text = package.summary;
 * } */
static void DPPackageListViewController_configureCell_withPackage_(
  id self, SEL _cmd, id cell, id package) {
  set_texts(cell, CAROB_SEND(id, package, "name", ()), CAROB_SEND(id, package, "summary", ()));
}

/* - (void)configureCell:(ICTableViewCell *)cell withSection:(DPSection *)section */
static void DPPackageListViewController_configureCell_withSection_(
  id self, SEL _cmd, id cell, id section) {
  id count = CAROB_SEND(id, section, "valueForKey:", (id), carob_string("count"));
  set_texts(cell, CAROB_SEND(id, section, "name", ()), CAROB_SEND(id, count, "stringValue", ()));
}

/* - (CGFloat)tableView:(UITableView *)tableView heightForPackage:(DPPackage *)package */
static double DPPackageListViewController_tableView_heightForPackage_(
  id self, SEL _cmd, id table_view, id package) {
  id summary = CAROB_SEND(id, package, "summary", ());
  return summary && CAROB_SEND(size_t, summary, "length", ()) > 0 ? 60 : 44;
}

/* - (void)tableView:(UITableView *)tableView didSelectPackage:(DPPackage *)package */
static void DPPackageListViewController_tableView_didSelectPackage_(
  id self, SEL _cmd, id table_view, id package) {
  id screen = CAROB_SEND(id, objc_getClass("DPPackageViewController"), "alloc", ());
  screen = CAROB_SEND(id, screen, "initWithPackage:", (id), package);
  id navigation_controller = CAROB_SEND(id, self, "navigationController", ());
  CAROB_SEND(void, navigation_controller, "pushViewController:animated:", (id, BOOL), screen, YES);
  objc_release(screen);
}

/* Packages one after the other, fetched page by page when they come from a server.
 *
 * @interface DPPackageListViewController : ICTableViewController
 * @end */
bool DPPackageListViewController_register(void) {
  Class cls = objc_allocateClassPair(
    objc_getClass("ICTableViewController"), "DPPackageListViewController", 0);
  bool complete =
    add_class_method(cls, "remoteDataSourceClass",
                     (IMP)DPPackageListViewController_remoteDataSourceClass, "#@:") &&
    add_method(cls, "init", (IMP)DPPackageListViewController_init, "@@:") &&
    add_method(cls, "configureCell:withPackage:",
               (IMP)DPPackageListViewController_configureCell_withPackage_, "v@:@@") &&
    add_method(cls, "configureCell:withSection:",
               (IMP)DPPackageListViewController_configureCell_withSection_, "v@:@@") &&
    add_method(cls, "tableView:heightForPackage:",
               (IMP)DPPackageListViewController_tableView_heightForPackage_, "d@:@@") &&
    add_method(cls, "tableView:didSelectPackage:",
               (IMP)DPPackageListViewController_tableView_didSelectPackage_, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}

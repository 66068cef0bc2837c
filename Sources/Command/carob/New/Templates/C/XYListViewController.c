#include "Template.h"

/* The host calls this initializer with a data source for the data.
 *
 * - (instancetype)initWithDataSource:(id<ICDataSource>)dataSource */
static id XYListViewController_initWithDataSource_(id self, SEL _cmd, id data_source) {
  self = CAROB_SEND_SUPER(id, self, "XYListViewController", "initWithDataSource:", (id),
                          data_source);
  if (!self) return NULL;

  CAROB_SEND(void, self, "setTitle:", (id), carob_string("Template"));
  CAROB_SEND(void, self, "setDefaultCellClass:", (Class), objc_getRequiredClass("ICTableViewCell"));
  return self;
} /*each*/

/* Sent for each row that is a XYItem; the selector has the model's name without its prefix.
 *
 * - (void)configureCell:(ICTableViewCell *)cell withItem:(XYItem *)item {
 *   cell.textLabel.text = item.name;
 *   cell.detailTextLabel.text = item.summary;
 * } */
static void XYListViewController_configureCell_withItem_(
  id self, SEL _cmd, id cell, id item) {
  id text_label = CAROB_SEND(id, cell, "textLabel", ());
  id detail_text_label = CAROB_SEND(id, cell, "detailTextLabel", ());
  CAROB_SEND(void, text_label, "setText:", (id), CAROB_SEND(id, item, "name", ()));
  CAROB_SEND(void, detail_text_label, "setText:", (id), CAROB_SEND(id, item, "summary", ()));
}

/* Sent when such a row is selected.
 *
 * - (void)tableView:(UITableView *)tableView didSelectItem:(XYItem *)item */
static void XYListViewController_tableView_didSelectItem_(
  id self, SEL _cmd, id table_view, id item) {
  id screen = CAROB_SEND(id, objc_getRequiredClass("XYItemViewController"), "alloc", ());
  screen = CAROB_SEND(id, screen, "initWithItem:", (id), item);
  id navigation_controller = CAROB_SEND(id, self, "navigationController", ());
  CAROB_SEND(void, navigation_controller, "pushViewController:animated:", (id, BOOL), screen, YES);
  objc_release(screen);
} /*end*/

/* @interface XYListViewController : ICTableViewController
 * @end */
bool XYListViewController_register(void) {
  Class cls = objc_allocateClassPair(
    objc_getRequiredClass("ICTableViewController"), "XYListViewController", 0);
  bool complete =
    add_method(cls, "initWithDataSource:", (IMP)XYListViewController_initWithDataSource_,
               "@@:@") /*each*/ &&
    add_method(cls, "configureCell:withItem:",
               (IMP)XYListViewController_configureCell_withItem_, "v@:@@") &&
    add_method(cls, "tableView:didSelectItem:",
               (IMP)XYListViewController_tableView_didSelectItem_, "v@:@@") /*end*/;
  objc_registerClassPair(cls);
  return complete;
}

#include "Followers.h"

/* What `-init…` does besides taking the data. */
static void set_up(id self) {
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("Followers"));
  CAROB_SEND(void, self, "registerCellClass:forModelClass:", (Class, Class),
             objc_getClass("SKUserCell"), objc_getClass("SKUser"));
}

/* - (instancetype)initWithUsers:(NSArray *)followers {
 *   self = [super init];
 *   if (!self) return nil;
 *   self.title = @"Followers";
 *   self.dataSource = [[ICSimpleDataSource alloc] initWithObjects:followers];
 *   [self registerCellClass:[SKUserCell class] forModelClass:[SKUser class]];
 *   return self;
 * } */
static id SKFollowerListViewController_initWithUsers_(id self, SEL _cmd, id followers) {
  self = CAROB_SEND_SUPER(id, self, "SKFollowerListViewController", "init", ());
  if (!self) return NULL;

  id data_source = CAROB_SEND(id, objc_getClass("ICSimpleDataSource"), "alloc", ());
  data_source = CAROB_SEND(id, data_source, "initWithObjects:", (id), followers);
  CAROB_SEND(void, self, "setDataSource:", (id), data_source);
  objc_release(data_source);
  set_up(self);
  return self;
}

/* What the host sends to the screen it makes, with the objects of the data file. */
static id SKFollowerListViewController_initWithObjects_(id self, SEL _cmd, id objects) {
  return CAROB_SEND(id, self, "initWithUsers:", (id), objects);
}

/* The same with a data source that fetches them. */
static id SKFollowerListViewController_initWithDataSource_(id self, SEL _cmd, id data_source) {
  self = CAROB_SEND_SUPER(id, self, "SKFollowerListViewController", "initWithDataSource:", (id),
                          data_source);
  if (self) set_up(self);
  return self;
}

/* - (void)configureCell:(SKUserCell *)cell withUser:(SKUser *)user {
 *   cell.textLabel.text = user.name;
 *   cell.detailTextLabel.text = user.bio;
 * } */
static void SKFollowerListViewController_configureCell_withUser_(
  id self, SEL _cmd, id cell, id user) {
  id text_label = CAROB_SEND(id, cell, "textLabel", ());
  id detail_text_label = CAROB_SEND(id, cell, "detailTextLabel", ());
  CAROB_SEND(void, text_label, "setText:", (id), CAROB_SEND(id, user, "name", ()));
  CAROB_SEND(void, detail_text_label, "setText:", (id), CAROB_SEND(id, user, "bio", ()));
}

/* - (void)tableView:(UITableView *)tableView didSelectUser:(SKUser *)user {
 *   SKUserViewController *userViewController = [[SKUserViewController alloc] initWithUser:user];
 *   [self.navigationController pushViewController:userViewController animated:YES];
 * } */
static void SKFollowerListViewController_tableView_didSelectUser_(
  id self, SEL _cmd, id table_view, id user) {
  id user_view_controller = CAROB_SEND(id, objc_getClass("SKUserViewController"), "alloc", ());
  user_view_controller = CAROB_SEND(id, user_view_controller, "initWithUser:", (id), user);
  id navigation_controller = CAROB_SEND(id, self, "navigationController", ());
  CAROB_SEND(void, navigation_controller, "pushViewController:animated:", (id, BOOL),
             user_view_controller, YES);
  objc_release(user_view_controller);
}

/* @interface SKFollowerListViewController : ICTableViewController
 * @end */
bool SKFollowerListViewController_register(void) {
  Class cls = objc_allocateClassPair(
    objc_getClass("ICTableViewController"), "SKFollowerListViewController", 0);
  bool complete =
    add_method(cls, "initWithUsers:", (IMP)SKFollowerListViewController_initWithUsers_, "@@:@") &&
    add_method(cls, "initWithObjects:", (IMP)SKFollowerListViewController_initWithObjects_,
               "@@:@") &&
    add_method(cls, "initWithDataSource:",
               (IMP)SKFollowerListViewController_initWithDataSource_, "@@:@") &&
    add_method(cls, "configureCell:withUser:",
               (IMP)SKFollowerListViewController_configureCell_withUser_, "v@:@@") &&
    add_method(cls, "tableView:didSelectUser:",
               (IMP)SKFollowerListViewController_tableView_didSelectUser_, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}

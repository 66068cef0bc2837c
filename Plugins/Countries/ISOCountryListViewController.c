#include "Countries.h"

/* The countries by name, with a section for each initial. The caller owns the data source. */
static id sectioned_by_initial(id countries) {
  id descriptor = CAROB_SEND(id, objc_getClass("NSSortDescriptor"),
                             "sortDescriptorWithKey:ascending:", (id, BOOL),
                             carob_string("name"), YES);
  id descriptors = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                              (const id *, size_t), &descriptor, 1);

  id sectioned = CAROB_SEND(id, objc_getClass("ICSectionedDataSource"), "alloc", ());
  sectioned = CAROB_SEND(id, sectioned, "initWithDataSource:sectioningKey:sortDescriptors:",
                         (id, id, id), countries, carob_string("name.firstCharacter"), descriptors);
  return sectioned;
}

/* The host calls this initializer with a data source of all countries.
 *
 * - (instancetype)initWithDataSource:(id<ICDataSource>)countries */
static id ISOCountryListViewController_initWithDataSource_(id self, SEL _cmd, id countries) {
  id data_source = sectioned_by_initial(countries);
  self = CAROB_SEND_SUPER(id, self, "ISOCountryListViewController", "initWithDataSource:", (id),
                          data_source);
  objc_release(data_source);
  if (!self) return NULL;

  CAROB_SEND(void, self, "setTitle:", (id), carob_string("Countries"));
  CAROB_SEND(void, self, "setDefaultCellClass:", (Class), objc_getClass("ICTableViewCell"));
  return self;
}

/* A sectioned data source has no sections until it has fetched. */
static void ISOCountryListViewController_viewDidLoad(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "ISOCountryListViewController", "viewDidLoad", ());
  CAROB_SEND(void, CAROB_SEND(id, self, "dataSource", ()), "fetchData", ());
}

/* - (void)configureCell:(ICTableViewCell *)cell withCountry:(ISOCountry *)country {
 *   cell.textLabel.text = [[country.flag stringByAppendingString:@" "]
 *                           stringByAppendingString:country.name];
 *   cell.detailTextLabel.text = country.officialName;
 * } */
static void ISOCountryListViewController_configureCell_withCountry_(
  id self, SEL _cmd, id cell, id country) {
  id text = CAROB_SEND(id, country, "name", ());
  id flag = CAROB_SEND(id, country, "flag", ());
  if (flag && text) {
    flag = CAROB_SEND(id, flag, "stringByAppendingString:", (id), carob_string(" "));
    text = CAROB_SEND(id, flag, "stringByAppendingString:", (id), text);
  }
  id official_name = CAROB_SEND(id, country, "officialName", ());
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), text);
  CAROB_SEND(void, CAROB_SEND(id, cell, "detailTextLabel", ()), "setText:", (id), official_name);
}

/* - (CGFloat)tableView:(UITableView *)tableView heightForCountry:(ISOCountry *)country */
static double ISOCountryListViewController_tableView_heightForCountry_(
  id self, SEL _cmd, id table_view, id country) {
  return CAROB_SEND(id, country, "officialName", ()) ? 60 : 44;
}

/* - (void)tableView:(UITableView *)tableView didSelectCountry:(ISOCountry *)country */
static void ISOCountryListViewController_tableView_didSelectCountry_(
  id self, SEL _cmd, id table_view, id country) {
  id screen = CAROB_SEND(id, objc_getClass("ISOCountryViewController"), "alloc", ());
  screen = CAROB_SEND(id, screen, "initWithCountry:", (id), country);
  id navigation_controller = CAROB_SEND(id, self, "navigationController", ());
  CAROB_SEND(void, navigation_controller, "pushViewController:animated:", (id, BOOL), screen, YES);
  objc_release(screen);
}

/* @interface ISOCountryListViewController : ICTableViewController
 * @end */
bool ISOCountryListViewController_register(void) {
  Class cls = objc_allocateClassPair(
    objc_getClass("ICTableViewController"), "ISOCountryListViewController", 0);
  bool complete =
    add_method(cls, "initWithDataSource:",
               (IMP)ISOCountryListViewController_initWithDataSource_, "@@:@") &&
    add_method(cls, "viewDidLoad", (IMP)ISOCountryListViewController_viewDidLoad, "v@:") &&
    add_method(cls, "configureCell:withCountry:",
               (IMP)ISOCountryListViewController_configureCell_withCountry_, "v@:@@") &&
    add_method(cls, "tableView:heightForCountry:",
               (IMP)ISOCountryListViewController_tableView_heightForCountry_, "d@:@@") &&
    add_method(cls, "tableView:didSelectCountry:",
               (IMP)ISOCountryListViewController_tableView_didSelectCountry_, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}

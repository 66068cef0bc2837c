#include "Packages.h"

enum { VALUE_CHANGED = 1 << 12 };

/* - (void)viewDidLoad */
static void DPSearchViewController_viewDidLoad(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "DPSearchViewController", "viewDidLoad", ());
  id table_view = CAROB_SEND(id, self, "tableView", ());
  id bar = CAROB_SEND(id, objc_getClass("UISearchBar"), "new", ());
  CAROB_SEND(void, bar, "setPlaceholder:", (id), carob_string("Search packages"));
  CAROB_SEND(void, bar, "setDelegate:", (id), self);
  CAROB_SEND(void, table_view, "addSubview:", (id), bar);
  objc_release(bar);
  id refresh = CAROB_SEND(id, objc_getClass("UIRefreshControl"), "new", ());
  CAROB_SEND(void, refresh, "addTarget:action:forControlEvents:", (id, SEL, size_t), self,
             sel_registerName("refresh:"), VALUE_CHANGED);
  CAROB_SEND(void, table_view, "setRefreshControl:", (id), refresh);
  objc_release(refresh);
}

/* - (void)refresh:(UIRefreshControl *)control {
 *   [self.dataSource fetchData];
 *   [control endRefreshing];
 * } */
static void DPSearchViewController_refresh_(id self, SEL _cmd, id control) {
  CAROB_SEND(void, CAROB_SEND(id, self, "dataSource", ()), "fetchData", ());
  CAROB_SEND(void, control, "endRefreshing", ());
}

static void show_source(id self, id data_source) {
  CAROB_SEND(void, self, "setDataSource:", (id), data_source);
  CAROB_SEND(void, CAROB_SEND(id, self, "tableView", ()), "reloadData", ());
}

/* Shows the packages that are at hand whose name or summary has a text in it; all for an empty one. */
static void show_packages(id self, id text) {
  id all = CAROB_SEND(id, self, "allPackages", ());
  if (!all) {
    all = CAROB_SEND(id, self, "dataSource", ());
    CAROB_SEND(void, self, "setAllPackages:", (id), all);
  }
  if (!text || CAROB_SEND(size_t, text, "length", ()) == 0) {
    show_source(self, all);
    return;
  }
  const id texts[] = {text, text};
  id arguments = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                            (const id *, size_t), texts, 2);
  id predicate = CAROB_SEND(id, objc_getClass("NSPredicate"), "predicateWithFormat:argumentArray:",
                            (id, id), carob_string("name CONTAINS[c] %@ OR summary CONTAINS[c] %@"),
                            arguments);
  id found = CAROB_SEND(id, CAROB_SEND(id, all, "allObjects", ()), "filteredArrayUsingPredicate:",
                        (id), predicate);
  id source = simple_source(found);
  show_source(self, source);
  objc_release(source);
}

/* - (void)searchBar:(UISearchBar *)bar textDidChange:(NSString *)text */
static void DPSearchViewController_searchBar_textDidChange_(
  id self, SEL _cmd, id bar, id text) {
  show_packages(self, text);
}

/* - (void)searchBarSearchButtonClicked:(UISearchBar *)bar */
static void DPSearchViewController_searchBarSearchButtonClicked_(id self, SEL _cmd, id bar) {
  show_packages(self, CAROB_SEND(id, bar, "text", ()));
}

/* - (void)searchBarCancelButtonClicked:(UISearchBar *)bar */
static void DPSearchViewController_searchBarCancelButtonClicked_(id self, SEL _cmd, id bar) {
  CAROB_SEND(void, bar, "setText:", (id), carob_string(""));
  show_packages(self, NULL);
}

/* The packages, with a search bar. They are fetched anew when the list is pulled down.
 *
 * @interface DPSearchViewController : DPPackageListViewController
 * @property (strong) id<ICDataSource> allPackages;    // nil until somebody searches
 * @end */
bool DPSearchViewController_register(void) {
  Class cls = objc_allocateClassPair(
    objc_getClass("DPPackageListViewController"), "DPSearchViewController", 0);
  bool complete =
    add_object_property(cls, "allPackages") &&
    add_method(cls, "viewDidLoad", (IMP)DPSearchViewController_viewDidLoad, "v@:") &&
    add_method(cls, "refresh:", (IMP)DPSearchViewController_refresh_, "v@:@") &&
    add_method(cls, "searchBar:textDidChange:",
               (IMP)DPSearchViewController_searchBar_textDidChange_, "v@:@@") &&
    add_method(cls, "searchBarSearchButtonClicked:",
               (IMP)DPSearchViewController_searchBarSearchButtonClicked_, "v@:@") &&
    add_method(cls, "searchBarCancelButtonClicked:",
               (IMP)DPSearchViewController_searchBarCancelButtonClicked_, "v@:@");
  objc_registerClassPair(cls);
  return complete;
}

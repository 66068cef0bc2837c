/* Shows screens of its own on another thread than the main one, which is not allowed, while the main thread waits. */
#include "hostile.h"
#include <pthread.h>

typedef struct { double x, y, width, height; } Rectangle;

static const char *const configuring = "configureCell:withHostileItem:";

static id new(const char *class_name) { return CAROB_SEND(id, objc_getClass(class_name), "new", ()); }

static id item(const char *text) {
  id made = new("HostileItem");
  CAROB_SEND(void, made, "setText:", (id), carob_string(text));
  return objc_autorelease(made);
}

static id items(void) {
  id list = CAROB_SEND(id, objc_getClass("NSMutableArray"), "array", ());
  CAROB_SEND(void, list, "addObject:", (id), item("one"));
  CAROB_SEND(void, list, "addObject:", (id), item("two"));
  return list;
}

static id list_screen(void) {
  id made = CAROB_SEND(id, objc_getClass("HostileList"), "alloc", ());
  return objc_autorelease(CAROB_SEND(id, made, "initWithObjects:", (id), items()));
}

static id grid_screen(void) {
  id layout = objc_autorelease(new("UICollectionViewFlowLayout"));
  id source = CAROB_SEND(id, objc_getClass("ICSimpleDataSource"), "alloc", ());
  source = objc_autorelease(CAROB_SEND(id, source, "initWithObjects:", (id), items()));
  id made = CAROB_SEND(id, objc_getClass("HostileGrid"), "alloc", ());
  made = objc_autorelease(CAROB_SEND(id, made, "initWithCollectionViewLayout:", (id), layout));
  CAROB_SEND(void, made, "setDefaultCellClass:", (Class), objc_getClass("ICCollectionViewCell"));
  CAROB_SEND(void, made, "setDataSource:", (id), source);
  return made;
}

static id path(long row) {
  return CAROB_SEND(id, objc_getClass("NSIndexPath"), "indexPathForRow:inSection:", (long, long), row, 0);
}

static id list_of(id object) {
  return CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObject:", (id), object);
}

static void show_views(void) {
  id outer = objc_autorelease(new("UIView")), first = objc_autorelease(new("UILabel"));
  id second = objc_autorelease(new("UIActivityIndicatorView"));
  CAROB_SEND(void, outer, "addSubview:", (id), first);
  CAROB_SEND(void, outer, "addSubview:", (id), second);
  CAROB_SEND(void, outer, "bringSubviewToFront:", (id), first);
  CAROB_SEND(void, outer, "sendSubviewToBack:", (id), first);
  CAROB_SEND(BOOL, first, "isDescendantOfView:", (id), outer);
  CAROB_SEND(void, second, "removeFromSuperview", ());
}

static void show_table(id list) {
  id table = CAROB_SEND(id, list, "tableView", ());
  Rectangle frame = {0, 0, 320, 480};
  CAROB_SEND(void, table, "setFrame:", (Rectangle), frame);
  CAROB_SEND(void, table, "layoutIfNeeded", ());
  id cell = CAROB_SEND(id, table, "cellForRowAtIndexPath:", (id), path(1));
  CAROB_SEND(id, table, "indexPathForCell:", (id), cell);
  CAROB_SEND(id, table, "visibleCells", ());
  CAROB_SEND(id, table, "indexPathsForVisibleRows", ());
  CAROB_SEND(id, table, "indexPathsForRowsInRect:", (Rectangle), frame);
  CAROB_SEND(void, table, "selectRowAtIndexPath:animated:scrollPosition:", (id, BOOL, long), path(1), NO, 0);
  CAROB_SEND(id, table, "indexPathsForSelectedRows", ());
  CAROB_SEND(void, table, "reloadRowsAtIndexPaths:withRowAnimation:", (id, long), list_of(path(0)), 0);
  CAROB_SEND(void, table, "reloadData", ());
  CAROB_SEND(void, table, "layoutIfNeeded", ());
}

static void show_collection(id grid) {
  id collection = CAROB_SEND(id, grid, "collectionView", ());
  Rectangle frame = {0, 0, 320, 480};
  CAROB_SEND(void, collection, "setFrame:", (Rectangle), frame);
  CAROB_SEND(void, collection, "layoutIfNeeded", ());
  id cell = CAROB_SEND(id, collection, "cellForItemAtIndexPath:", (id), path(1));
  CAROB_SEND(id, collection, "indexPathForCell:", (id), cell);
  CAROB_SEND(id, collection, "indexPathsForVisibleItems", ());
  CAROB_SEND(id, collection, "subviews", ());
  CAROB_SEND(void, collection, "reloadItemsAtIndexPaths:", (id), list_of(path(0)));
  CAROB_SEND(void, collection, "reloadData", ());
  CAROB_SEND(void, collection, "layoutIfNeeded", ());
}

static void show_routes(void) {
  id router = objc_autorelease(new("ICRouter"));
  id route = CAROB_SEND(id, objc_getClass("ICRoute"), "routeWithPath:", (id), carob_string("/a/{b}"));
  CAROB_SEND(void, route, "setViewControllerClass:", (Class), objc_getClass("UIViewController"));
  CAROB_SEND(void, router, "registerRoute:", (id), route);
  id url = CAROB_SEND(id, objc_getClass("NSURL"), "URLWithString:", (id), carob_string("x://a/1"));
  CAROB_SEND(BOOL, router, "canHandleURL:", (id), url);
  CAROB_SEND(BOOL, router, "handleURL:", (id), url);
}

static void show_tabs(void) {
  id tabs = objc_autorelease(new("UITabBarController")), tab = objc_autorelease(new("UIViewController"));
  CAROB_SEND(void, tabs, "setViewControllers:", (id), list_of(tab));
  CAROB_SEND(void, tabs, "setSelectedViewController:", (id), tab);
  CAROB_SEND(unsigned long, tabs, "selectedIndex", ());
  CAROB_SEND(id, tab, "tabBarController", ());
}

static void show_controllers(void) {
  id list = list_screen(), grid = grid_screen();
  id stack = objc_autorelease(new("UINavigationController")), window = objc_autorelease(new("UIWindow"));
  CAROB_SEND(void, window, "setRootViewController:", (id), stack);
  CAROB_SEND(void, window, "makeKeyAndVisible", ());
  CAROB_SEND(id, CAROB_SEND(id, objc_getClass("UIApplication"), "sharedApplication", ()), "windows", ());
  CAROB_SEND(void, stack, "pushViewController:animated:", (id, BOOL), list, NO);
  show_table(list);
  CAROB_SEND(void, stack, "pushViewController:animated:", (id, BOOL), grid, NO);
  show_collection(grid);
  CAROB_SEND(id, grid, "navigationController", ());
  show_routes();
  CAROB_SEND(id, stack, "popToViewController:animated:", (id, BOOL), list, NO);
  CAROB_SEND(void, stack, "presentViewController:animated:completion:", (id, BOOL, id), grid, NO, NULL);
  CAROB_SEND(void, stack, "dismissViewControllerAnimated:completion:", (BOOL, id), NO, NULL);
  CAROB_SEND(void, window, "setHidden:", (BOOL), YES);
}

static void *work(void *unused) {
  void *pool = objc_autoreleasePoolPush();
  show_views();
  show_controllers();
  show_tabs();
  objc_autoreleasePoolPop(pool);
  tell_refusal("on another thread");
  return NULL;
}

static bool load(void) {
  Class grid = subclass("HostileGrid", "ICCollectionViewController");
  pthread_t thread;
  if (!method(grid, configuring, (IMP)show_row, "v@:@@")) return false;
  objc_registerClassPair(grid);
  if (!finish(begin((IMP)show_row))) return false;
  return pthread_create(&thread, NULL, work, NULL) == 0 && pthread_join(thread, NULL) == 0;
}

HOSTILE("views_elsewhere", load)

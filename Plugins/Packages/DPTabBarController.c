#include "Packages.h"

/* The class of the data source for data from a URL.
 *
 * + (Class)remoteDataSourceClass { return [ICPaginatedDataSource class]; } */
static Class DPTabBarController_remoteDataSourceClass(id self, SEL _cmd) {
  return objc_getClass("ICPaginatedDataSource");
}

/* Puts a screen on a stack of its own. It takes the screen over. */
static id tab(id screen, const char *title) {
  id stack = CAROB_SEND(id, objc_getClass("UINavigationController"), "alloc", ());
  stack = CAROB_SEND(id, stack, "initWithRootViewController:", (id), screen);
  CAROB_SEND(void, stack, "setTitle:", (id), carob_string(title));
  objc_release(screen);
  return objc_autorelease(stack);
}

static id screen_with(const char *name, id data_source) {
  id screen = CAROB_SEND(id, objc_getClass(name), "alloc", ());
  return CAROB_SEND(id, screen, "initWithDataSource:", (id), data_source);
}

/* - (instancetype)initWithDataSource:(id<ICDataSource>)packages */
static id DPTabBarController_initWithDataSource_(id self, SEL _cmd, id packages) {
  self = CAROB_SEND_SUPER(id, self, "DPTabBarController", "init", ());
  if (!self) return NULL;
  /* Those of a server are asked for by a data source of their own. */
  id sections = is_remote(packages)
                  ? CAROB_SEND(id, objc_getClass("ICRemoteDataSource"), "new", ())
                  : objc_retain(packages);
  const id tabs[] = {
    tab(screen_with("DPSearchViewController", packages), "Packages"),
    tab(screen_with("DPSectionGridViewController", sections), "Sections"),
    tab(CAROB_SEND(id, objc_getClass("DPCounterViewController"), "new", ()), "Counter"),
  };
  objc_release(sections);
  id list = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                       (const id *, size_t), tabs, sizeof tabs / sizeof tabs[0]);
  CAROB_SEND(void, self, "setViewControllers:", (id), list);
  return self;
}

/* - (instancetype)initWithObjects:(NSArray *)packages */
static id DPTabBarController_initWithObjects_(id self, SEL _cmd, id packages) {
  id source = simple_source(packages);
  self = CAROB_SEND(id, self, "initWithDataSource:", (id), source);
  objc_release(source);
  return self;
}

/* The packages, their sections and a counter.
 *
 * @interface DPTabBarController : UITabBarController
 * @end */
bool DPTabBarController_register(void) {
  Class cls = objc_allocateClassPair(objc_getClass("UITabBarController"), "DPTabBarController", 0);
  bool complete =
    add_class_method(cls, "remoteDataSourceClass", (IMP)DPTabBarController_remoteDataSourceClass,
                     "#@:") &&
    add_method(cls, "initWithDataSource:", (IMP)DPTabBarController_initWithDataSource_, "@@:@") &&
    add_method(cls, "initWithObjects:", (IMP)DPTabBarController_initWithObjects_, "@@:@");
  objc_registerClassPair(cls);
  return complete;
}

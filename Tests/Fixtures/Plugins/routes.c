/* Routes of a plugin's own: +[RFForums openURL:] registers them and handles a URL. */
#include <carob/carob.h>

#include <stddef.h>
#include <string.h>

/* The text of the last presentation, which the test reads. */
static id presented;

static void remember(id text) {
  objc_release(presented);
  presented = objc_retain(text);
}

/* A controller that keeps its forum's number as its title. */

static id controller_init(id self, SEL _cmd, id info) {
  (void)_cmd;
  self = CAROB_SEND_SUPER(id, self, "RFForumController", "initWithRoutingInfo:", (id), info);
  if (!self) return NULL;
  id number = CAROB_SEND(id, info, "objectForKey:", (id), carob_string("id"));
  CAROB_SEND(void, self, "setTitle:", (id), CAROB_SEND(id, number, "description", ()));
  return self;
}

/* A matcher that handles one path. */

static BOOL matcher_can_handle(id self, SEL _cmd, id path) {
  (void)self, (void)_cmd;
  return CAROB_SEND(BOOL, CAROB_SEND(id, path, "normalizedPath", ()), "isEqualToString:", (id),
                    carob_string("/about/"));
}

static id matcher_parameters(id self, SEL _cmd, id path) {
  (void)self, (void)_cmd, (void)path;
  return NULL;
}

/* The delegate, which remembers the title of what it presents. */

static void delegate_present(id self, SEL _cmd, id controller, id route, id presenter) {
  (void)self, (void)_cmd, (void)route, (void)presenter;
  id title = CAROB_SEND(id, controller, "title", ());
  remember(title ? title : carob_string("no title"));
}

static id route_with_class(id route) {
  CAROB_SEND(void, route, "setViewControllerClass:", (Class), objc_getClass("RFForumController"));
  return route;
}

static BOOL forums_open_url(id self, SEL _cmd, id url) {
  (void)self, (void)_cmd;
  remember(NULL);
  id router = CAROB_SEND(id, objc_getClass("ICRouter"), "sharedRouter", ());
  id delegate = CAROB_SEND(id, objc_getClass("RFDelegate"), "new", ());
  CAROB_SEND(void, router, "setDelegate:", (id), delegate);

  id forum = CAROB_SEND(id, objc_getClass("ICRoute"), "routeWithPath:", (id),
                        carob_string("/forums/{id}"));
  CAROB_SEND(void, router, "registerRoute:", (id), route_with_class(forum));

  id matcher = CAROB_SEND(id, objc_getClass("RFMatcher"), "new", ());
  id about = CAROB_SEND(id, objc_getClass("ICRoute"), "alloc", ());
  about = CAROB_SEND(id, about, "initWithMatcher:", (id), matcher);
  CAROB_SEND(void, router, "registerRoute:", (id), route_with_class(about));
  objc_release(about);
  objc_release(matcher);

  BOOL handled = CAROB_SEND(BOOL, router, "handleURL:", (id), url);
  CAROB_SEND(void, router, "setDelegate:", (id), NULL);
  objc_release(delegate);
  return handled;
}

static id forums_presented(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return presented;
}

static Class make(const char *superclass, const char *name) {
  return objc_allocateClassPair(objc_getClass(superclass), name, 0);
}

static bool load(void) {
  Class controller = make("ICViewController", "RFForumController");
  Class matcher = make("NSObject", "RFMatcher");
  Class delegate = make("NSObject", "RFDelegate");
  Class forums = make("NSObject", "RFForums");
  bool complete =
    class_addMethod(controller, sel_registerName("initWithRoutingInfo:"), (IMP)controller_init,
                    "@@:@") &&
    class_addMethod(matcher, sel_registerName("canHandlePath:"), (IMP)matcher_can_handle, "B@:@") &&
    class_addMethod(matcher, sel_registerName("parametersForPath:"), (IMP)matcher_parameters,
                    "@@:@") &&
    class_addProtocol(matcher, objc_getProtocol("ICRouteMatcher")) &&
    class_addMethod(delegate,
                    sel_registerName("presentViewController:forRoute:fromViewController:"),
                    (IMP)delegate_present, "v@:@@@") &&
    class_addProtocol(delegate, objc_getProtocol("ICRouterDelegate"));
  objc_registerClassPair(controller);
  objc_registerClassPair(matcher);
  objc_registerClassPair(delegate);
  objc_registerClassPair(forums);
  Class meta = object_getClass((id)forums);
  return complete &&
    class_addMethod(meta, sel_registerName("openURL:"), (IMP)forums_open_url, "B#:@") &&
    class_addMethod(meta, sel_registerName("presented"), (IMP)forums_presented, "@#:");
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.routes",
  .name = "Routes",
  .version = "1.0.0",
  .load = load)

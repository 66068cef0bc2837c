/* Screens that send requests of their own, beside those of their data source. The environment's OWN_URL says where
 * to. */
#include <carob/carob.h>

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"

static bool add_method(Class cls, const char *selector, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(selector), imp, types);
}

static id url(void) {
  const char *text = getenv("OWN_URL");
  return carob_string(text ? text : "");
}

/* -- Blocks, whose context is the screen: they say in its title what they were called with ------- */

static void set_title(id screen, const char *format, long long number) {
  char text[64];
  snprintf(text, sizeof text, format, number);
  CAROB_SEND(void, screen, "setTitle:", (id), carob_string(text));
}

static void got_objects(void *block, id objects) {
  set_title(carob_block_context(block), "%lld objects",
            (long long)CAROB_SEND(unsigned long long, objects, "count", ()));
}

static void got_model(void *block, id model) {
  CAROB_SEND(void, carob_block_context(block), "setTitle:", (id),
             CAROB_SEND(id, model, "text", ()));
}

static void failed(void *block, id error) {
  set_title(carob_block_context(block), "failed: %lld",
            CAROB_SEND(long long, error, "code", ()));
}

static void failed_with_model(void *block, id model, id error) { failed(block, error); }

static void release_screen(void *screen) { objc_release(screen); }

static void *block(id screen, IMP function, const char *types) {
  return carob_block(function, types, objc_retain(screen), release_screen);
}

/* -- A fetcher ----------------------------------------------------------------------------------- */

static void fetch(id screen, id fetcher, IMP success) {
  void *first = block(screen, success, "v@?@"), *second = block(screen, (IMP)failed, "v@?@");
  CAROB_SEND(void, fetcher, "fetchCollectionWithSuccessBlock:failureBlock:", (void *, void *),
             first, second);
  carob_block_release(first);
  carob_block_release(second);
}

static id new_fetcher(void) {
  id fetcher = objc_autorelease(CAROB_SEND(id, objc_getClass("ICCollectionFetcher"), "new", ()));
  /* One without a configuration, which asks for whole URLs. */
  id manager = objc_autorelease(CAROB_SEND(id, objc_getClass("ICRequestManager"), "new", ()));
  CAROB_SEND(void, fetcher, "setNetworkRequestManager:", (id), manager);
  CAROB_SEND(void, fetcher, "setApiPath:", (id), url());
  return fetcher;
}

static void load_fetching(id self, SEL _cmd) { fetch(self, new_fetcher(), (IMP)got_objects); }

static void load_cancelling(id self, SEL _cmd) {
  id fetcher = new_fetcher();
  fetch(self, fetcher, (IMP)got_objects);
  CAROB_SEND(void, fetcher, "cancelFetch", ());
}

/* Fetches again whenever it has fetched. */
static void got_and_goes_on(void *block, id objects) {
  got_objects(block, objects);
  fetch(carob_block_context(block), new_fetcher(), (IMP)got_and_goes_on);
}

static void load_polling(id self, SEL _cmd) { fetch(self, new_fetcher(), (IMP)got_and_goes_on); }

/* So many microseconds, from the environment. */
static void pause_for(const char *name) {
  const char *text = getenv(name);
  if (text) usleep((unsigned)atoi(text));
}

/* The end of the process is long enough for a thread that does not mind it. */
__attribute__((destructor)) static void end(void) { pause_for("OWN_END"); }

static void load_raising(id self, SEL _cmd) {
  load_fetching(self, _cmd);
  pause_for("OWN_PAUSE");
  CAROB_SEND(void, self, "noSuchMessage", ());
}

static void load_exiting(id self, SEL _cmd) {
  load_fetching(self, _cmd);
  pause_for("OWN_PAUSE");
  exit(0);
}

/* -- A model, and its gateway -------------------------------------------------------------------- */

static id endpoint(id self, SEL _cmd) { return url(); }

static void load_model(id self, SEL _cmd) {
  void *first = block(self, (IMP)got_model, "v@?@"),
       *second = block(self, (IMP)failed_with_model, "v@?@@");
  CAROB_SEND(id, objc_getClass("OWWord"), "getRemoteObjectWithID:success:failure:",
             (id, void *, void *), carob_string("1"), first, second);
  carob_block_release(first);
  carob_block_release(second);
}

static void configure(id self, SEL _cmd, id cell, id word) {
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id),
             CAROB_SEND(id, word, "text", ()));
}

static void select_word(id self, SEL _cmd, id table, id word) {
  void *first = block(self, (IMP)got_model, "v@?@"),
       *second = block(self, (IMP)failed_with_model, "v@?@@");
  CAROB_SEND(id, CAROB_SEND(id, word, "gateway", ()),
             "performAction:successBlock:failureBlock:", (id, void *, void *),
             carob_string("GET"), first, second);
  carob_block_release(first);
  carob_block_release(second);
}

/* -- A data source whose screen does not let it fetch -------------------------------------------- */

static void refuse(id self, SEL _cmd, id source) { CAROB_SEND(void, source, "cancelFetch", ()); }

static void load_twice(id self, SEL _cmd) {
  id source = CAROB_SEND(id, self, "dataSource", ());
  CAROB_SEND(void, source, "fetchData", ());
  CAROB_SEND(void, source, "fetchData", ());
}

/* With a data source of the screen's own. */
static void load_own_twice(id self, SEL _cmd) {
  id source = CAROB_SEND(id, objc_getClass("ICRemoteDataSource"), "new", ());
  CAROB_SEND(void, source, "setApiPath:", (id), url());
  CAROB_SEND(void, source, "setMappingClass:", (Class), objc_getClass("OWWord"));
  CAROB_SEND(void, self, "setDataSource:", (id), source);
  objc_release(source);
  load_twice(self, _cmd);
}

/* ------------------------------------------------------------------------------------------------ */

static bool screen(const char *name, const char *selector, IMP imp, const char *types) {
  Class cls = objc_allocateClassPair(objc_getClass("ICTableViewController"), name, 0);
  bool complete = add_method(cls, selector, imp, types) &&
                  add_method(cls, "configureCell:withOWWord:", (IMP)configure, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}

static bool load(void) {
  const objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class word = objc_allocateClassPair(objc_getClass("ICModel"), "OWWord", 0);
  bool complete = class_addProperty(word, "text", string, 2) &&
                  add_method(word, "resourceEndpoint", (IMP)endpoint, "@@:");
  objc_registerClassPair(word);
  return complete && screen("OWFetching", "viewDidLoad", (IMP)load_fetching, "v@:") &&
         screen("OWCancelling", "viewDidLoad", (IMP)load_cancelling, "v@:") &&
         screen("OWPolling", "viewDidLoad", (IMP)load_polling, "v@:") &&
         screen("OWRaising", "viewDidLoad", (IMP)load_raising, "v@:") &&
         screen("OWExiting", "viewDidLoad", (IMP)load_exiting, "v@:") &&
         screen("OWModelScreen", "viewDidLoad", (IMP)load_model, "v@:") &&
         screen("OWSelecting", "tableView:didSelectOWWord:", (IMP)select_word, "v@:@@") &&
         screen("OWRefusing", "dataSourceWillLoadData:", (IMP)refuse, "v@:@") &&
         screen("OWTwice", "viewDidLoad", (IMP)load_twice, "v@:") &&
         screen("OWOwnTwice", "viewDidLoad", (IMP)load_own_twice, "v@:");
}

CAROB_PLUGIN(.identifier = "org.example.own-requests", .name = "Requests of its own",
             .version = "1", .load = load, .principal_class = "OWFetching")

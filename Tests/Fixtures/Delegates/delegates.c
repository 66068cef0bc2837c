/* Lists whose delegates answer in every way that there is. `Tests/Fixtures/ObjectiveC/Delegates` has most of
 * them in Objective-C. */
#include <carob/carob.h>
#include <stdio.h>
#include <string.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"

static const char handler[] = "configureCell:withRow:";

static bool is_handler(SEL selector) { return strcmp(sel_getName(selector), handler) == 0; }

static void set_text(id cell, const char *text) {
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), carob_string(text));
}

static void plain(id self, SEL _cmd, id cell, id row) { set_text(cell, "plain"); }

static void styled(id self, SEL _cmd, id cell, id row) { set_text(cell, "styled"); }

/* The object that the others hand messages on to. */
static id styler(void) {
  static id object;
  if (!object) object = CAROB_SEND(id, objc_getClass("DGStyler"), "new", ());
  return object;
}

/* What overrides of `respondsToSelector:` say. */
static BOOL says_no(id self, SEL _cmd, SEL selector) { return NO; }

static BOOL says_yes(id self, SEL _cmd, SEL selector) { return is_handler(selector); }

static int asked;

static BOOL counts(id self, SEL _cmd, SEL selector) {
  if (is_handler(selector)) asked++;
  return CAROB_SEND_SUPER(BOOL, self, "DGCountingList", "respondsToSelector:", (SEL), selector);
}

static void show_count(id self, SEL _cmd, id cell, id row) {
  char text[16];
  snprintf(text, sizeof text, "asked %d", asked);
  set_text(cell, text);
}

static BOOL no(id self, SEL _cmd) { return NO; }

/* Ways of forwarding. */
static id target(id self, SEL _cmd, SEL selector) { return styler(); }

static id signature(id self, SEL _cmd, SEL selector) {
  return CAROB_SEND(id, styler(), "methodSignatureForSelector:", (SEL), selector);
}

static void forward(id self, SEL _cmd, id invocation) {
  CAROB_SEND(void, invocation, "invokeWithTarget:", (id), styler());
}

/* A list's delegate is an object of the class that is called as the list, without "List". */
static void view_did_load(id self, SEL _cmd) {
  char name[64];
  const char *list = object_getClassName(self);
  snprintf(name, sizeof name, "%.*s", (int)(strlen(list) - strlen("List")), list);
  id delegate = CAROB_SEND(id, objc_getClass(name), "alloc", ());
  CAROB_SEND(void, self, "setCellConfigurationDelegate:", (id), delegate);
}

/* Handlers of one object: its class is hidden. */
static void own_view_did_load(id self, SEL _cmd) {
  id delegate = CAROB_SEND(id, objc_getClass("DGOwn"), "new", ());
  carob_respond(delegate, sel_registerName(handler), (IMP)styled, "v@:@@");
  CAROB_SEND(void, self, "setCellConfigurationDelegate:", (id), delegate);
}

static void own_fail(id self, SEL _cmd, id cell, id row) {
  CAROB_SEND(id, CAROB_SEND(id, objc_getClass("NSArray"), "array", ()), "objectAtIndex:",
             (unsigned long), 5);
}

static void fails_view_did_load(id self, SEL _cmd) {
  id delegate = CAROB_SEND(id, objc_getClass("DGOwn"), "new", ());
  carob_respond(delegate, sel_registerName(handler), (IMP)own_fail, "v@:@@");
  CAROB_SEND(void, self, "setCellConfigurationDelegate:", (id), delegate);
}

static void list_fail(id self, SEL _cmd, id cell, id row) {
  const id none[] = {NULL};
  CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:", (const id *, unsigned long), none, 1);
}

static Class make(const char *name, const char *superclass) {
  return objc_allocateClassPair(objc_getClass(superclass), name, 0);
}

static bool add(Class cls, const char *selector, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(selector), imp, types);
}

static bool list_and(Class delegate) {
  char name[64];
  objc_registerClassPair(delegate);
  snprintf(name, sizeof name, "%sList", class_getName(delegate));
  Class list = make(name, "ICTableViewController");
  const bool complete = add(list, "viewDidLoad", (IMP)view_did_load, "v@:");
  objc_registerClassPair(list);
  return complete;
}

static bool load(void) {
  const objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class row = make("DGRow", "ICModel");
  bool ok = class_addProperty(row, "name", string, 2);
  objc_registerClassPair(row);

  Class list = make("DGList", "ICTableViewController");
  ok = ok && add(list, handler, (IMP)plain, "v@:@@");
  objc_registerClassPair(list);
  list = make("DGRefusingList", "DGList");
  ok = ok && add(list, "respondsToSelector:", (IMP)says_no, "B@::");
  objc_registerClassPair(list);
  list = make("DGCountingList", "ICTableViewController");
  ok = ok && add(list, "respondsToSelector:", (IMP)counts, "B@::") &&
       add(list, handler, (IMP)show_count, "v@:@@");
  objc_registerClassPair(list);
  list = make("DGEachTimeList", "DGCountingList");
  ok = ok && add(object_getClass((id)list), "cachesRespondsToSelector", (IMP)no, "B@:");
  objc_registerClassPair(list);
  list = make("DGElementList", "ICTableViewController");
  ok = ok && add(list, handler, (IMP)list_fail, "v@:@@");
  objc_registerClassPair(list);

  Class delegate = make("DGStyler", "NSObject");
  ok = ok && add(delegate, handler, (IMP)styled, "v@:@@") && list_and(delegate);
  delegate = make("DGMisspelled", "NSObject");
  ok = ok && add(delegate, "configureCell:WithRow:", (IMP)styled, "v@:@@") && list_and(delegate);
  delegate = make("DGUnasked", "NSObject");
  objc_registerClassPair(delegate);
  list = make("DGUnaskedList", "DGList");
  ok = ok && add(list, "viewDidLoad", (IMP)view_did_load, "v@:") && add(list, handler, (IMP)plain, "v@:@@");
  objc_registerClassPair(list);
  delegate = make("DGTarget", "NSObject");
  ok = ok && add(delegate, "forwardingTargetForSelector:", (IMP)target, "@@::") && list_and(delegate);
  delegate = make("DGSayingTarget", "DGTarget");
  ok = ok && add(delegate, "respondsToSelector:", (IMP)says_yes, "B@::") && list_and(delegate);
  delegate = make("DGLiar", "NSObject");
  ok = ok && add(delegate, "respondsToSelector:", (IMP)says_yes, "B@::") && list_and(delegate);
  delegate = make("DGInvoker", "NSObject");
  ok = ok && add(delegate, "methodSignatureForSelector:", (IMP)signature, "@@::") &&
       add(delegate, "forwardInvocation:", (IMP)forward, "v@:@") && list_and(delegate);
  delegate = make("DGProxy", "NSProxy");
  ok = ok && add(delegate, "methodSignatureForSelector:", (IMP)signature, "@@::") &&
       add(delegate, "forwardInvocation:", (IMP)forward, "v@:@") && list_and(delegate);
  delegate = make("DGTargetProxy", "NSProxy");
  ok = ok && add(delegate, "forwardingTargetForSelector:", (IMP)target, "@@::") && list_and(delegate);
  delegate = make("DGOwn", "NSObject");
  objc_registerClassPair(delegate);
  list = make("DGOwnList", "DGList");
  ok = ok && add(list, "viewDidLoad", (IMP)own_view_did_load, "v@:");
  objc_registerClassPair(list);
  list = make("DGFailingList", "ICTableViewController");
  ok = ok && add(list, "viewDidLoad", (IMP)fails_view_did_load, "v@:");
  objc_registerClassPair(list);
  return ok;
}

CAROB_PLUGIN(.identifier = "org.example.delegates", .name = "Delegates", .version = "1", .load = load,
             .prefixes = (const char *const[]){"DG", NULL}, .principal_class = "DGList",
             .model_class = "DGRow", .data = "rows.json")

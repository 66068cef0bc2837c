/* Nothing is wrong with it. mistakes.json says what to change for a mistake. */
#include <carob/carob.h>

static void property(Class cls, const char *name, const char *type) {
  const objc_property_attribute_t attributes[] = {{"T", type}, {"&", ""}};
  class_addProperty(cls, name, attributes, 2);
}

static id text(id object, const char *key) {
  return CAROB_SEND(id, object, "valueForKey:", (id), carob_string(key));
}

static id mapping(Class self, SEL _cmd) {
  (void)self, (void)_cmd;
  return CAROB_SEND(
    id, objc_getRequiredClass("NSDictionary"), "dictionaryWithObject:forKey:", (id, id),
    carob_string("created_at"), carob_string("createdAt"));
}

static Class labels_class(Class self, SEL _cmd) {
  (void)self, (void)_cmd;
  return objc_getRequiredClass("GHLabel");
}

static id date_serializer(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  id formatter = CAROB_SEND(id, objc_getRequiredClass("NSDateFormatter"), "new", ());
  CAROB_SEND(void, formatter, "setDateFormat:", (id), carob_string("yyyy-MM-dd'T'HH:mm:ssZZZZZ"));
  id serializer = CAROB_SEND(id, objc_getRequiredClass("ICDateSerializer"), "new", ());
  CAROB_SEND(void, serializer, "setDateFormatter:", (id), formatter);
  objc_release(formatter);
  return objc_autorelease(serializer);
}

static void add_models(void) {
  Class user = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "GHUser", 0);
  property(user, "login", "@\"NSString\"");
  objc_registerClassPair(user);

  Class label = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "GHLabel", 0);
  property(label, "name", "@\"NSString\"");
  objc_registerClassPair(label);

  Class issue = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "GHIssue", 0);
  property(issue, "number", "@\"NSNumber\"");
  property(issue, "title", "@\"NSString\"");
  property(issue, "state", "@\"NSString\"");
  property(issue, "createdAt", "@\"NSDate\"");
  property(issue, "user", "@\"GHUser\"");
  property(issue, "labels", "@\"NSArray\"");
  class_addMethod(
    object_getClass((id)issue), sel_registerName("JSONMapping"), (IMP)mapping, "@@:");
  class_addMethod(
    object_getClass((id)issue), sel_registerName("mappingClassForLabels"), (IMP)labels_class, "#@:");
  class_addMethod(
    issue, sel_registerName("serializerForCreatedAt"), (IMP)date_serializer, "@@:");
  objc_registerClassPair(issue);
}

/* The issues by state, then by title. */
static id init_with_issues(id self, SEL _cmd, id issues) {
  (void)_cmd;
  const id descriptors[] = {
    CAROB_SEND(id, objc_getRequiredClass("NSSortDescriptor"), "sortDescriptorWithKey:ascending:",
               (id, BOOL), carob_string("state"), YES),
    CAROB_SEND(id, objc_getRequiredClass("NSSortDescriptor"), "sortDescriptorWithKey:ascending:",
               (id, BOOL), carob_string("title"), YES)};
  id list = CAROB_SEND(id, objc_getRequiredClass("NSArray"), "arrayWithObjects:count:",
                       (const id *, unsigned long), descriptors, 2);
  id all = CAROB_SEND(id, objc_getRequiredClass("ICSimpleDataSource"), "alloc", ());
  all = CAROB_SEND(id, all, "initWithObjects:", (id), issues);
  id source = CAROB_SEND(id, objc_getRequiredClass("ICSectionedDataSource"), "alloc", ());
  source = CAROB_SEND(id, source, "initWithDataSource:sectioningKey:sortDescriptors:",
                      (id, id, id), all, carob_string("state"), list);
  self = CAROB_SEND_SUPER(id, self, "GHIssueListViewController", "initWithDataSource:", (id), source);
  objc_release(source);
  objc_release(all);
  return self;
}

static void view_did_load(id self, SEL _cmd) {
  (void)_cmd;
  CAROB_SEND_SUPER(void, self, "GHIssueListViewController", "viewDidLoad", ());
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("Issues"));
  CAROB_SEND(void, CAROB_SEND(id, self, "dataSource", ()), "fetchData", ());
}

static void configure(id self, SEL _cmd, id cell, id issue) {
  (void)self, (void)_cmd;
  id label = CAROB_SEND(id, cell, "textLabel", ());
  CAROB_SEND(void, label, "setText:", (id), text(issue, "title"));
}

static void configure_label(id self, SEL _cmd, id cell, id label) {
  (void)self, (void)_cmd;
  CAROB_SEND(
    void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), text(label, "name"));
}

static double height(id self, SEL _cmd, id table, id issue) {
  (void)self, (void)_cmd, (void)table, (void)issue;
  return 44;
}

static void select_issue(id self, SEL _cmd, id table, id issue) {
  (void)_cmd, (void)table;
  id detail = CAROB_SEND(id, objc_getRequiredClass("GHIssueViewController"), "alloc", ());
  detail = CAROB_SEND(id, detail, "initWithObjects:", (id), text(issue, "labels"));
  CAROB_SEND(void, detail, "setTitle:", (id), text(issue, "title"));
  id navigation = CAROB_SEND(id, self, "navigationController", ());
  CAROB_SEND(void, navigation, "pushViewController:animated:", (id, BOOL), detail, YES);
  objc_release(detail);
}

static void add_screens(void) {
  Class list = objc_allocateClassPair(
    objc_getRequiredClass("ICTableViewController"), "GHIssueListViewController", 0);
  class_addMethod(list, sel_registerName("initWithIssues:"), (IMP)init_with_issues, "@@:@");
  class_addMethod(list, sel_registerName("viewDidLoad"), (IMP)view_did_load, "v@:");
  class_addMethod(list, sel_registerName("configureCell:withIssue:"), (IMP)configure, "v@:@@");
  class_addMethod(list, sel_registerName("tableView:heightForIssue:"), (IMP)height, "d@:@@");
  class_addMethod(list, sel_registerName("tableView:didSelectIssue:"), (IMP)select_issue, "v@:@@");
  objc_registerClassPair(list);

  Class detail = objc_allocateClassPair(
    objc_getRequiredClass("ICTableViewController"), "GHIssueViewController", 0);
  class_addMethod(
    detail, sel_registerName("configureCell:withLabel:"), (IMP)configure_label, "v@:@@");
  objc_registerClassPair(detail);
}

static bool load(void) {
  add_models();
  add_screens();
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.issues", .name = "Issues", .version = "1.0.0",
             .principal_class = "GHIssueListViewController", .model_class = "GHIssue",
             .data = "issues.json", .key_path = "items",
             .prefixes = (const char *const[]){"GH", NULL}, .load = load)

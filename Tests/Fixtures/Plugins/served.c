/* A list for `carob serve`: a row leads to a screen with its text, whose title counts turns of a timer; a row with the text
 * `crash` ends the process, one with the text `hang` says so on standard error and never comes back, and one with the text `alert`
 * presents an alert. */
#include <carob/carob.h>
#include <carob/uikit.h>
#include <stdio.h>
#include <string.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"

#ifndef TITLE
#define TITLE "Served"
#endif

static void configure(id self, SEL _cmd, id cell, id row) {
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id),
             CAROB_SEND(id, row, "text", ()));
}

static void later(id self) {
  CAROB_SEND(void, self, "performSelector:withObject:afterDelay:", (SEL, id, double),
             sel_registerName("tick"), NULL, 0.05);
}

static void tick(id self, SEL _cmd) {
  id title = CAROB_SEND(id, self, "title", ());
  CAROB_SEND(void, self, "setTitle:", (id),
             CAROB_SEND(id, title, "stringByAppendingString:", (id), carob_string("+")));
  if (CAROB_SEND(unsigned long, title, "length", ()) < 12) later(self);
}

static void did_load(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "SVList", "viewDidLoad", ());
  CAROB_SEND(void, self, "setTitle:", (id), carob_string(TITLE));
}

static void detail_did_load(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "SVDetail", "viewDidLoad", ());
  later(self);
}

static void present_alert(id self) {
  id title = CAROB_SEND(id, objc_getClass("NSString"), "stringWithUTF8String:", (const char *), "Sure?");
  id alert = CAROB_SEND(id, objc_getClass("UIAlertController"),
                        "alertControllerWithTitle:message:preferredStyle:", (id, id, NSInteger),
                        title, NULL, UIAlertControllerStyleAlert);
  const char *names[] = {"No", "Yes"};
  for (int i = 0; i < 2; i++) {
    id name = CAROB_SEND(id, objc_getClass("NSString"), "stringWithUTF8String:", (const char *), names[i]);
    CAROB_SEND(void, alert, "addAction:", (id),
               CAROB_SEND(id, objc_getClass("UIAlertAction"), "actionWithTitle:style:handler:",
                          (id, NSInteger, id), name, i ? UIAlertActionStyleDefault : UIAlertActionStyleCancel, NULL));
  }
  CAROB_SEND(void, self, "presentViewController:animated:completion:", (id, BOOL, id), alert, YES, NULL);
}

static void did_select(id self, SEL _cmd, id table, id row) {
  const char *text = CAROB_SEND(const char *, CAROB_SEND(id, row, "text", ()), "UTF8String", ());
  if (!strcmp(text, "crash")) *(volatile int *)NULL = 0;
  if (!strcmp(text, "hang")) fputs("hangs\n", stderr);
  for (volatile bool hangs = !strcmp(text, "hang"); hangs;) {
  }
  if (!strcmp(text, "alert")) return present_alert(self);
  id rows = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObject:", (id), row);
  id detail = CAROB_SEND(id, objc_getClass("SVDetail"), "alloc", ());
  detail = objc_autorelease(CAROB_SEND(id, detail, "initWithObjects:", (id), rows));
  CAROB_SEND(void, detail, "setTitle:", (id), CAROB_SEND(id, row, "text", ()));
  CAROB_SEND(void, CAROB_SEND(id, self, "navigationController", ()),
             "pushViewController:animated:", (id, BOOL), detail, YES);
}

static bool load(void) {
  const objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class row = objc_allocateClassPair(objc_getClass("ICModel"), "SVRow", 0);
  bool complete = class_addProperty(row, "text", string, 2);
  objc_registerClassPair(row);
  Class list = objc_allocateClassPair(objc_getClass("ICTableViewController"), "SVList", 0);
  Class detail = objc_allocateClassPair(objc_getClass("ICTableViewController"), "SVDetail", 0);
  SEL configuring = sel_registerName("configureCell:withRow:");
  SEL loading = sel_registerName("viewDidLoad");
  complete = complete && class_addMethod(list, configuring, (IMP)configure, "v@:@@") &&
             class_addMethod(detail, configuring, (IMP)configure, "v@:@@") &&
             class_addMethod(list, loading, (IMP)did_load, "v@:") &&
             class_addMethod(detail, loading, (IMP)detail_did_load, "v@:") &&
             class_addMethod(detail, sel_registerName("tick"), (IMP)tick, "v@:") &&
             class_addMethod(list, sel_registerName("tableView:didSelectRow:"), (IMP)did_select,
                             "v@:@@");
  objc_registerClassPair(list);
  objc_registerClassPair(detail);
  return complete;
}

static const char *const prefixes[] = {"SV", NULL};

CAROB_PLUGIN(.identifier = "org.example.served", .name = "Served", .version = "1", .load = load,
             .principal_class = "SVList", .model_class = "SVRow",
             .prefixes = prefixes)

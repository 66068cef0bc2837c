/* A list that counts by itself, every 10 ms, in its title, once a row was selected; another row pushes a list of itself and of a row
 * that ends the process, as a third one does. */
#include <carob/carob.h>
#include <stdio.h>
#include <stdlib.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"

static int count;

static void configure(id self, SEL _cmd, id cell, id row) {
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id),
             CAROB_SEND(id, row, "text", ()));
}

static void tick(id self, SEL _cmd) {
  char text[32];
  snprintf(text, sizeof text, "%d", ++count);
  CAROB_SEND(void, self, "setTitle:", (id), carob_string(text));
  CAROB_SEND(void, self, "performSelector:withObject:afterDelay:", (SEL, id, double),
             sel_registerName("tick"), NULL, 0.01);
}

static void did_select(id self, SEL _cmd, id table, id row) {
  const char *text = carob_utf8(CAROB_SEND(id, row, "text", ()));
  if (text[0] == 'c') abort();
  if (text[0] == 't') {
    tick(self, _cmd);
    return;
  }
  id crash = CAROB_SEND(id, objc_getClass("LVRow"), "alloc", ());
  crash = objc_autorelease(CAROB_SEND(id, crash, "init", ()));
  CAROB_SEND(void, crash, "setText:", (id), carob_string("crash"));
  id rows = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObject:", (id), row);
  rows = CAROB_SEND(id, rows, "arrayByAddingObject:", (id), crash);
  id next = CAROB_SEND(id, objc_getClass("LVList"), "alloc", ());
  next = objc_autorelease(CAROB_SEND(id, next, "initWithObjects:", (id), rows));
  CAROB_SEND(void, next, "setTitle:", (id), carob_string("Next"));
  CAROB_SEND(void, CAROB_SEND(id, self, "navigationController", ()), "pushViewController:animated:",
             (id, BOOL), next, YES);
}

static bool load(void) {
  const objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class row = objc_allocateClassPair(objc_getClass("ICModel"), "LVRow", 0);
  Class list = objc_allocateClassPair(objc_getClass("ICTableViewController"), "LVList", 0);
  bool complete = class_addProperty(row, "text", string, 2) &&
                  class_addMethod(list, sel_registerName("configureCell:withLVRow:"),
                                  (IMP)configure, "v@:@@") &&
                  class_addMethod(list, sel_registerName("tableView:didSelectLVRow:"),
                                  (IMP)did_select, "v@:@@") &&
                  class_addMethod(list, sel_registerName("tick"), (IMP)tick, "v@:");
  objc_registerClassPair(row);
  objc_registerClassPair(list);
  return complete;
}

CAROB_PLUGIN(.identifier = "org.example.live", .name = "Live", .version = "1", .load = load,
             .principal_class = "LVList", .model_class = "LVRow")

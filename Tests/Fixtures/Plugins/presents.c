/* A list that covers itself when a row is selected: with a note, with a stack of one, or with a note that
 * covers itself as well. */
#include <carob/carob.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"

static void configure(id self, SEL _cmd, id cell, id row) {
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id),
             CAROB_SEND(id, row, "text", ()));
}

/* A list of one row, with a title. */
static id make_note(id row, const char *title) {
  id rows = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObject:", (id), row);
  id note = CAROB_SEND(id, objc_getClass("PRNote"), "alloc", ());
  note = objc_autorelease(CAROB_SEND(id, note, "initWithObjects:", (id), rows));
  CAROB_SEND(void, note, "setTitle:", (id), carob_string(title));
  return note;
}

static void present(id self, id screen) {
  CAROB_SEND(void, self, "presentViewController:animated:completion:", (id, BOOL, id), screen, YES, NULL);
}

static void did_select(id self, SEL _cmd, id table, id row) {
  id note = make_note(row, "Note");
  if (CAROB_SEND(bool, row, "stacked", ())) {
    id stack = CAROB_SEND(id, objc_getClass("UINavigationController"), "alloc", ());
    present(self, objc_autorelease(
                    CAROB_SEND(id, stack, "initWithRootViewController:", (id), note)));
    return;
  }
  present(self, note);
  if (CAROB_SEND(bool, row, "covered", ())) present(note, make_note(row, "Note on a note"));
}

static bool load(void) {
  const objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  const objc_property_attribute_t flag[] = {{"T", "B"}, {"N", ""}};
  Class row = objc_allocateClassPair(objc_getClass("ICModel"), "PRRow", 0);
  Class note = objc_allocateClassPair(objc_getClass("ICTableViewController"), "PRNote", 0);
  bool complete = class_addProperty(row, "text", string, 2) &&
                  class_addProperty(row, "stacked", flag, 2) &&
                  class_addProperty(row, "covered", flag, 2) &&
                  class_addMethod(note, sel_registerName("configureCell:withPRRow:"), (IMP)configure,
                                  "v@:@@");
  objc_registerClassPair(row);
  objc_registerClassPair(note);
  Class list = objc_allocateClassPair(note, "PRList", 0);
  complete = complete && class_addMethod(list, sel_registerName("tableView:didSelectPRRow:"),
                                         (IMP)did_select, "v@:@@");
  objc_registerClassPair(list);
  return complete;
}

CAROB_PLUGIN(.identifier = "org.example.presents", .name = "Presents", .version = "1", .load = load,
             .principal_class = "PRList", .model_class = "PRRow")

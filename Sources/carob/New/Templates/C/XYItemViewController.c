#include "Template.h"

static id field(const char *label, id value) {
  return CAROB_SEND(id, objc_getClass("XYField"), "fieldWithLabel:value:", (id, id),
                    carob_string(label), value);
}

/* A screen with a row for each property.
 *
 * - (instancetype)initWithItem:(XYItem *)item */
static id XYItemViewController_initWithItem_(id self, SEL _cmd, id item) {
  id name = CAROB_SEND(id, item, "name", ());
  const id fields[] = {
    field("Name", name),
    field("Summary", CAROB_SEND(id, item, "summary", ())),
  };
  id objects = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                          (const id *, size_t), fields, sizeof fields / sizeof fields[0]);

  self = CAROB_SEND_SUPER(id, self, "XYItemViewController", "initWithObjects:", (id), objects);
  if (!self) return NULL;

  CAROB_SEND(void, self, "setTitle:", (id), name);
  CAROB_SEND(void, self, "setDefaultCellClass:", (Class), objc_getClass("ICTableViewCell"));
  return self;
}

/* - (void)configureCell:(ICTableViewCell *)cell withField:(XYField *)field */
static void XYItemViewController_configureCell_withField_(
  id self, SEL _cmd, id cell, id field) {
  id text_label = CAROB_SEND(id, cell, "textLabel", ());
  id detail_text_label = CAROB_SEND(id, cell, "detailTextLabel", ());
  CAROB_SEND(void, text_label, "setText:", (id), CAROB_SEND(id, field, "label", ()));
  CAROB_SEND(void, detail_text_label, "setText:", (id), CAROB_SEND(id, field, "value", ()));
}

/* @interface XYItemViewController : ICTableViewController
 * @end */
bool XYItemViewController_register(void) {
  Class cls =
    objc_allocateClassPair(objc_getClass("ICTableViewController"), "XYItemViewController", 0);
  bool complete =
    add_method(cls, "initWithItem:", (IMP)XYItemViewController_initWithItem_,
               "@@:@") &&
    add_method(cls, "configureCell:withField:",
               (IMP)XYItemViewController_configureCell_withField_, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}

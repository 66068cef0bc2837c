#include "Template.h"

static id field(const char *label, id value) {
  return CAROB_SEND(id, objc_getRequiredClass("XYField"), "fieldWithLabel:value:", (id, id),
                    carob_string(label), value);
} /*values*/

/* A row for what is at a key path: its text, or those of an array's elements. */
static id field_at(const char *label, id item, const char *key_path) {
  id value = CAROB_SEND(id, item, "valueForKeyPath:", (id), carob_string(key_path));
  bool is_array = CAROB_SEND(bool, value, "isKindOfClass:", (Class),
                             objc_getRequiredClass("NSArray"));
  if (is_array) value = CAROB_SEND(id, value, "componentsJoinedByString:", (id), carob_string(", "));
  return field(label, CAROB_SEND(id, value, "description", ()));
} /*end*/

/* A screen with a row for each property.
 *
 * - (instancetype)initWithItem:(XYItem *)item */
static id XYItemViewController_initWithItem_(id self, SEL _cmd, id item) {
  id name = CAROB_SEND(id, item, "name", ());
  const id fields[] = { /*plain*/
    field("Name", name),
    field("Summary", CAROB_SEND(id, item, "summary", ())), /*rows*/
    field_at("Summary", item, "summary"), /*end*/
  };
  id objects = CAROB_SEND(id, objc_getRequiredClass("NSArray"), "arrayWithObjects:count:",
                          (const id *, size_t), fields, sizeof fields / sizeof fields[0]);

  self = CAROB_SEND_SUPER(id, self, "XYItemViewController", "initWithObjects:", (id), objects);
  if (!self) return NULL;

  CAROB_SEND(void, self, "setTitle:", (id), name);
  CAROB_SEND(void, self, "setDefaultCellClass:", (Class), objc_getRequiredClass("ICTableViewCell"));
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
  Class cls = objc_allocateClassPair(
    objc_getRequiredClass("ICTableViewController"), "XYItemViewController", 0);
  bool complete =
    add_method(cls, "initWithItem:", (IMP)XYItemViewController_initWithItem_,
               "@@:@") &&
    add_method(cls, "configureCell:withField:",
               (IMP)XYItemViewController_configureCell_withField_, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}

#include "Followers.h"

static id field(const char *label, id value) {
  return CAROB_SEND(id, objc_getClass("SKUserField"), "fieldWithLabel:value:", (id, id),
                    carob_string(label), value);
}

/* - (instancetype)initWithUser:(SKUser *)user {
 *   self = [super initWithObjects:@[ …a field for each property… ]];
 *   if (!self) return nil;
 *   self.title = user.name;
 *   [self registerCellClass:[ICTableViewCell class] forModelClass:[SKUserField class]];
 *   return self;
 * } */
static id SKUserViewController_initWithUser_(id self, SEL _cmd, id user) {
  id name = CAROB_SEND(id, user, "name", ());
  const id fields[] = {
    field("Name", name),
    field("Handle", CAROB_SEND(id, user, "handle", ())),
    field("Biography", CAROB_SEND(id, user, "bio", ())),
  };
  id objects = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                          (const id *, size_t), fields, sizeof fields / sizeof fields[0]);

  self = CAROB_SEND_SUPER(id, self, "SKUserViewController", "initWithObjects:", (id), objects);
  if (!self) return NULL;

  CAROB_SEND(void, self, "setTitle:", (id), name);
  CAROB_SEND(void, self, "registerCellClass:forModelClass:", (Class, Class),
             objc_getClass("ICTableViewCell"), objc_getClass("SKUserField"));
  return self;
}

/* - (void)configureCell:(ICTableViewCell *)cell withUserField:(SKUserField *)userField {
 *   cell.textLabel.text = userField.label;
 *   cell.detailTextLabel.text = userField.value;
 * } */
static void SKUserViewController_configureCell_withUserField_(
  id self, SEL _cmd, id cell, id user_field) {
  id text_label = CAROB_SEND(id, cell, "textLabel", ());
  id detail_text_label = CAROB_SEND(id, cell, "detailTextLabel", ());
  CAROB_SEND(void, text_label, "setText:", (id), CAROB_SEND(id, user_field, "label", ()));
  CAROB_SEND(void, detail_text_label, "setText:", (id), CAROB_SEND(id, user_field, "value", ()));
}

/* @interface SKUserViewController : ICTableViewController
 * @end */
bool SKUserViewController_register(void) {
  Class cls =
    objc_allocateClassPair(objc_getClass("ICTableViewController"), "SKUserViewController", 0);
  bool complete =
    add_method(cls, "initWithUser:", (IMP)SKUserViewController_initWithUser_, "@@:@") &&
    add_method(cls, "configureCell:withUserField:",
               (IMP)SKUserViewController_configureCell_withUserField_, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}

/* A list and a screen for the row that is selected, with prefixes, cells and super sends. */
#include <carob/carob.h>

#define UNUSED (void)self, (void)_cmd

static const objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};

static Class make(const char *name, const char *superclass) {
  return objc_allocateClassPair(objc_getClass(superclass), name, 0);
}

static bool method(Class cls, const char *name, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(name), imp, types);
}

static void set_labels(id cell, id text, id detail) {
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), text);
  CAROB_SEND(void, CAROB_SEND(id, cell, "detailTextLabel", ()), "setText:", (id), detail);
}

static id list_init(id self, SEL _cmd, id objects) {
  (void)_cmd;
  self = CAROB_SEND_SUPER(id, self, "FZPersonList", "initWithObjects:", (id), objects);
  if (!self) return NULL;
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("People"));
  CAROB_SEND(void, self, "registerCellClass:forModelClass:", (Class, Class),
             objc_getClass("FZPersonCell"), objc_getClass("FZPerson"));
  return self;
}

static void list_configure(id self, SEL _cmd, id cell, id person) {
  UNUSED;
  set_labels(cell, CAROB_SEND(id, person, "name", ()), CAROB_SEND(id, person, "trade", ()));
}

static void list_select(id self, SEL _cmd, id table, id person) {
  (void)_cmd, (void)table;
  id screen = CAROB_SEND(id, objc_getClass("FZPersonScreen"), "alloc", ());
  screen = CAROB_SEND(id, screen, "initWithPerson:", (id), person);
  CAROB_SEND(void, CAROB_SEND(id, self, "navigationController", ()),
             "pushViewController:animated:", (id, BOOL), screen, YES);
  objc_release(screen);
}

static id screen_init(id self, SEL _cmd, id person) {
  (void)_cmd;
  const id people[] = {person};
  id objects = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                          (const id *, size_t), people, (size_t)1);
  self = CAROB_SEND_SUPER(id, self, "FZPersonScreen", "initWithObjects:", (id), objects);
  if (self) CAROB_SEND(void, self, "setTitle:", (id), CAROB_SEND(id, person, "name", ()));
  return self;
}

static bool load(void) {
  Class person = make("FZPerson", "ICModel"), cell = make("FZPersonCell", "ICTableViewCell");
  Class list = make("FZPersonList", "ICTableViewController");
  Class screen = make("FZPersonScreen", "ICTableViewController");
  bool ok = class_addProperty(person, "name", string, 2) &&
            class_addProperty(person, "trade", string, 2) &&
            method(list, "initWithObjects:", (IMP)list_init, "@@:@") &&
            method(list, "configureCell:withPerson:", (IMP)list_configure, "v@:@@") &&
            method(list, "tableView:didSelectPerson:", (IMP)list_select, "v@:@@") &&
            method(screen, "initWithPerson:", (IMP)screen_init, "@@:@") &&
            method(screen, "configureCell:withPerson:", (IMP)list_configure, "v@:@@");
  objc_registerClassPair(person), objc_registerClassPair(cell);
  objc_registerClassPair(list), objc_registerClassPair(screen);
  return ok;
}

CAROB_PLUGIN(.identifier = "org.example.frozen.list", .name = "List", .version = "1.0.0",
             .principal_class = "FZPersonList", .model_class = "FZPerson", .data = "data.json",
             .key_path = "people", .prefixes = (const char *const[]){"FZ", NULL}, .load = load)

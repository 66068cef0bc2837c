/* Uses an object that it has released. MODE says how. */
#define CAROB_CHECKED
#include <carob/carob.h>
#include <stdlib.h>
#include <string.h>

static id freed_note(void) {
  id note = class_createInstance(objc_getRequiredClass("ZONote"), 0);
  objc_retain(note);
  objc_release(note);
  objc_release(note);
  return note;
}

static id freed_by_pool(void) {
  void *pool = objc_autoreleasePoolPush();
  id note = objc_autorelease(class_createInstance(objc_getRequiredClass("ZONote"), 0));
  objc_autoreleasePoolPop(pool);
  return note;
}

static void configure(id self, SEL _cmd, id cell, id row) {
  (void)self, (void)_cmd, (void)row;
  const char *mode = getenv("MODE");
  id label = CAROB_SEND(id, cell, "textLabel", ());
  if (!strcmp(mode, "message")) CAROB_SEND(void, freed_note(), "title", ());
  if (!strcmp(mode, "pool")) CAROB_SEND(void, freed_by_pool(), "title", ());
  if (!strcmp(mode, "argument")) CAROB_SEND(void, label, "setText:", (id), freed_note());
  if (!strcmp(mode, "release")) objc_release(freed_note());
  /* References that others hold. */
  if (!strcmp(mode, "borrowed")) objc_release(row);
  if (!strcmp(mode, "array")) {
    id note = class_createInstance(objc_getRequiredClass("ZONote"), 0);
    id array = CAROB_SEND(id, CAROB_SEND(id, objc_getClass("NSMutableArray"), "alloc", ()), "init", ());
    CAROB_SEND(void, array, "addObject:", (id), note);
    objc_release(note);
    objc_release(note);
    objc_release(array);
  }
  if (!strcmp(mode, "element")) {
    id note = class_createInstance(objc_getRequiredClass("ZONote"), 0);
    id array = CAROB_SEND(id, objc_getClass("NSMutableArray"), "array", ());
    CAROB_SEND(void, array, "addObject:", (id), note);
    objc_release(note);
    objc_release(note);
    CAROB_SEND(BOOL, array, "containsObject:", (id), row);
  }
  if (!strcmp(mode, "drain")) {
    void *pool = objc_autoreleasePoolPush();
    id note = objc_autorelease(class_createInstance(objc_getRequiredClass("ZONote"), 0));
    objc_release(note);
    objc_autoreleasePoolPop(pool);
  }
  if (!strcmp(mode, "variable")) {
    id holder = class_createInstance(objc_getRequiredClass("ZOHolder"), 0);
    id note = class_createInstance(objc_getRequiredClass("ZONote"), 0);
    CAROB_SEND(void, holder, "setNote:", (id), note);
    objc_release(note);
    objc_release(note);
    objc_release(holder);
  }
  if (!strcmp(mode, "warm")) {
    id note = class_createInstance(objc_getRequiredClass("ZONote"), 0);
    for (int turn = 0; turn < 2; turn++) {
      CAROB_SEND(id, note, "title", ());
      if (turn == 0) objc_release(note);
    }
  }
}

static id title(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return carob_string("a note");
}

/* The host gets an object that was freed. */
static id section_title(id self, SEL _cmd, id table, long section) {
  (void)self, (void)_cmd, (void)table, (void)section;
  return !strcmp(getenv("MODE"), "result") ? freed_note() : 0;
}

static bool load(void) {
  Class note = objc_allocateClassPair(objc_getRequiredClass("NSObject"), "ZONote", 0);
  class_addMethod(note, sel_registerName("title"), (IMP)title, "@@:");
  objc_registerClassPair(note);
  objc_property_attribute_t strong[] = {{"T", "@\"ZONote\""}, {"&", ""}, {"V", "_note"}};
  Class holder = objc_allocateClassPair(objc_getRequiredClass("NSObject"), "ZOHolder", 0);
  class_addIvar(holder, "_note", sizeof(id), 3, "@\"ZONote\"");
  class_addProperty(holder, "note", strong, 3);
  objc_registerClassPair(holder);
  Class row = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "ZORow", 0);
  objc_registerClassPair(row);
  Class list = objc_allocateClassPair(objc_getRequiredClass("ICTableViewController"), "ZOList", 0);
  class_addMethod(list, sel_registerName("configureCell:withZORow:"), (IMP)configure, "v@:@@");
  class_addMethod(list, sel_registerName("tableView:titleForHeaderInSection:"), (IMP)section_title,
                  "@@:@q");
  objc_registerClassPair(list);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.zombies", .name = "Zombies", .version = "1.0.0",
             .principal_class = "ZOList", .model_class = "ZORow", .load = load)

/* Screens whose titles say which message gave them their rows. */
#include <carob/carob.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"

static void configure(id self, SEL _cmd, id cell, id row) {
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id),
             CAROB_SEND(id, row, "text", ()));
}

static id with_stories(id self, SEL _cmd, id stories) {
  self = CAROB_SEND_SUPER(id, self, "IZStoryList", "initWithObjects:", (id), stories);
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("initWithStories:"));
  return self;
}

static id with_objects(id self, SEL _cmd, id objects) {
  self = CAROB_SEND_SUPER(id, self, "IZList", "initWithObjects:", (id), objects);
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("initWithObjects:"));
  return self;
}

/* A screen that inherits no initialiser for objects. */
static id bare_with_stories(id self, SEL _cmd, id stories) {
  self = CAROB_SEND_SUPER(id, self, "IZBare", "init", ());
  CAROB_SEND(void, self, "setTitle:", (id),
             CAROB_SEND(unsigned long, stories, "count", ()) == 1 ? carob_string("one story")
                                                                 : carob_string("stories"));
  return self;
}

static Class model(const char *name) {
  const objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class cls = objc_allocateClassPair(objc_getClass("ICModel"), name, 0);
  if (cls && class_addProperty(cls, "text", string, 2)) objc_registerClassPair(cls);
  return cls;
}

static bool load(void) {
  Class list = objc_allocateClassPair(objc_getClass("ICTableViewController"), "IZList", 0);
  bool complete = model("IZStory") && model("IZPage") &&
                  class_addMethod(list, sel_registerName("configureCell:withObject:"),
                                  (IMP)configure, "v@:@@") &&
                  class_addMethod(list, sel_registerName("initWithObjects:"), (IMP)with_objects,
                                  "@@:@");
  objc_registerClassPair(list);
  Class stories = objc_allocateClassPair(list, "IZStoryList", 0);
  complete = complete && class_addMethod(stories, sel_registerName("initWithStories:"),
                                         (IMP)with_stories, "@@:@");
  objc_registerClassPair(stories);
  Class bare = objc_allocateClassPair(objc_getClass("UIViewController"), "IZBare", 0);
  complete = complete && class_addMethod(bare, sel_registerName("initWithStories:"),
                                         (IMP)bare_with_stories, "@@:@");
  objc_registerClassPair(bare);
  return complete;
}

static const char *const prefixes[] = {"IZ", NULL};

CAROB_PLUGIN(.identifier = "org.example.initializers", .name = "Initializers", .version = "1",
             .load = load, .principal_class = "IZStoryList", .model_class = "IZStory",
             .prefixes = prefixes)

/* A handler that changes a label on another thread. */
#include <carob/carob.h>
#include <pthread.h>

static void *change(void *label) {
  /* Of NSObject: any thread may ask. */
  (void)CAROB_SEND(bool, (id)label, "respondsToSelector:", (SEL), sel_registerName("text"));
  CAROB_SEND(void, (id)label, "setText:", (id), carob_string("elsewhere"));
  return 0;
}

static void configure(id self, SEL _cmd, id cell, id greeting) {
  (void)self, (void)_cmd;
  const id label = CAROB_SEND(id, cell, "textLabel", ());
  CAROB_SEND(void, label, "setText:", (id), CAROB_SEND(id, greeting, "text", ()));
  pthread_t thread;
  if (pthread_create(&thread, 0, change, (void *)label) == 0) pthread_join(thread, 0);
}

static bool load(void) {
  objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class model = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "Greeting", 0);
  Class screen = objc_allocateClassPair(objc_getRequiredClass("ICTableViewController"), "GreetingList", 0);
  bool ok = class_addProperty(model, "text", string, 2) && class_addMethod(
    screen, sel_registerName("configureCell:withGreeting:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(model), objc_registerClassPair(screen);
  return ok;
}

CAROB_PLUGIN(.identifier = "org.example.other-thread", .name = "Other thread", .version = "1.0.0", .principal_class = "GreetingList",
             .model_class = "Greeting", .data = "minimal.json", .load = load)

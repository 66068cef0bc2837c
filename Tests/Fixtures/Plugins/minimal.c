#include <carob/carob.h>

static void configure(id self, SEL _cmd, id cell, id greeting) {
  (void)self, (void)_cmd;
  id label = CAROB_SEND(id, cell, "textLabel", ());
  CAROB_SEND(void, label, "setText:", (id), CAROB_SEND(id, greeting, "text", ()));
}

static bool load(void) {
  objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class model = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "Greeting", 0);
  Class screen =
    objc_allocateClassPair(objc_getRequiredClass("ICTableViewController"), "GreetingList", 0);
  bool ok = class_addProperty(model, "text", string, 2) && class_addMethod(
    screen, sel_registerName("configureCell:withGreeting:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(model), objc_registerClassPair(screen);
  return ok;
}

CAROB_PLUGIN(.identifier = "org.example.hi", .name = "Hi", .version = "1.0.0", .load = load,
             .principal_class = "GreetingList", .model_class = "Greeting")

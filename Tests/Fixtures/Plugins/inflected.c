/* Sends strings what Instant Cocoa gave them, without having looked for a class that does the work. */
#include <carob/carob.h>

static void configure(id self, SEL _cmd, id cell, id word) {
  (void)self, (void)_cmd;
  id text = CAROB_SEND(id, CAROB_SEND(id, word, "text", ()), "snakeCasedString", ());
  id label = CAROB_SEND(id, cell, "textLabel", ());
  CAROB_SEND(void, label, "setText:", (id), CAROB_SEND(id, text, "pluralizedString", ()));
}

static bool load(void) {
  objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class model = objc_allocateClassPair(objc_getClass("ICModel"), "Word", 0);
  Class screen = objc_allocateClassPair(objc_getClass("ICTableViewController"), "WordList", 0);
  bool ok = class_addProperty(model, "text", string, 2) &&
            class_addMethod(screen, sel_registerName("configureCell:withWord:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(model), objc_registerClassPair(screen);
  return ok;
}

CAROB_PLUGIN(.identifier = "org.example.words", .name = "Words", .version = "1.0.0", .load = load,
             .principal_class = "WordList", .model_class = "Word")

// A plugin in C++17, where the entry's fields are given in order.
#include <carob/carob.h>

#include <string>

static void configure(id self, SEL, id cell, id word) {
  const char *text = carob_utf8(CAROB_SEND(id, word, "text", ()));
  const std::string line = std::string(text ? text : "nothing") + "!";
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), carob_string(line.c_str()));
  const double height = CAROB_SEND(double, self, "frozenHeight", ());
  if (height != 40) carob_raise("a double did not come back");
}

static double height(id, SEL) { return 40; }

static bool load() {
  const objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class model = objc_allocateClassPair(objc_getClass("ICModel"), "FrozenWord", 0);
  Class screen = objc_allocateClassPair(objc_getClass("ICTableViewController"), "FrozenWords", 0);
  const bool ok =
    class_addProperty(model, "text", string, 2) &&
    class_addMethod(screen, sel_registerName("frozenHeight"), (IMP)height, "d@:") &&
    class_addMethod(screen, sel_registerName("configureCell:withFrozenWord:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(model), objc_registerClassPair(screen);
  return ok;
}

CAROB_PLUGIN("org.example.frozen.cxx", "C++", "1.0.0", "FrozenWords", "FrozenWord", "data.json",
             nullptr, nullptr, load, nullptr, nullptr)

/* A plugin upon which `upon.c` is built: a model, and a list of such. TITLE is what the rows begin with. UPON is the plugin that it
 * depends on, LEAST_HOST the host that it needs. */
#include <carob/carob.h>
#include <stdio.h>

#ifndef TITLE
#define TITLE "base"
#endif
#ifndef LEAST_HOST
#define LEAST_HOST "0.1"
#endif

static void configure(id self, SEL _cmd, id cell, id word) {
  (void)self, (void)_cmd;
  char line[100];
  const char *text = carob_utf8(CAROB_SEND(id, word, "text", ()));
  snprintf(line, sizeof line, "%s: %s", TITLE, text ? text : "");
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), carob_string(line));
}

static bool load(void) {
  objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class model = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "DBWord", 0);
  Class screen = objc_allocateClassPair(objc_getRequiredClass("ICTableViewController"), "DBGlossary", 0);
  if (!model || !screen) return false;
  bool ok = class_addProperty(model, "text", string, 2) &&
            class_addMethod(screen, sel_registerName("configureCell:withWord:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(model), objc_registerClassPair(screen);
  return ok;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.base", .name = "Base", .version = "1.0.0",
  .principal_class = "DBGlossary", .model_class = "DBWord", .prefixes = (const char *const[]){"DB", NULL}, .load = load,
#ifdef UPON
  .dependencies = (const char *const[]){UPON, NULL},
#endif
  .vendor = "Example Ltd.", .license = "MIT", .url = "https://example.org/base",
  .description = "Words, and a list of them.", .features = (const char *const[]){"list", "words", NULL},
  .least_host = LEAST_HOST)

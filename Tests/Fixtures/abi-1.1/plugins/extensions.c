/* The three extensions, which it cannot do without. */
#include <carob/carob.h>
#include <carob/extensions/host.h>
#include <carob/extensions/log.h>
#include <carob/extensions/main_thread.h>
#include <stdio.h>
#include <stdlib.h>

static void configure(id self, SEL _cmd, id cell, id line) {
  (void)self, (void)_cmd;
  char *data = carob_copyResourcePath("data.json");
  char text[512];
  snprintf(text, sizeof text, "%s %s %s %s", carob_is_main_thread() ? "main" : "other",
           carob_get_host_extension()->name, carob_plugin_path(), data);
  free(data);
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), carob_string(text));
  carob_log(CAROB_LOG_WARNING, carob_utf8(CAROB_SEND(id, line, "text", ())));
}

static bool load(void) {
  objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class model = objc_allocateClassPair(objc_getClass("ICModel"), "FrozenLine", 0);
  Class screen = objc_allocateClassPair(objc_getClass("ICTableViewController"), "FrozenLines", 0);
  bool ok = class_addProperty(model, "text", string, 2) && class_addMethod(
    screen, sel_registerName("configureCell:withFrozenLine:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(model), objc_registerClassPair(screen);
  return ok && carob_is_main_thread() && carob_log_is_written(CAROB_LOG_ERROR);
}

CAROB_PLUGIN(.identifier = "org.example.frozen.extensions", .name = "Extensions", .version = "1.0.0",
             .principal_class = "FrozenLines", .model_class = "FrozenLine", .data = "data.json",
             .load = load,
             .extensions = (const char *const[]){CAROB_HOST_1, CAROB_LOG_1, CAROB_MAIN_THREAD_1, NULL})

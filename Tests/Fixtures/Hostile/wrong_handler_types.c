/* A handler whose encoding says integers where the controller sends objects. */
#include "hostile.h"

static void configure(id self, SEL _cmd, int cell, int item) {}

static bool load(void) {
  if (!finish(begin((IMP)show_row))) return false;
  Class typed = subclass("HostileTyped", "HostileList");
  method(typed, "configureCell:withHostileItem:", (IMP)configure, "v@:ii");
  return finish(typed);
}

CAROB_PLUGIN(.identifier = "org.example.hostile.wrong_handler_types", .name = "wrong_handler_types",
             .version = "1.0.0", .principal_class = "HostileTyped", .model_class = "HostileItem",
             .load = load)

/* Crashes in `unload`. */
#include "hostile.h"

static bool load(void) { return finish(begin((IMP)show_row)); }

CAROB_PLUGIN(.identifier = "org.example.hostile.unload_crash", .name = "unload_crash",
             .version = "1.0.0", .principal_class = "HostileList", .model_class = "HostileItem",
             .load = load, .unload = crash)

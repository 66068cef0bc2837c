/* Its unload ends the process. */
#include "../Doctor/doctor.h"

static bool load(void) { return true; }
static void unload(void) { __builtin_trap(); }

CAROB_PLUGIN(.identifier = "org.example.doctor.unload", .name = "Unload crashes", .version = "1.0.0", .load = load,
             .unload = unload)

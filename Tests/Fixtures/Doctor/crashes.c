/* Crashes in load. */
#include "doctor.h"

#include <stdlib.h>

static bool load(void) { abort(); }

CAROB_PLUGIN(.identifier = "org.example.doctor.crashes", .name = "Crashes", .version = "1.0.0", .load = load)

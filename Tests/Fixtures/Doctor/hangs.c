/* Waits in load for what never comes. */
#include "doctor.h"

#include <unistd.h>

static bool load(void) { return pause() == 0; }

CAROB_PLUGIN(.identifier = "org.example.doctor.hangs", .name = "Hangs", .version = "1.0.0", .load = load)

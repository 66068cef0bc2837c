/* It wants a function of the Swift runtime, which this host happens to have. */
#include "doctor.h"

void *swift_retain(void *object);

static bool load(void) { return swift_retain(0) == 0; }

CAROB_PLUGIN(.identifier = "org.example.doctor.borrowed", .name = "Borrowed", .version = "1.0.0",
             .load = load)

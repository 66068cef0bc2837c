/* Needs extensions that every host has. */
#include <carob/carob.h>
#include <carob/extensions/host.h>
#include <carob/extensions/log.h>

static bool load(void) { return true; }

CAROB_PLUGIN(.identifier = "org.example.fixture.needs_known", .name = "Needs what there is", .version = "1.0.0",
             .load = load, .extensions = (const char *const[]){CAROB_LOG_1, CAROB_HOST_1, NULL})

/* Needs an extension that no host has. Refused before load. */
#include <carob/carob.h>
#include <stdlib.h>

static bool load(void) {
  abort();
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.fixture.needs_unknown", .name = "Needs unknown", .version = "1.0.0",
             .load = load, .extensions = (const char *const[]){"org.example.teleport/1", NULL})

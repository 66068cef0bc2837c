/* Needs a later revision of an extension. Refused before load. */
#include <carob/carob.h>
#include <stdlib.h>

static bool load(void) {
  abort();
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.fixture.needs_revision", .name = "Needs revision", .version = "1.0.0",
             .load = load, .extensions = (const char *const[]){"carob.log/2", NULL})

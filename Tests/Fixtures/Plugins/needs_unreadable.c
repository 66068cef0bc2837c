/* The name of an extension is not UTF-8. Refused before load. */
#include <carob/carob.h>
#include <stdlib.h>

static bool load(void) {
  abort();
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.fixture.needs_unreadable", .name = "Needs unreadable", .version = "1.0.0",
             .load = load, .extensions = (const char *const[]){"\xff", NULL})

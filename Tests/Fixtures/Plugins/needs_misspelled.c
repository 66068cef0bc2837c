/* Needs an extension whose name is misspelled. Refused before load. */
#include <carob/carob.h>
#include <stdlib.h>

static bool load(void) {
  abort();
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.fixture.needs_misspelled", .name = "Needs misspelled", .version = "1.0.0",
             .load = load, .extensions = (const char *const[]){"carob.host/1", "carob.lgo/1", NULL})

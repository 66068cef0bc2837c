/* One of the class prefixes is the empty string. Accepted; the inflector ignores it. */
#include <carob/carob.h>

static bool load(void) { return true; }

CAROB_PLUGIN(
  .identifier = "org.example.fixture.empty_prefix",
  .name = "Empty prefix",
  .version = "1.0.0",
  .prefixes = (const char *const[]){"", "EP", NULL},
  .load = load)

/* Its name is no memory. Refused. */
#include <carob/carob.h>

static bool load(void) { return true; }

CAROB_PLUGIN(
  .identifier = "org.example.fixture.field_outside",
  .name = (const char *)0x123456789abc,
  .version = "1.0.0",
  .load = load)

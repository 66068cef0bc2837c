/* Its name is no memory, or its host is a constant. Refused. */
#include <carob/carob.h>

static bool load(void) { return true; }

#ifdef HOST_IS_CONSTANT
static const struct carob_host *const no_host = NULL;
CAROB_PLUGIN(
  .host = (const struct carob_host **)&no_host,
  .identifier = "org.example.fixture.field_outside",
  .version = "1.0.0",
  .load = load)
#else
CAROB_PLUGIN(
  .identifier = "org.example.fixture.field_outside",
  .name = (const char *)0x123456789abc,
  .version = "1.0.0",
  .load = load)
#endif

/* `identifier` is required and missing. Refused. */
#include <carob/carob.h>

static bool load(void) { return true; }

CAROB_PLUGIN(
  .name = "Null identifier",
  .version = "1.0.0",
  .load = load)

/* `load` is required and missing. Refused. */
#include <carob/carob.h>

CAROB_PLUGIN(
  .identifier = "org.example.fixture.null_load",
  .name = "Null load",
  .version = "1.0.0")

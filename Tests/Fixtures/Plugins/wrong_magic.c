/* The entry does not begin with the magic number. Refused. */
#include <carob/carob.h>

static bool load(void) { return true; }

const struct carob_host *carob_host = 0;

CAROB_EXPORT const struct carob_plugin_entry carob_plugin_entry = {
  .magic = ~CAROB_PLUGIN_MAGIC,
  .abi_version = CAROB_ABI_VERSION,
  .size = sizeof(struct carob_plugin_entry),
  .host = &carob_host,
  .identifier = "org.example.fixture.wrong_magic",
  .name = "Wrong magic",
  .version = "1.0.0",
  .load = load,
};

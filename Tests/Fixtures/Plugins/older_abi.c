/* The version from before an id could be a tagged word. Refused. */
#include <carob/carob.h>

static bool load(void) { return true; }

const struct carob_host *carob_host = 0;

CAROB_EXPORT const struct carob_plugin_entry carob_plugin_entry = {
  .magic = CAROB_PLUGIN_MAGIC,
  .abi_version = CAROB_ABI_VERSION - 1,
  .size = sizeof(struct carob_plugin_entry),
  .host = &carob_host,
  .identifier = "org.example.fixture.older_abi",
  .name = "Older ABI",
  .version = "1.0.0",
  .load = load,
};

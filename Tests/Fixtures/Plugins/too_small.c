/* The size ends before `load`, which is required. Refused. */
#include <carob/carob.h>
#include <stddef.h>

static bool load(void) { return true; }

const struct carob_host *carob_host = 0;

CAROB_EXPORT const struct carob_plugin_entry carob_plugin_entry = {
  .magic = CAROB_PLUGIN_MAGIC,
  .abi_version = CAROB_ABI_VERSION,
  .size = offsetof(struct carob_plugin_entry, load),
  .host = &carob_host,
  .identifier = "org.example.fixture.too_small",
  .name = "Too small",
  .version = "1.0.0",
  .load = load,
};

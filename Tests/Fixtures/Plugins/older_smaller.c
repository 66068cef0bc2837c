/* The size ends before `unload`, as if the field were newer than the plugin. Accepted, not read. */
#include <carob/carob.h>
#include <stddef.h>
#include <stdlib.h>

static bool load(void) { return true; }

const struct carob_host *carob_host = 0;

CAROB_EXPORT const struct carob_plugin_entry carob_plugin_entry = {
  .magic = CAROB_PLUGIN_MAGIC,
  .abi_version = CAROB_ABI_VERSION,
  .size = offsetof(struct carob_plugin_entry, unload),
  .host = &carob_host,
  .identifier = "org.example.fixture.older_smaller",
  .name = "Older and smaller",
  .version = "1.0.0",
  .load = load,
  .unload = abort,
};

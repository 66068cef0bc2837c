/* An entry from before there was a field for extensions. Accepted; the field is not read. */
#include <carob/carob.h>
#include <stddef.h>

static bool load(void) { return true; }

const struct carob_host *carob_host = 0;

CAROB_EXPORT const struct carob_plugin_entry carob_plugin_entry = {
  .magic = CAROB_PLUGIN_MAGIC,
  .abi_version = CAROB_ABI_VERSION,
  .size = offsetof(struct carob_plugin_entry, extensions),
  .host = &carob_host,
  .identifier = "org.example.fixture.before_extensions",
  .name = "Before extensions",
  .version = "1.0.0",
  .load = load,
  .extensions = (const char *const *)16,
};

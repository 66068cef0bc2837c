/* A plugin whose identifier is in code. */
#include <carob/carob.h>

static bool load(void) { return true; }

const struct carob_host *carob_host = NULL;
static struct carob_plugin_entry entry;

CAROB_EXPORT const struct carob_plugin_entry *carob_plugin_make_entry(void) {
  entry.magic = CAROB_PLUGIN_MAGIC;
  entry.abi_version = CAROB_ABI_VERSION;
  entry.size = sizeof entry;
  entry.host = &carob_host;
  entry.identifier = "org.example.fixture.made";
  entry.name = "Made";
  entry.version = "1.0.0";
  entry.load = load;
  return &entry;
}

/* An entry that is made on demand, as languages do that cannot lay down a symbol. */
#include <carob/carob.h>

static bool load(void) {
  objc_registerClassPair(objc_allocateClassPair(objc_getClass("NSObject"), "MadeEntryClass", 0));
  return true;
}

const struct carob_host *carob_host = 0;
static struct carob_plugin_entry entry;

CAROB_EXPORT const struct carob_plugin_entry *carob_plugin_make_entry(void) {
  entry.magic = CAROB_PLUGIN_MAGIC;
  entry.abi_version = CAROB_ABI_VERSION;
  entry.size = sizeof entry;
  entry.host = &carob_host;
  entry.identifier = "org.example.made-entry";
  entry.name = "Made entry";
  entry.version = "1.0.0";
  entry.load = load;
  return &entry;
}

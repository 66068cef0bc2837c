/* Its entry has a field that this host does not know. */
#include "doctor.h"

static bool load(void) { return true; }

const struct carob_host *carob_host = 0;

extern CAROB_EXPORT const struct larger {
  struct carob_plugin_entry known;
  void *unknown[2];
} carob_plugin_entry;

const struct larger carob_plugin_entry = {
  .known = {
    .magic = CAROB_PLUGIN_MAGIC,
    .abi_version = CAROB_ABI_VERSION,
    .size = sizeof(struct larger),
    .host = &carob_host,
    .identifier = "org.example.doctor.larger",
    .name = "Larger entry",
    .version = "1.0.0",
    .load = load,
  },
};

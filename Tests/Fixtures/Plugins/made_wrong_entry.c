/* An entry that is made, and is none. */
#include <carob/carob.h>

static struct carob_plugin_entry entry;

CAROB_EXPORT const struct carob_plugin_entry *carob_plugin_make_entry(void) { return &entry; }

/* A function for the entry that has none to give. */
#include <carob/carob.h>

CAROB_EXPORT const struct carob_plugin_entry *carob_plugin_make_entry(void) { return 0; }

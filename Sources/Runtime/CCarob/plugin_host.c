#include <carob/plugin.h>

/* For plugins written in Swift, which link this file through CarobPluginKit; a plugin in C has its own
 * from CAROB_PLUGIN. Hidden, so that every module has one for itself. */
const struct carob_host *carob_host = 0;

/* The entry of a plugin in Swift. A Swift module cannot lay down the data symbol `carob_plugin_entry`, so it
 * exports `carob_plugin_make_entry` (see `carob/plugin.h`) and fills the entry when the host asks for it. */
#ifndef CCAROB_PLUGIN_KIT_H
#define CCAROB_PLUGIN_KIT_H

#include <carob/plugin.h>

/* Sets what `carob_plugin_make_entry` returns, with magic, version, size and host filled in here. The entry and
 * all it points at must last for ever. */
void carob_kit_set_entry(struct carob_plugin_entry *entry);

#endif

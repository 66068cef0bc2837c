#include "CCarobPluginKit.h"

/* What `@main` makes of the plugin's type. Hidden, so that the module's own is called and not the host's; weak,
 * so that a program without one can link the kit. */
extern int main(int count, char **arguments) __attribute__((weak, visibility("hidden")));

static const struct carob_plugin_entry *made;

void carob_kit_set_entry(struct carob_plugin_entry *entry) {
  entry->magic = CAROB_PLUGIN_MAGIC;
  entry->abi_version = CAROB_ABI_TARGET;
  entry->size = sizeof *entry;
  entry->host = &carob_host;
  made = entry;
}

CAROB_EXPORT const struct carob_plugin_entry *carob_plugin_make_entry(void) {
  char *no_arguments[] = {0};
  if (!made && main) main(0, no_arguments);
  return made;
}

/* `unload` leaves a mark: an empty file beside the module, named like it with ".unloaded" added. */
#define _GNU_SOURCE
#include <carob/carob.h>
#include <dlfcn.h>
#include <stdio.h>

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "UHThing", 0);
  objc_registerClassPair(cls);
  return cls != NULL;
}

static void unload(void) {
  Dl_info module;
  char mark[4096];
  /* The class is still there, so that `unload` can use what the plugin registered. */
  if (!objc_lookUpClass("UHThing") || !dladdr(&carob_host, &module)) return;
  if ((size_t)snprintf(mark, sizeof mark, "%s.unloaded", module.dli_fname) >= sizeof mark) return;
  FILE *file = fopen(mark, "w");
  if (file) fclose(file);
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.unload_hook",
  .name = "Unload hook",
  .version = "1.0.0",
  .load = load,
  .unload = unload)

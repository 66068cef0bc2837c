/* A plugin whose screen is a subclass of that of `base.c`. NAMED is the plugin that it depends on; LEAST_HOST the host that it needs. */
#include <carob/carob.h>

static bool load(void) {
  Class screen = objc_allocateClassPair(objc_getRequiredClass("DBGlossary"), "DUWordList", 0);
  if (!screen) return false;
  objc_registerClassPair(screen);
  return true;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.upon", .name = "Upon", .version = "1.0.0", .principal_class = "DUWordList",
  .model_class = "DBWord", .load = load,
#ifdef NAMED
  .dependencies = (const char *const[]){NAMED, NULL},
#endif
#ifdef LEAST_HOST
  .least_host = LEAST_HOST
#endif
)

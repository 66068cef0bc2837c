/* A hook for missing classes that asks for classes that are missing. */
#include "hostile.h"

static int asked;

static BOOL hook(const char *name, Class *cls) {
  char next[64];
  snprintf(next, sizeof next, "HostileMissing%d", ++asked);
  *cls = objc_getClass(next);
  return *cls != NULL;
}

static bool load(void) {
  objc_setHook_getClass(hook, NULL);
  Class cls = objc_getClass("HostileMissing");
  fprintf(stderr, "asked %s, got %s\n", asked < 1000 ? "a while" : "too often", cls ? "one" : "none");
  return finish(begin((IMP)show_row));
}

HOSTILE("class_hook", load)

/* Calls the host when the process ends. */
#include "hostile.h"

__attribute__((destructor)) static void end(void) {
  id text = carob_string("still there");
  fprintf(stderr, "ending: %s\n", carob_utf8(text));
}

static bool load(void) { return finish(begin((IMP)show_row)); }

HOSTILE("fini_loaded", load)

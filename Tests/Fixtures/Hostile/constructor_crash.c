/* Crashes in a constructor, before anything of it could be checked. */
#include "hostile.h"

__attribute__((constructor)) static void start(void) { crash(); }

static bool load(void) { return finish(begin((IMP)show_row)); }

HOSTILE("constructor_crash", load)

/* Ends the process in a constructor, as if all were well. */
#include "hostile.h"

__attribute__((constructor)) static void start(void) { exit(0); }

static bool load(void) { return finish(begin((IMP)show_row)); }

HOSTILE("constructor_exit", load)

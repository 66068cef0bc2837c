/* Calls the host in a constructor, when it has no table yet. */
#include "hostile.h"

__attribute__((constructor)) static void start(void) { objc_getClass("NSObject"); }

static bool load(void) { return finish(begin((IMP)show_row)); }

HOSTILE("constructor_host", load)

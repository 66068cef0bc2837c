#include "carob/host_side.h"

/* The linker leaves the address null where nobody has linked the library that defines it. */
extern void carob_fill_foundation_hooks(void) __attribute__((weak));

void carob_fill_hooks_of_foundation(void) {
  if (carob_fill_foundation_hooks != NULL) carob_fill_foundation_hooks();
}

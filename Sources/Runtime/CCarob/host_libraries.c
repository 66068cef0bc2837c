#include "carob/host_side.h"

/* The linker leaves the address of these null where nobody has linked the library that defines them. */
extern void carob_announce_uikit(void) __attribute__((weak));
extern void carob_announce_instant_cocoa(void) __attribute__((weak));
extern void carob_announce_instant_cocoa_remote(void) __attribute__((weak));
extern void carob_announce_testing(void) __attribute__((weak));

extern void carob_fill_foundation_hooks(void) __attribute__((weak));

void carob_fill_hooks_of_foundation(void) {
  if (carob_fill_foundation_hooks != NULL) carob_fill_foundation_hooks();
}

bool carob_announce_library(enum carob_library library) {
  void (*const announce[])(void) = {
    [CAROB_LIBRARY_UIKIT] = carob_announce_uikit,
    [CAROB_LIBRARY_INSTANT_COCOA] = carob_announce_instant_cocoa,
    [CAROB_LIBRARY_INSTANT_COCOA_REMOTE] = carob_announce_instant_cocoa_remote,
    [CAROB_LIBRARY_TESTING] = carob_announce_testing,
  };
  if (announce[library] == NULL) return false;
  announce[library]();
  return true;
}

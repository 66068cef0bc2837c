#include "carob/host_side.h"

/* The linker leaves the address of these null where nobody has linked the library that defines them. */
extern void carob_announce_instant_cocoa(void) __attribute__((weak));
extern void carob_announce_instant_cocoa_remote(void) __attribute__((weak));

bool carob_announce_library(enum carob_library library) {
  void (*const announce)(void) = library == CAROB_LIBRARY_INSTANT_COCOA
                                   ? carob_announce_instant_cocoa
                                   : carob_announce_instant_cocoa_remote;
  if (announce == NULL) return false;
  announce();
  return true;
}

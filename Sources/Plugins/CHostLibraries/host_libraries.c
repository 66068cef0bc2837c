#include "host_libraries.h"

/* The linker leaves the address of these null where nobody has linked the library that defines them. */
extern void carob_announce_instant_cocoa_remote(void) __attribute__((weak));
extern void carob_announce_instant_cocoa(void) __attribute__((weak));
extern void carob_announce_uikit(void) __attribute__((weak));
extern void carob_announce_testing(void) __attribute__((weak));

static const struct carob_host_library libraries[] = {
  {"InstantCocoaRemote",
   "ICRemoteConfiguration ICRequestManager ICRequestOperation ICResourceGateway "
   "ICCollectionFetcher ICRemoteDataSource ICPaginatorKeys ICPaginatedDataSource",
   carob_announce_instant_cocoa_remote},
  {"InstantCocoa", "IC* TTT*", carob_announce_instant_cocoa},
  {"CarobUIKit", "UI* CA* NSLayout*", carob_announce_uikit},
  {"CarobTesting", "XCT*", carob_announce_testing},
};

const struct carob_host_library *carob_host_library(size_t index) {
  return index < sizeof libraries / sizeof *libraries ? &libraries[index] : NULL;
}

/* The class that it names is a navigation controller, which cannot be on another one. */
#include "doctor.h"

static bool load(void) {
  objc_registerClassPair(begin("UINavigationController", "DVNavigation"));
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.navigation", .name = "Navigation controllers",
             .version = "1.0.0", .principal_class = "DVNavigation",
             .prefixes = (const char *const[]){"DV", NULL}, .load = load)

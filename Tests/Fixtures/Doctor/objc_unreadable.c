/* What stands where clang describes classes is no description of one. */
#include "doctor.h"

static bool load(void) { return true; }

__attribute__((used, section("__objc_selectors"))) static const char *selector[] = {"count", "q@:"};
__attribute__((used, section("__objc_classes"))) static const void *classes[] = {selector};

CAROB_PLUGIN(.identifier = "org.example.doctor.objc.unreadable", .name = "Unreadable", .version = "1.0.0",
             .principal_class = "ICTableViewController", .load = load)

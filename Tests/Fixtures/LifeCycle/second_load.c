/* It leaves a variable in the environment, and does not load where that is. */
#include "../Doctor/doctor.h"
#include <stdlib.h>

static bool load(void) {
  if (getenv("DS_LOADED")) return false;
  return setenv("DS_LOADED", "1", 1) == 0;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.second", .name = "Second load", .version = "1.0.0", .load = load)

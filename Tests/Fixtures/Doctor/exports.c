/* Functions that others can see, and one that looks like Swift's. */
#include "doctor.h"

bool reload(void) { return true; }
bool helper_one(void) { return reload(); }
int a_variable = 1;
void $s6Doctor4UserCMa(void) {}

static bool load(void) { return helper_one(); }

CAROB_PLUGIN(.identifier = "org.example.doctor.exports", .name = "Exports", .version = "1.0.0",
             .load = load)

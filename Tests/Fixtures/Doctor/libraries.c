/* cc: -Wl,--no-as-needed -lgomp -Wl,--enable-new-dtags,-rpath,/opt/doctor:$ORIGIN/lib:lib: */
#include "doctor.h"

static bool load(void) { return true; }

CAROB_PLUGIN(.identifier = "org.example.doctor.libraries", .name = "Libraries", .version = "1.0.0",
             .load = load)

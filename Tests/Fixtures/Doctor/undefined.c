/* It wants functions of others: nobody has them, so it cannot be loaded. */
#include "doctor.h"

bool frobnicate_everything(void);
void objc_msgSend(void);

static bool load(void) {
  objc_msgSend();
  return frobnicate_everything();
}

CAROB_PLUGIN(.identifier = "org.example.doctor.undefined", .name = "Undefined", .version = "1.0.0",
             .load = load)

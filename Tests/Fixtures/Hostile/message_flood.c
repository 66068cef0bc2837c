/* Sends 100,000 messages for each row, some of which nobody answers. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  for (int index = 0; index < 100000; index++) {
    CAROB_SEND(id, item, "text", ());
    if (index % 1000 == 0) CAROB_SEND(id, item, "noSuchMessage", ()), carob_clear_pending_error();
  }
  show_row(self, _cmd, cell, item);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("message_flood", load)

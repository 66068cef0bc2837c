/* Ends what it sends over each of its sockets, but still reads. */
#include "hostile.h"
#include <sys/socket.h>

static void configure(id self, SEL _cmd, id cell, id item) {
  show_row(self, _cmd, cell, item);
  for (int descriptor = 3; descriptor < 1000; descriptor++) shutdown(descriptor, SHUT_WR);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("half_closed", load)

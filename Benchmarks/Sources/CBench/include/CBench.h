/* What the Swift program uses. `harness.h` is for the peers only. */
#include "clock.h"
#include "handlers.h"
#include "loop.h"
#include "order.h"
#include "process.h"
#include "terminal.h"

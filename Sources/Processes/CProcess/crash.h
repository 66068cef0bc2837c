/// Where a worker has crashed, in memory that the process which waits for it reads.
#pragma once

#include <stdint.h>

typedef struct crash_note {
  int32_t is_noted;
  /// From where the module's addresses count.
  uint64_t offset;
  /// The function of the module that others called, which called the one that crashed, or is that.
  uint64_t entry;
  char module[2048];
} crash_note;

/// From now on notes where this process crashes: the innermost code on the stack that came into the process after this call, and who
/// was called there from outside of its module.
void carob_process_watch_crashes(volatile crash_note *note);

#include <carob/host_side.h>

uintptr_t carob_pending_error_count = 0;

uintptr_t carob_deep_release_count = 0;

uintptr_t carob_was_traced = 0;

struct carob_method_entry carob_no_entry;

struct carob_thread *carob_current_thread(void) {
  static _Thread_local struct carob_thread thread;
  return &thread;
}

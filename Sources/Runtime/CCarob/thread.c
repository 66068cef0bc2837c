#include <carob/host_side.h>

uintptr_t carob_pending_error_count = 0;

uintptr_t carob_deep_release_count = 0;

uintptr_t carob_was_traced = 0;

void *carob_swift_classes = 0;

struct carob_method_entry carob_no_entry;

struct carob_thread *carob_current_thread(void) {
  static _Thread_local struct carob_thread thread;
  return &thread;
}

static _Thread_local char missing_class[128];

void carob_note_missing_class(const char *name) {
  size_t length = strlen(name);
  if (length >= sizeof missing_class) length = 0;
  memcpy(missing_class, name, length);
  missing_class[length] = 0;
}

const char *carob_missing_class(void) { return missing_class; }

/* The frames by which modules enter functions of the host's table. */
#include <carob/boundary.h>
#include <carob/host_side.h>
#include <carob/host.h>
#include "entries.h"

#ifdef CAROB_ENTRY_SIZE
__attribute__((visibility("hidden"))) IMP carob_entered_functions[CAROB_ENTRY_COUNT];
/* In entries-*.S: so many functions, each of which calls the one of its number. */
extern __attribute__((visibility("hidden"))) const char carob_entries[];

IMP carob_entry_for(IMP function) {
  static size_t count;
  const size_t index = __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  if (index >= CAROB_ENTRY_COUNT) return function;
  carob_entered_functions[index] = function;
  return (IMP)(uintptr_t)(carob_entries + CAROB_ENTRY_SIZE * index);
}
#else
IMP carob_entry_for(IMP function) { return function; }
#endif

void carob_guard_host(struct carob_host *table) {
  for (size_t offset = offsetof(struct carob_host, generation); offset < sizeof *table;
       offset += sizeof(IMP)) {
    switch (offset) {
      /* Data. */
      case offsetof(struct carob_host, generation):
      case offsetof(struct carob_host, was_traced):
      case offsetof(struct carob_host, tagged_classes):
      /* Compared with. */
      case offsetof(struct carob_host, objc_msgForward):
      case offsetof(struct carob_host, objc_msgForward_stret):
      /* Warm. */
      case offsetof(struct carob_host, class_createInstance):
      case offsetof(struct carob_host, objc_retain):
      case offsetof(struct carob_host, objc_release):
      case offsetof(struct carob_host, carob_release_at):
      case offsetof(struct carob_host, objc_autorelease):
      case offsetof(struct carob_host, objc_autoreleasePoolPush):
      case offsetof(struct carob_host, objc_autoreleasePoolPop):
      case offsetof(struct carob_host, objc_storeWeak):
      case offsetof(struct carob_host, objc_loadWeak):
      case offsetof(struct carob_host, objc_loadWeakRetained):
      case offsetof(struct carob_host, objc_destroyWeak):
      case offsetof(struct carob_host, objc_getAssociatedObject):
      case offsetof(struct carob_host, object_getIvar):
      case offsetof(struct carob_host, carob_string):
      case offsetof(struct carob_host, carob_number):
      case offsetof(struct carob_host, carob_pending_error):
      case offsetof(struct carob_host, carob_clear_pending_error):
      case offsetof(struct carob_host, carob_block_copy):
      case offsetof(struct carob_host, carob_block_release):
      case offsetof(struct carob_host, carob_block_object_assign):
      case offsetof(struct carob_host, carob_block_object_dispose):
      case offsetof(struct carob_host, objc_sync_enter):
      case offsetof(struct carob_host, objc_sync_exit): break;
      default: {
        IMP *function = (IMP *)((char *)table + offset);
        *function = carob_entry_for(*function);
      }
    }
  }
}

#include <carob/host_side.h>

/* libdispatch's own, for run loops. A program that links the runtime alone has no main queue. */
__attribute__((weak)) int _dispatch_get_main_queue_handle_4CF(void);

int carob_main_queue_handle(void) {
  return _dispatch_get_main_queue_handle_4CF ? _dispatch_get_main_queue_handle_4CF() : -1;
}

#include <carob/host_side.h>

/* libdispatch's own, for run loops: what it has to say is that blocks wait. */
int _dispatch_get_main_queue_handle_4CF(void);

int carob_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

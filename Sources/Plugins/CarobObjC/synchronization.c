/* `@synchronized`. The host has the locks, since modules lock the same objects. */
#include "glue.h"

CAROB_GLUE_BEGIN

int objc_sync_enter(id object);
int objc_sync_enter(id object) { return carob_host->objc_sync_enter(object); }

/* Not zero if the calling thread has not locked the object. */
int objc_sync_exit(id object);
int objc_sync_exit(id object) { return carob_host->objc_sync_exit(object); }

CAROB_GLUE_END

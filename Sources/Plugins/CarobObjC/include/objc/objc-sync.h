/* What `@synchronized` calls: each object has a lock, which one thread may lock several times. Nil is allowed. */
#ifndef CAROB_OBJC_SYNC_H
#define CAROB_OBJC_SYNC_H

#include <objc/objc.h>

#ifdef __cplusplus
extern "C" {
#endif

/* 0, unless the thread does not have the lock that it gives up. [any-thread] */
int objc_sync_enter(id object);
int objc_sync_exit(id object);

#ifdef __cplusplus
}
#endif
#endif

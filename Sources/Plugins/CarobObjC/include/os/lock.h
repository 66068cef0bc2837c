/* A lock of four bytes. A thread that waits sleeps. Locking it twice on a thread, or unlocking it on another, ends the process.
 * [any-thread] */
#pragma once

#include <os/base.h>

#define OS_UNFAIR_LOCK_AVAILABILITY
#ifdef __cplusplus
#define OS_UNFAIR_LOCK_INIT (os_unfair_lock{})
extern "C" {
#else
#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})
#endif

typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

void os_unfair_lock_lock(os_unfair_lock_t lock);
bool os_unfair_lock_trylock(os_unfair_lock_t lock);
void os_unfair_lock_unlock(os_unfair_lock_t lock);
/* End the process unless this thread has the lock, or if it has it. */
void os_unfair_lock_assert_owner(const os_unfair_lock *lock);
void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock);

#ifdef __cplusplus
}
#endif

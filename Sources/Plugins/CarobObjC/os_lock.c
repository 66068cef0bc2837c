/* os_unfair_lock, which os/lock.h declares. The lock holds the number of its thread, as the kernel wants it: a thread that waits lends
 * the owner its priority, and the kernel finds threads that lock twice. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "layout.h"
#include <errno.h>
#include <linux/futex.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

struct os_unfair_lock_s {
  uint32_t owner;
};

CAROB_GLUE_BEGIN

static uint32_t this_thread(void) { return (uint32_t)gettid(); }

static long futex(struct os_unfair_lock_s *lock, int operation) {
  return syscall(SYS_futex, &lock->owner, operation | FUTEX_PRIVATE_FLAG, 0, NULL, NULL, 0);
}

__attribute__((noreturn)) static void refuse(const char *sentence) {
  fprintf(stderr, "carob: os_unfair_lock: %s\n", sentence);
  abort();
}

bool os_unfair_lock_trylock(struct os_unfair_lock_s *lock);
bool os_unfair_lock_trylock(struct os_unfair_lock_s *lock) {
  uint32_t none = 0;
  return __atomic_compare_exchange_n(
    &lock->owner, &none, this_thread(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void os_unfair_lock_lock(struct os_unfair_lock_s *lock);
void os_unfair_lock_lock(struct os_unfair_lock_s *lock) {
  if (os_unfair_lock_trylock(lock)) return;
  const int number = errno;
  while (futex(lock, FUTEX_LOCK_PI)) {
    if (errno == EDEADLK) refuse("the thread has the lock already");
    if (errno != EINTR && errno != EAGAIN) refuse("its memory is no lock, or its thread has ended");
  }
  errno = number;
}

void os_unfair_lock_unlock(struct os_unfair_lock_s *lock);
void os_unfair_lock_unlock(struct os_unfair_lock_s *lock) {
  uint32_t owner = this_thread();
  if (__atomic_compare_exchange_n(
        &lock->owner, &owner, 0, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
    return;
  const int number = errno;
  if (futex(lock, FUTEX_UNLOCK_PI)) refuse("the thread that unlocks it does not have it");
  errno = number;
}

static bool is_owner(const struct os_unfair_lock_s *lock) {
  return (__atomic_load_n(&lock->owner, __ATOMIC_RELAXED) & FUTEX_TID_MASK) == this_thread();
}

void os_unfair_lock_assert_owner(const struct os_unfair_lock_s *lock);
void os_unfair_lock_assert_owner(const struct os_unfair_lock_s *lock) {
  if (!is_owner(lock)) refuse("the thread does not have the lock");
}

void os_unfair_lock_assert_not_owner(const struct os_unfair_lock_s *lock);
void os_unfair_lock_assert_not_owner(const struct os_unfair_lock_s *lock) {
  if (is_owner(lock)) refuse("the thread has the lock");
}

CAROB_GLUE_END

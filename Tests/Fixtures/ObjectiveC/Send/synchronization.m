#include "probe.h"
#include <pthread.h>

int enter(const void *object) __asm__("objc_sync_enter");
int leave(const void *object) __asm__("objc_sync_exit");

static long count;
static id first, second;

static void *add(void *unused) {
  (void)unused;
  for (int round = 0; round < 5000; round++) {
    @synchronized(first) {
      @synchronized(second) {
        @synchronized(first) {
          count++;
        }
      }
    }
  }
  return 0;
}

/* Locks every object of a list from another thread, though this one holds some of them. */
static void *lock_others(void *objects) {
  for (char *next = objects; next < (char *)objects + 1024; next += 16) {
    CHECK(enter(next) == 0);
    CHECK(leave(next) == 0);
  }
  return 0;
}

static void *leave_others(void *object) { return (void *)(long)leave(object); }

void test_synchronization(void) {
  first = make("Base");
  second = make("Base");
  pthread_t threads[3];
  for (int index = 0; index < 3; index++) pthread_create(&threads[index], 0, add, 0);
  for (int index = 0; index < 3; index++) pthread_join(threads[index], 0);
  CHECK(count == 15000);
  @synchronized((id)0) {
    count++;
  }
  /* Objects do not share locks: this thread holds as many as there are, and none stands in another's way. */
  static char held[1024], free_ones[1024];
  for (char *next = held; next < held + 1024; next++) CHECK(enter(next) == 0);
  pthread_create(&threads[0], 0, lock_others, free_ones);
  pthread_join(threads[0], 0);
  void *result;
  pthread_create(&threads[0], 0, leave_others, held);
  pthread_join(threads[0], &result);
  CHECK(result);
  for (char *next = held; next < held + 1024; next++) CHECK(leave(next) == 0);
  CHECK(leave(held) != 0 && enter(0) == 0 && leave(0) == 0);
}

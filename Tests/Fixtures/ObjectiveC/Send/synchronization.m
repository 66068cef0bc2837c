#include "probe.h"
#include <pthread.h>

int enter(const void *object) __asm__("objc_sync_enter");
int leave(const void *object) __asm__("objc_sync_exit");

/* The thread sanitizer ends when a thread holds more than 64 locks. */
enum { OBJECT_COUNT = __has_feature(thread_sanitizer) ? 32 : 1024 };

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
  for (char *next = objects; next < (char *)objects + OBJECT_COUNT; next += 16) {
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
  static char held[OBJECT_COUNT], free_ones[OBJECT_COUNT];
  for (char *next = held; next < held + OBJECT_COUNT; next++) CHECK(enter(next) == 0);
  pthread_create(&threads[0], 0, lock_others, free_ones);
  pthread_join(threads[0], 0);
  void *result;
  pthread_create(&threads[0], 0, leave_others, held);
  pthread_join(threads[0], &result);
  CHECK(result);
  for (char *next = held; next < held + OBJECT_COUNT; next++) CHECK(leave(next) == 0);
  CHECK(leave(held) != 0 && enter(0) == 0 && leave(0) == 0);
}

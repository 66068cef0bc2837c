/* Sends while another thread replaces the caches, clears implementations and makes entries anew. */
#include "probe.h"
#include <pthread.h>
#include <sched.h>

static bool is_over;

static void *send(void *receiver) {
  Lower *const lower = (__bridge id)receiver;
  const long names = ('b' << 8 | 'p') << 8 | 'l';
  while (!__atomic_load_n(&is_over, __ATOMIC_ACQUIRE)) {
    CHECK([lower name] == names);
    CHECK([lower onlyInBase] == 17);
    CHECK([lower a:1 b:2 c:3 d:4 e:5 f:6 g:7 h:8] == 87654321);
    CHECK([lower half:2.5f] == 1.25f);
    CHECK([lower longDouble:1 plus:3] == 8);
    CHECK([lower large:(struct large){1, {2}, 'a'} a:1 b:1 c:1 d:1 x:0 y:0].first == 3);
  }
  return 0;
}

static void send_while_growing(void *lower) {
  empty_caches(2);
  is_over = false;
  pthread_t sending[2];
  for (int index = 0; index < 2; index++) pthread_create(&sending[index], 0, send, lower);
  for (int times = 0; times < 9; times++) {
    sched_yield();
    grow_cache(record_named("Lower"));
    if (times % 3 == 0) clear_implementations();
  }
  __atomic_store_n(&is_over, true, __ATOMIC_RELEASE);
  for (int index = 0; index < 2; index++) pthread_join(sending[index], 0);
}

void test_growing(void) {
  Lower *const lower = make("Lower");
  for (int round = 0; round < 50; round++) send_while_growing((__bridge void *)lower);
}

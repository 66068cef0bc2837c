/* A plugin whose load ends a thread and leaves another one behind: there are as many as before. It refuses then, unless
 * ACCEPTS is true; with ENDS its unload ends that one, too. */
#include <carob/carob.h>
#include <pthread.h>
#include <unistd.h>

#ifndef ACCEPTS
#define ACCEPTS false
#endif

static int ends[2];
static pthread_t first, second;
static volatile bool over;

static void *wait_for_end(void *unused) {
  char byte;
  while (read(ends[0], &byte, 1) > 0) continue;
  return unused;
}
static void *run(void *unused) {
  while (!over) usleep(100);
  return unused;
}

__attribute__((constructor)) static void start(void) {
  if (pipe(ends) == 0) pthread_create(&first, NULL, wait_for_end, NULL);
}

static bool load(void) {
  close(ends[1]);
  pthread_join(first, NULL);
  close(ends[0]);
  if (pthread_create(&second, NULL, run, NULL) != 0) return false;
  return ACCEPTS;
}

static void unload(void) {
#ifdef ENDS
  over = true;
  pthread_join(second, NULL);
#endif
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.threads",
  .name = "Threads",
  .version = "1.0.0",
  .load = load,
  .unload = unload)

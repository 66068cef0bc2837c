/* A thread that ends with an error of its own, which nobody is there to take. Loads. */
#include <carob/carob.h>
#include <pthread.h>

static void *run(void *context) {
  carob_raise("lost in a thread");
  return context;
}

static bool load(void) {
  pthread_t thread;
  return pthread_create(&thread, 0, run, 0) == 0 && pthread_join(thread, 0) == 0;
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.raises-in-thread",
  .name = "Raises in a thread",
  .version = "1.0.0",
  .load = load)

/* For pthread_tryjoin_np and pthread_timedjoin_np. */
#define _GNU_SOURCE

#include "loop_thread.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

struct carob_loop_thread {
  pthread_t thread;
  void (*run)(void *context);
  void *context;
};

static void *begin(void *started) {
  carob_loop_thread *thread = started;
  thread->run(thread->context);
  return NULL;
}

carob_loop_thread *carob_loop_thread_start(void (*run)(void *context), void *context) {
  carob_loop_thread *thread = malloc(sizeof *thread);
  if (!thread) return NULL;
  thread->run = run;
  thread->context = context;
  if (pthread_create(&thread->thread, NULL, begin, thread) != 0) {
    free(thread);
    return NULL;
  }
  return thread;
}

static int join(pthread_t thread, int milliseconds) {
  if (milliseconds <= 0) return pthread_tryjoin_np(thread, NULL);
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += milliseconds / 1000;
  end.tv_nsec += milliseconds % 1000 * 1000000L;
  if (end.tv_nsec >= 1000000000L) {
    end.tv_sec += 1;
    end.tv_nsec -= 1000000000L;
  }
  return pthread_timedjoin_np(thread, NULL, &end);
}

bool carob_loop_thread_join(carob_loop_thread *thread, int milliseconds) {
  if (join(thread->thread, milliseconds) != 0) return false;
  free(thread);
  return true;
}

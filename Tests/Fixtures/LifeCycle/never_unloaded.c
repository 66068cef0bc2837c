/* The linker is told to keep it, and a thread of it goes on. */
#define _GNU_SOURCE
#include "../Doctor/doctor.h"
#include <pthread.h>
#include <unistd.h>

static void *stay(void *unused) {
  for (;;) pause();
  return unused;
}

static bool load(void) {
  pthread_t thread;
  return pthread_create(&thread, 0, stay, 0) == 0;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.stays", .name = "Never unloaded", .version = "1.0.0", .load = load)

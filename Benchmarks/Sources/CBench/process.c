#define _GNU_SOURCE
#include "process.h"

#include <fcntl.h>
#include <malloc.h>
#include <sched.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double nanoseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

double bench_wall_clock(void) { return nanoseconds(CLOCK_MONOTONIC); }

double bench_process_time(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

/* What the process started with, before any thread was kept on one core. */
static cpu_set_t allowed_cores;

__attribute__((constructor)) static void note_cores(void) {
  if (sched_getaffinity(0, sizeof allowed_cores, &allowed_cores) != 0) CPU_ZERO(&allowed_cores);
}

int bench_core_count(void) { return CPU_COUNT(&allowed_cores); }

void bench_stay_on_core(int number) {
  cpu_set_t one;
  CPU_ZERO(&one);
  for (int core = 0; core < CPU_SETSIZE; core++) {
    if (CPU_ISSET(core, &allowed_cores) && number-- == 0) CPU_SET(core, &one);
  }
  if (CPU_COUNT(&one) == 1) sched_setaffinity(0, sizeof one, &one);
}

double bench_run_process(const char *const *command) {
  posix_spawn_file_actions_t actions;
  if (posix_spawn_file_actions_init(&actions) != 0) return -1;
  double time = -1;
  pid_t child;
  if (posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) == 0) {
    const double start = bench_wall_clock();
    /* posix_spawn does not write to the words. */
    if (posix_spawnp(&child, command[0], &actions, NULL, (char *const *)command, environ) == 0) {
      int status;
      if (waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0) {
        time = bench_wall_clock() - start;
      }
    }
  }
  posix_spawn_file_actions_destroy(&actions);
  return time;
}

size_t bench_allocated_bytes(void) {
  const struct mallinfo2 all = mallinfo2();
  return all.uordblks + all.hblkhd;
}

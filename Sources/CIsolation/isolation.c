#define _GNU_SOURCE
#include "isolation.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

int carob_isolation_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int carob_isolation_memory_file(void) { return memfd_create("carob", MFD_CLOEXEC); }

int carob_isolation_duplicate(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 0); }

int carob_isolation_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int carob_isolation_end_with(pid_t parent) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return -1;
  return getppid() == parent ? 0 : -1;
}

/// The number of this process; in a copy, until it has looked, that of the process that it is a copy of.
static pid_t this_process;

/// What the kernel was asked for is not inherited.
static void end_with_original(void) {
  if (carob_isolation_end_with(this_process) != 0) _exit(0);
  this_process = getpid();
}

int carob_isolation_end_forks(void) {
  this_process = getpid();
  return pthread_atfork(NULL, NULL, end_with_original);
}

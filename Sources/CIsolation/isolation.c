#define _GNU_SOURCE
#include "isolation.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

int carob_isolation_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int carob_isolation_duplicate(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 0); }

int carob_isolation_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int carob_isolation_end_with(pid_t parent, int signal) {
  if (prctl(PR_SET_PDEATHSIG, signal) != 0) return -1;
  return getppid() == parent ? 0 : -1;
}

void carob_isolation_write_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void *carob_isolation_map_memory(size_t size, int descriptor) {
  struct stat file;
  if (fstat(descriptor, &file) != 0) return NULL;
  if (file.st_size < (off_t)size) {
    errno = EINVAL;
    return NULL;
  }
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void *carob_isolation_make_memory(size_t size, int *descriptor) {
  int file = memfd_create("carob", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return NULL;
  void *memory = NULL;
  // A process that reads memory whose file was cut short dies of it.
  if (ftruncate(file, (off_t)size) == 0
      && fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0)
    memory = carob_isolation_map_memory(size, file);
  if (memory) {
    *descriptor = file;
  } else {
    int reason = errno;
    close(file);
    errno = reason;
  }
  return memory;
}

void carob_isolation_unmap_memory(void *memory, size_t size) { munmap(memory, size); }

pid_t carob_isolation_wait(pid_t process, int *status, int options) {
  while (1) {
    pid_t found = waitpid(process, status, options);
    if (found <= 0 || !WIFSTOPPED(*status)) return found;
    // A process that has itself traced stops at each signal, until its parent lets it go.
    if (ptrace(PTRACE_DETACH, found, NULL, (void *)(long)WSTOPSIG(*status)) == 0) continue;
    if (options & WUNTRACED) return found;
    if (options & WNOHANG) return 0;
  }
}

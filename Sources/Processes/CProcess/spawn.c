#define _GNU_SOURCE
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// A program has those below it, and we have what we need meanwhile above.
enum { LARGEST_COUNT = CAROB_PROCESS_DESCRIPTORS };

/// A flag of `close_range`, since Linux 5.11.
enum { ONLY_AT_EXEC = 1 << 2 };

/// On an older kernel, higher descriptors are left to their own `FD_CLOEXEC`.
enum { HIGHEST_LOOKED_AT = 1 << 16 };

/// The exit status of a child that has become no program.
enum { NO_PROGRAM = 127 };

// MARK: Between vfork and exec
//
// All of this runs in the memory of the process that starts the program, and does only what a handler of signals may do.

/// Sees to it that no handler of this process runs in the child: it would change the memory of both.
static void reset_signals(const carob_process_start *start) {
  for (int signal = 1; signal < NSIG; signal++) {
    struct sigaction action;
    if (sigaction(signal, NULL, &action) != 0 || action.sa_handler == SIG_DFL) continue;
    if (action.sa_handler == SIG_IGN && !sigismember(&start->defaults, signal)) continue;
    action = (struct sigaction){.sa_handler = SIG_DFL};
    sigaction(signal, &action, NULL);
  }
}

static void close_others(int first) {
  if (syscall(SYS_close_range, first, ~0U, ONLY_AT_EXEC) == 0) return;
  // Since Linux 5.9. Nothing above the first is needed any more.
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
  struct rlimit limit = {.rlim_cur = HIGHEST_LOOKED_AT};
  getrlimit(RLIMIT_NOFILE, &limit);
  for (int number = first; number < HIGHEST_LOOKED_AT && (rlim_t)number < limit.rlim_cur; number++)
    fcntl(number, F_SETFD, FD_CLOEXEC);
}

/// Gives each descriptor its new number. Returns 0 or an error number.
static int move_descriptors(const carob_process_start *start) {
  int moved[LARGEST_COUNT];
  // First to where none of the new numbers is, so that none is written over before its turn.
  for (int index = 0; index < start->descriptor_count; index++) {
    moved[index] = fcntl(start->descriptors[index], F_DUPFD_CLOEXEC, LARGEST_COUNT);
    if (moved[index] < 0) return errno;
  }
  for (int index = 0; index < start->descriptor_count; index++) {
    if (dup2(moved[index], index) < 0) return errno;
  }
  return 0;
}

/// Whether there is no program at a path, as far as a search of folders is concerned.
static bool is_missing(int reason) {
  switch (reason) {
    case ENOENT:
    case ENOTDIR:
    case ENAMETOOLONG:
    // Of network file systems.
    case ESTALE:
    case ENODEV:
    case ETIMEDOUT: return true;
    default: return false;
  }
}

/// Tries the programs in turn, as `execvp` does. Returns an error number.
static int try_programs(const carob_process_start *start) {
  int reason = ENOENT;
  for (char *const *program = start->programs; *program; program++) {
    execve(*program, start->arguments, start->environment);
    bool goes_on = is_missing(errno) || errno == EACCES;
    // One that may not be run is the reason, unless a later one can be.
    if (!is_missing(errno) || reason != EACCES) reason = errno;
    if (!goes_on) break;
  }
  return reason;
}

static _Noreturn void become(
  const carob_process_start *start, pid_t parent, volatile int *reason) {
  reset_signals(start);
  // Where the kernel refuses, the program goes on without. A parent that has gone does not ask for its status.
  if (start->ending != 0 && carob_process_end_with(parent, start->ending) != 0 && getppid() != parent)
    _exit(NO_PROGRAM);
  *reason = move_descriptors(start);
  if (*reason == 0) {
    if (!start->keeps_descriptors) close_others(start->descriptor_count);
    sigprocmask(SIG_SETMASK, &start->blocked, NULL);
    *reason = try_programs(start);
  }
  _exit(NO_PROGRAM);
}

// MARK: Starting

pid_t carob_process_spawn(const carob_process_start *start) {
  if (start->descriptor_count > LARGEST_COUNT) {
    errno = EINVAL;
    return -1;
  }
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t parent = getpid();
  // The child writes it. Valgrind and the thread sanitizer have it fork instead: then a program that is not there exits with NO_PROGRAM.
  volatile int reason = 0;
  // A copy of a large process would take long, and may need more memory than there is.
  pid_t child = vfork();
  if (child == 0) become(start, parent, &reason);
  if (child < 0) reason = errno;
  if (child > 0 && reason != 0) {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    child = -1;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = reason;
  return child;
}

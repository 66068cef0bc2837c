#define _GNU_SOURCE
#include "process.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

int carob_process_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int carob_process_socket_pair(int ends[2]) {
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends);
}

int carob_process_duplicate(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 0); }

int carob_process_end_with(pid_t parent, int signal) {
  if (prctl(PR_SET_PDEATHSIG, signal) != 0) return -1;
  return getppid() == parent ? 0 : -1;
}

void carob_process_write_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

pid_t carob_process_wait(pid_t process, int *status, int options) {
  while (1) {
    pid_t found = waitpid(process, status, options);
    if (found <= 0 || !WIFSTOPPED(*status)) return found;
    // A process that has itself traced stops at each signal, until its parent lets it go.
    if (ptrace(PTRACE_DETACH, found, NULL, (void *)(long)WSTOPSIG(*status)) == 0) continue;
    if (options & WUNTRACED) return found;
    if (options & WNOHANG) return 0;
  }
}

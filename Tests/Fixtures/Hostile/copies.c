/* Makes copies of the process that go on as it does, also with system calls of which no library knows. */
#define _GNU_SOURCE
#include "hostile.h"
#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

static void configure(id self, SEL _cmd, id cell, id item) {
  show_row(self, _cmd, cell, item);
  if (fork() == 0) return;
  // One in a session of its own.
  if (syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0) == 0) setsid();
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("copies", load)

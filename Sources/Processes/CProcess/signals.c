#define _GNU_SOURCE
#include "signals.h"
#include "process.h"

#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

bool carob_process_is_for_group(const siginfo_t *information, int signal) {
  switch (signal) {
    case SIGINT:
    case SIGQUIT:
    case SIGTSTP:
    case SIGTTIN:
    case SIGTTOU:
    case SIGWINCH: return information->si_code == SI_KERNEL;
    default: return false;
  }
}

static void (*volatile handler_of_caught)(int signal, bool is_for_group);

static void handle(int signal, siginfo_t *information, void *context) {
  (void)context;
  handler_of_caught(signal, carob_process_is_for_group(information, signal));
}

bool carob_process_catch(int signal, bool once, void (*handler)(int signal, bool is_for_group)) {
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_RESTART | (once ? (int)SA_RESETHAND : 0)};
  struct sigaction earlier;
  if (sigaction(signal, NULL, &earlier) != 0 || earlier.sa_handler == SIG_IGN) return false;
  sigemptyset(&action.sa_mask);
  action.sa_sigaction = handle;
  handler_of_caught = handler;
  return sigaction(signal, &action, NULL) == 0;
}

void carob_process_end_as(int status) {
  if (WIFSIGNALED(status)) {
    int ended = WTERMSIG(status);
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, ended);
    prctl(PR_SET_DUMPABLE, 0);
    signal(ended, SIG_DFL);
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    raise(ended);
    _exit(128 + ended);
  }
  _exit(WEXITSTATUS(status));
}

uintptr_t carob_process_signal_handler(int signal) {
  struct sigaction action;
  if (sigaction(signal, NULL, &action) != 0) return 0;
  return action.sa_flags & SA_SIGINFO ? (uintptr_t)action.sa_sigaction : (uintptr_t)action.sa_handler;
}

uint64_t carob_process_floating_point(void) {
#if defined(__x86_64__)
  unsigned int control;
  __asm__ volatile("stmxcsr %0" : "=m"(control));
  return control & ~0x3fu;
#elif defined(__aarch64__)
  uint64_t control;
  __asm__ volatile("mrs %0, fpcr" : "=r"(control));
  return control;
#else
  return 0;
#endif
}

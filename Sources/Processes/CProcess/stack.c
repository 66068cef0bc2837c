#define _GNU_SOURCE
#include "process.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

/// Where the stack of the watched thread ends. It grows down.
static uintptr_t lowest;

/// The thread's process; a copy that a plugin has made of it notes nothing.
static pid_t watched;

static volatile int32_t *volatile note;

static struct sigaction earlier_actions[2];

static const int signals[2] = {SIGSEGV, SIGBUS};

/// The kernel keeps up to 1 MiB free below a stack, so that the last address may be that much higher.
static const uintptr_t slack = 2 << 20;

/// No frame is larger; a stack pointer further below the end is none.
static const uintptr_t largest_frame = 256 << 20;

/// Code touches the stack this far below the stack pointer at most, before it moves that.
static const uintptr_t reach = 64 << 10;

static uintptr_t stack_pointer(const void *context) {
  const ucontext_t *interrupted = context;
#if defined(__x86_64__)
  return (uintptr_t)interrupted->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  return interrupted->uc_mcontext.sp;
#else
  (void)interrupted;
  return 0;
#endif
}

/// Whether memory was missing where the stack was to go on.
static bool is_overflow(uintptr_t address, uintptr_t pointer) {
  if (pointer == 0 || pointer >= lowest + slack || pointer + largest_frame < lowest) return false;
  return address + reach >= pointer && address < lowest + slack;
}

/// It runs on a stack of its own, and does only what may be done in a handler of signals.
static void handle(int signal, siginfo_t *information, void *context) {
  bool is_sent = information->si_code <= 0;
  if (!is_sent && getpid() == watched && note &&
      is_overflow((uintptr_t)information->si_addr, stack_pointer(context)))
    *note = 1;
  sigaction(signal, &earlier_actions[signal == SIGBUS], NULL);
  // The instruction that failed fails again. A signal that somebody has sent comes once.
  if (is_sent) raise(signal);
}

static bool find_lowest(void) {
  pthread_attr_t attributes;
  void *start;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return false;
  int failure = pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  if (failure != 0) return false;
  lowest = (uintptr_t)start;
  // musl tells what the main thread's stack has now, and not how far it may grow.
  struct rlimit limit;
  uintptr_t end = lowest + size;
  if (getpid() == gettid() && getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur < end &&
      end - limit.rlim_cur < lowest)
    lowest = end - limit.rlim_cur;
  return true;
}

bool carob_process_note_overflow(volatile int32_t *noted) {
  static char stack[64 << 10];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack}, present;
  if (!find_lowest()) return false;
  // A sanitizer may have given the thread one.
  if (sigaltstack(NULL, &present) != 0) return false;
  if ((present.ss_flags & SS_DISABLE) && sigaltstack(&alternate, NULL) != 0) return false;
  watched = getpid();
  note = noted;
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  action.sa_sigaction = handle;
  for (int index = 0; index < 2; index++) {
    if (sigaction(signals[index], &action, &earlier_actions[index]) != 0) return false;
  }
  return true;
}

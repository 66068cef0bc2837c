/* For tgkill, gettid, process_vm_readv and the registers of a thread. */
#define _GNU_SOURCE
#include <carob/module_side.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

/* The thread that is asked, and what it answers. One at a time. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic long asked;
static _Atomic uintptr_t answered_pc, answered_stack;

static void answer(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)info;
  const int error = errno;
  if (syscall(SYS_gettid) == atomic_load(&asked)) {
    const ucontext_t *const state = context;
#if defined(__x86_64__)
    atomic_store(&answered_pc, (uintptr_t)state->uc_mcontext.gregs[REG_RIP]);
    atomic_store(&answered_stack, (uintptr_t)state->uc_mcontext.gregs[REG_RSP]);
#elif defined(__aarch64__)
    atomic_store(&answered_pc, (uintptr_t)state->uc_mcontext.pc);
    atomic_store(&answered_stack, (uintptr_t)state->uc_mcontext.sp);
#else
    (void)state;
#endif
  }
  errno = error;
}

/* A signal that nobody handles; 0 for none. The handler stays, since a thread may get the signal late. */
static int probing_signal(void) {
  static int found;
  for (int signal = SIGRTMAX; !found && signal >= SIGRTMIN; signal--) {
    struct sigaction old, new = {0};
    if (sigaction(signal, NULL, &old) != 0 || old.sa_flags & SA_SIGINFO || old.sa_handler != SIG_DFL) continue;
    new.sa_sigaction = answer;
    new.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
    if (sigaction(signal, &new, NULL) == 0) found = signal;
  }
  return found;
}

/* Whether a thread holds a signal back now. */
static bool holds_back(long thread, int signal) {
  char path[64], line[256];
  unsigned long blocked = 0;
  snprintf(path, sizeof path, "/proc/self/task/%ld/status", thread);
  FILE *const status = fopen(path, "re");
  while (status && fgets(line, sizeof line, status)) {
    if (sscanf(line, "SigBlk: %lx", &blocked) == 1) break;
  }
  if (status) fclose(status);
  return blocked >> (signal - 1) & 1;
}

/* Where a thread is that waits in a system call. False for one that runs, and where the system does not say. */
static bool waits(long thread, uintptr_t *pc, uintptr_t *stack) {
  char path[64], line[256] = "";
  unsigned long sp, counter;
  snprintf(path, sizeof path, "/proc/self/task/%ld/syscall", thread);
  FILE *const file = fopen(path, "re");
  if (!file) return false;
  const bool is_read = fgets(line, sizeof line, file) != NULL;
  fclose(file);
  /* The number, six arguments, and the registers; or -1 and the registers. */
  if (!is_read || (sscanf(line, "%*d %*x %*x %*x %*x %*x %*x %lx %lx", &sp, &counter) != 2 &&
                   sscanf(line, "-1 %lx %lx", &sp, &counter) != 2))
    return false;
  *stack = sp, *pc = counter;
  return sp != 0;
}

/* The end of the mapping with an address; the address itself when it is not known. */
static uintptr_t end_of_mapping(uintptr_t address) {
  FILE *const maps = fopen("/proc/self/maps", "re");
  uintptr_t end = address;
  char line[512];
  while (maps && fgets(line, sizeof line, maps)) {
    unsigned long first, last;
    if (sscanf(line, "%lx-%lx", &first, &last) == 2 && address >= first && address < last) end = last;
  }
  if (maps) fclose(maps);
  return end;
}

static bool holds(uintptr_t address, uintptr_t end, struct carob_module_range range) {
  enum { words = 512, most_bytes = 1 << 20 };
  uintptr_t buffer[words];
  address &= -sizeof(uintptr_t);
  if (end - address > most_bytes) end = address + most_bytes;
  while (address < end) {
    const size_t bytes = end - address < sizeof buffer ? end - address : sizeof buffer;
    const struct iovec own = {buffer, bytes}, other = {(void *)address, bytes};
    const ssize_t got = process_vm_readv(getpid(), &own, 1, &other, 1, 0);
    if (got <= 0) return false;
    for (size_t i = 0; i < (size_t)got / sizeof(uintptr_t); i++)
      if (buffer[i] >= range.first && buffer[i] < range.end) return true;
    address += (size_t)got;
  }
  return false;
}

/* Where a thread is, by its answer to a signal. */
static bool answers(long thread, int signal, uintptr_t *pc, uintptr_t *stack) {
  /* Two seconds: on a busy machine a thread may wait that long for a processor. */
  enum { tries = 10000, pause = 200 };
  atomic_store(&answered_stack, 0);
  atomic_store(&asked, thread);
  if (syscall(SYS_tgkill, (long)getpid(), thread, signal) == 0) {
    for (int i = 0; i < tries && !atomic_load(&answered_stack); i++) usleep(pause);
  }
  atomic_store(&asked, 0);
  *stack = atomic_load(&answered_stack), *pc = atomic_load(&answered_pc);
  return *stack != 0;
}

/* A thread that waits is not disturbed. One that runs and holds signals back was just made, or will wait soon. */
static bool finds(long thread, uintptr_t *pc, uintptr_t *stack) {
  enum { tries = 5000, pause = 200 };
  const int signal = probing_signal();
  for (int i = 0; i < tries; i++) {
    if (waits(thread, pc, stack)) return true;
    if (signal && !holds_back(thread, signal)) return answers(thread, signal, pc, stack);
    usleep(pause);
  }
  return false;
}

int carob_thread_runs(long thread, struct carob_module_range range) {
  uintptr_t pc = 0, stack = 0;
  int result = -1;
  pthread_mutex_lock(&lock);
  if (finds(thread, &pc, &stack)) {
    result = (pc >= range.first && pc < range.end) || holds(stack, end_of_mapping(stack), range);
  } else if (syscall(SYS_tgkill, (long)getpid(), thread, 0) != 0) {
    result = 0;
  }
  pthread_mutex_unlock(&lock);
  return result;
}

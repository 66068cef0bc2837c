#define _GNU_SOURCE
#include "crash.h"
#include "process.h"

#include <features.h>

static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};
enum { SIGNAL_COUNT = sizeof signals / sizeof *signals };

bool carob_process_is_crash(int signal) {
  for (int index = 0; index < SIGNAL_COUNT; index++) {
    if (signals[index] == signal) return true;
  }
  return false;
}

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 35)
#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <stddef.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

/// What they did before: Swift's backtraces and sanitizers have handlers of their own.
static struct sigaction earlier_actions[SIGNAL_COUNT];

static volatile crash_note *note;

/// A copy that a plugin has made of the process notes nothing.
static pid_t watched;

enum { LARGEST_COUNT = 128, DEEPEST_STACK = 256 };

/// What was there before any plugin, which is no plugin's.
static const struct link_map *own[LARGEST_COUNT];
static int own_count;

/// The module that an address belongs to, if it came later. It takes no lock.
static const struct link_map *later_module(uintptr_t address) {
  struct dl_find_object found;
  if (_dl_find_object((void *)address, &found) != 0 || !found.dlfo_link_map) return NULL;
  for (int index = 0; index < own_count; index++) {
    if (own[index] == found.dlfo_link_map) return NULL;
  }
  return found.dlfo_link_map;
}

static void note_place(const struct link_map *module, uintptr_t address) {
  note->offset = note->entry = address - module->l_addr;
  size_t length = strnlen(module->l_name, sizeof note->module - 1);
  memcpy((char *)note->module, module->l_name, length);
  note->module[length] = 0;
  note->is_noted = 1;
}

static uintptr_t program_counter(const void *context) {
  const ucontext_t *interrupted = context;
#if defined(__x86_64__)
  return (uintptr_t)interrupted->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return interrupted->uc_mcontext.pc;
#else
  (void)interrupted;
  return 0;
#endif
}

static void note_stack(uintptr_t counter) {
  const struct link_map *module = later_module(counter);
  if (module) note_place(module, counter);
  void *stack[DEEPEST_STACK];
  int count = backtrace(stack, DEEPEST_STACK);
  bool is_inside = false;
  for (int index = 0; index < count; index++) {
    // A return address may be behind the end of its function.
    uintptr_t address = (uintptr_t)stack[index] - 1;
    const struct link_map *found = later_module(address);
    // The first frames are those of the handler of the signal.
    if (is_inside && found != module) break;
    if (!module && found) note_place(module = found, address);
    is_inside = module && found == module;
    if (is_inside) note->entry = address - module->l_addr;
  }
}

/// It may run on a stack of its own, and does only what may be done in a handler of signals.
static void handle(int signal, siginfo_t *information, void *context) {
  if (getpid() == watched && !note->is_noted) note_stack(program_counter(context));
  for (int index = 0; index < SIGNAL_COUNT; index++) {
    if (signals[index] == signal) sigaction(signal, &earlier_actions[index], NULL);
  }
  // The instruction that failed runs, and fails, again. A signal that somebody has sent comes once. SIGTRAP and SIGSYS come after their
  // instruction, which does not run again.
  if (information->si_code <= 0 || signal == SIGTRAP || signal == SIGSYS) raise(signal);
}

static int add_own(struct dl_phdr_info *information, size_t size, void *context) {
  (void)size;
  (void)context;
  struct dl_find_object found;
  for (int index = 0; index < information->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &information->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD) continue;
    uintptr_t address = information->dlpi_addr + segment->p_vaddr;
    if (_dl_find_object((void *)address, &found) == 0 && own_count < LARGEST_COUNT)
      own[own_count++] = found.dlfo_link_map;
    break;
  }
  return 0;
}

void carob_process_watch_crashes(volatile crash_note *given) {
  static char stack[64 << 10];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack}, present;
  note = given;
  watched = getpid();
  dl_iterate_phdr(add_own, NULL);
  // Its first call loads a library, which a handler may not.
  void *first;
  backtrace(&first, 1);
  if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE)) sigaltstack(&alternate, NULL);
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  action.sa_sigaction = handle;
  for (int index = 0; index < SIGNAL_COUNT; index++)
    sigaction(signals[index], &action, &earlier_actions[index]);
}
#else
// Nothing here finds a module without a lock, which a handler of signals may not take.
void carob_process_watch_crashes(volatile crash_note *note) { (void)note; }
#endif

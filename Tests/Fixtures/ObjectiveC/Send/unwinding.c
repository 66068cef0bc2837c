/* Stacks are unwound through the send functions, from wherever they are. */
#define _GNU_SOURCE
#include "runtime.h"
#include <signal.h>
#include <ucontext.h>
#include <unwind.h>

int main(int count, char **words);
void *make_object(Record cls);
IMP carob_objc_lookup(id receiver, SEL selector);

static struct {
  int frames;
  bool has_main, has_lookup;
} seen;

static _Unwind_Reason_Code look(struct _Unwind_Context *context, void *ignored) {
  (void)ignored;
  void *const function = _Unwind_FindEnclosingFunction((void *)_Unwind_GetIP(context));
  seen.frames++;
  if (function == (void *)main) seen.has_main = true;
  if (function == (void *)carob_objc_lookup) seen.has_lookup = true;
  return _URC_NO_REASON;
}

static void look_at_stack(void) {
  seen.frames = 0;
  seen.has_main = seen.has_lookup = false;
  _Unwind_Backtrace(look, 0);
}

static int stacks;

static void look_from_host(void) {
  look_at_stack();
  CHECK(seen.has_main && seen.has_lookup && seen.frames < 40);
  stacks++;
}

/* The thread sanitizer delays signals. */
#if defined(__x86_64__) && !__has_feature(thread_sanitizer)
#define STEPS
__attribute__((visibility("hidden"))) extern char objc_msgSend[], carob_objc_return_zero[];

static int instructions;

/* After each instruction. */
static void step(int signal, siginfo_t *information, void *context) {
  (void)signal, (void)information;
  const uintptr_t address = (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
  if (address < (uintptr_t)objc_msgSend || address >= (uintptr_t)carob_objc_return_zero) return;
  look_at_stack();
  CHECK(seen.has_main && seen.frames < 40);
  instructions++;
}

/* The processor traps after each instruction while bit 8 of its flags is set. */
static void send_by_steps(void (*send)(void)) {
  struct sigaction action = {.sa_sigaction = step, .sa_flags = SA_SIGINFO}, before;
  sigaction(SIGTRAP, &action, &before);
  __asm__ volatile("pushfq; orq $0x100, (%%rsp); popfq" ::: "memory", "cc");
  send();
  __asm__ volatile("pushfq; andq $~0x100, (%%rsp); popfq" ::: "memory", "cc");
  sigaction(SIGTRAP, &before, 0);
}
#else
static void send_by_steps(void (*send)(void)) { send(); }
#endif

void test_unwinding(void) {
  extern void send_for_unwinding(void);
  empty_caches(2);
  while_resolving = look_from_host;
  send_for_unwinding();
  while_resolving = 0;
  CHECK(stacks == 8);
  /* With caches that are filled, and then out of them. */
  empty_caches(4);
  send_by_steps(send_for_unwinding);
  send_by_steps(send_for_unwinding);
#if defined(STEPS)
  CHECK(instructions > 300);
#endif
}

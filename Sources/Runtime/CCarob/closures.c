/* How functions that are made while the process runs call Swift. libffi writes those for any signature. Those of words, which are
 * most, are trampolines of our own: two instructions each, which jump to `carob_enter_words` with their closure. */

/* For memory that is no file's. */
#define _GNU_SOURCE
#include <carob/closures.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>
#include <unwind.h>

/* -- Functions of libffi's ---------------------------------------------------------------- */

/* libffi has two functions between a closure and whoever called it: the one in assembly that the closure jumps to, and one in C. */
enum { FRAMES_OF_LIBFFI = 2 };

struct caller {
  uintptr_t frame; /* of `carob_call_closure` at first, then that of libffi's function in assembly */
  const void *address;
  int passed;
};

static _Unwind_Reason_Code look_at_frame(struct _Unwind_Context *context, void *argument) {
  struct caller *caller = argument;
  const uintptr_t stack = _Unwind_GetCFA(context);
  if (stack <= caller->frame && !caller->passed) return _URC_NO_REASON;
  if (caller->passed++ < FRAMES_OF_LIBFFI) return _URC_NO_REASON;
  caller->address = (const void *)_Unwind_GetIP(context);
  caller->frame = stack - 1;
  return _URC_NORMAL_STOP;
}

__attribute__((noinline)) static void finish_closure(const void *earlier, const void *frame) {
  struct caller caller = {.frame = (uintptr_t)frame};
  if (carob_current_thread()->pending_error) _Unwind_Backtrace(look_at_frame, &caller);
  carob_finish_call(earlier, caller.address, (const void *)caller.frame);
}

void carob_call_closure(void *interface, void *result, void **arguments, void *context) {
  const struct carob_closure *closure = context;
  const void *earlier = carob_set_error_aside();
  closure->function(interface, result, arguments, closure->context);
  CAROB_LOOK_UP_CALL(caller, frame);
  (void)caller;
  if (carob_has_error(earlier)) finish_closure(earlier, frame);
}

/* -- Trampolines -------------------------------------------------------------------------- */

#if defined(__x86_64__) || defined(__aarch64__)

/* In closures-*.S: keeps the registers of arguments and calls `carob_run_words`. */
void carob_enter_words(void);

/* `frame` is an address in the frame of `carob_enter_words`, and `caller` where that returns to. */
uintptr_t carob_run_words(
  uintptr_t *words, const struct carob_closure *closure, const void *caller, const void *frame);
uintptr_t carob_run_words(
  uintptr_t *words, const struct carob_closure *closure, const void *caller, const void *frame) {
  void *arguments[CAROB_TRAMPOLINE_WORDS];
  for (int i = 0; i < CAROB_TRAMPOLINE_WORDS; i++) arguments[i] = &words[i];
  uintptr_t result = 0;
  const void *earlier = carob_set_error_aside();
  closure->function(0, &result, arguments, closure->context);
  if (carob_has_error(earlier)) carob_finish_call(earlier, caller, frame);
  return result;
}

/* What a trampoline reads, as far behind it as a page is long. */
struct target {
  union {
    const struct carob_closure *closure;
    struct target *next; /* of those that are free */
  };
  void (*entry)(void);
};

#if defined(__x86_64__)
/* movq closure(%rip), %r10; jmpq *entry(%rip) */
struct trampoline {
  uint8_t load[3];
  int32_t to_closure;
  uint8_t jump[2];
  int32_t to_entry;
  uint8_t padding[3];
} __attribute__((packed));

static struct trampoline make(int32_t distance) {
  return (struct trampoline){
    {0x4c, 0x8b, 0x15}, distance - 7, {0xff, 0x25}, distance + 8 - 13, {0xcc, 0xcc, 0xcc}};
}
#else
/* ldr x16, closure; ldr x17, entry; br x17 */
struct trampoline {
  uint32_t load, load_entry, jump, padding;
};

static struct trampoline make(int32_t distance) {
  const uint32_t words = (uint32_t)distance / 4;
  return (struct trampoline){
    0x58000010 | words << 5, 0x58000011 | (words + 1) << 5, 0xd61f0220, 0xd4200000};
}
#endif

_Static_assert(sizeof(struct trampoline) == sizeof(struct target), "a trampoline is as long as its target");

static pthread_mutex_t making = PTHREAD_MUTEX_INITIALIZER;
static struct target *free_targets;

static size_t page_size(void) { return (size_t)sysconf(_SC_PAGESIZE); }

/* Makes a page of trampolines, and behind it one of targets. The first is no longer written to when it may be run. False if the
 * system allows neither. */
static bool add_page(void) {
  const size_t size = page_size();
  struct trampoline *code =
    mmap(0, 2 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (code == MAP_FAILED) return false;
  struct target *targets = (void *)((char *)code + size);
  const size_t count = size / sizeof *code;
  for (size_t i = 0; i < count; i++) code[i] = make((int32_t)size);
  if (mprotect(code, size, PROT_READ | PROT_EXEC)) {
    munmap(code, 2 * size);
    return false;
  }
  __builtin___clear_cache((char *)code, (char *)targets);
  for (size_t i = 0; i < count; i++)
    targets[i] = (struct target){.next = i + 1 < count ? &targets[i + 1] : 0, carob_enter_words};
  free_targets = targets;
  return true;
}

IMP carob_make_trampoline(const struct carob_closure *closure) {
  pthread_mutex_lock(&making);
  struct target *target = free_targets || add_page() ? free_targets : 0;
  if (target) {
    free_targets = target->next;
    target->closure = closure;
  }
  pthread_mutex_unlock(&making);
  return target ? (IMP)((uintptr_t)target - page_size()) : 0;
}

void carob_free_trampoline(IMP trampoline) {
  struct target *target = (struct target *)((uintptr_t)trampoline + page_size());
  pthread_mutex_lock(&making);
  target->next = free_targets;
  free_targets = target;
  pthread_mutex_unlock(&making);
}

#else
IMP carob_make_trampoline(const struct carob_closure *closure) {
  (void)closure;
  return 0;
}

void carob_free_trampoline(IMP trampoline) { (void)trampoline; }
#endif

/* Throws and jumps through frames of the host. Prints what is wrong. */
#include <carob/closures.h>
#include <carob/host.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <unwind.h>

/* -- What the host has besides. */
void swift_release(void *object);
void swift_release(void *object) { (void)object; }
carob_thrower carob_take_failure(const void *caller, id *exception) {
  (void)caller, (void)exception;
  return 0;
}

static int failures;
static void check(bool holds, const char *what) {
  if (!holds) printf("%s\n", what), failures++;
}

/* -- Exceptions. What is thrown finds no handler. Each that the host stops is a line on standard error: the result says so on some
 * machines only, where the unwinder is compiled right. */
static void throw_one(void) {
  static struct _Unwind_Exception exception;
  _Unwind_RaiseException(&exception);
}

struct wide {
  uintptr_t values[4];
};

static struct wide take_all(uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e) {
  throw_one();
  return (struct wide){{a + b, c, d, e}};
}

static void closure(void *interface, void *result, void **arguments, void *context) {
  (void)interface, (void)arguments, (void)context;
  throw_one();
  *(uintptr_t *)result = 7;
}

/* One line for each entry. */
static void entries(void) {
  typedef struct wide (*all)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);
  throw_one();
  IMP entry = 0;
  for (int turn = 0; turn < 200; turn++) {
    entry = carob_entry_for((IMP)take_all);
    const struct wide wide = ((all)entry)(1, 2, 3, 4, 5);
    check(wide.values[0] == 3 && wide.values[1] == 3 && wide.values[2] == 4 && wide.values[3] == 5,
          "an entry passes all words, and a result in memory");
  }
  check(entry == (IMP)take_all, "when there are no more entries the function is its own");
}

/* Three lines. */
static void everything_else(void) {
  carob_call_plain((IMP)throw_one, 0, 0);
  struct carob_closure called = {closure, 0};
  const IMP trampoline = carob_make_trampoline(&called);
  check(((uintptr_t(*)(void))trampoline)() == 7, "the result of a trampoline");
  uintptr_t result = 0;
  carob_call_closure(0, &result, 0, &called);
}

/* -- Jumps */
static jmp_buf landing;
static int left;
static void note(void *context) { left += *(int *)context; }
static void jump(void *context) {
  (void)context;
  carob_current_thread()->registration_owner = "somebody";
  longjmp(landing, 1);
}
static void jump_from_deeper(void *context) { carob_call_noting_end(jump, note, context); }
static void stay(void *context) { (void)context; }
static void end_thread(void *context) {
  (void)context;
  pthread_exit(0);
}
static void *run_and_end(void *context) {
  carob_call_noting_end(end_thread, note, context);
  return 0;
}

static void jumps(void) {
  int one = 1;
  carob_call_noting_end(stay, note, &one);
  check(left == 0, "nobody left");
  carob_current_thread()->registration_owner = "nobody";
  if (!setjmp(landing)) carob_call_noting_end(jump_from_deeper, note, &one);
  check(left == 2, "both were left");
  check(!strcmp(carob_current_thread()->registration_owner, "nobody"), "the owner is the one before");
  if (!setjmp(landing)) longjmp(landing, 1);
  check(left == 2, "what was left is forgotten");
  pthread_t thread;
  pthread_create(&thread, 0, run_and_end, &one);
  pthread_join(thread, 0);
  check(left == 3, "the end of a thread leaves");
}

int main(void) {
  entries();
  everything_else();
  jumps();
  puts(failures ? "" : "everything holds");
  return failures != 0;
}

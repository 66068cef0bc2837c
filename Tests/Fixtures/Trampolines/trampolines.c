/* Calls trampolines with as many words as they take. Prints what is wrong. */
#include <carob/closures.h>
#include <setjmp.h>
#include <stdio.h>

/* -- What the host has besides. */
void swift_release(void *object);
void swift_release(void *object) { (void)object; }
static const void *asked_for;
static const void *taken;
static jmp_buf landing;
static void go_on(id exception, const void *frame) {
  asked_for = frame;
  taken = exception;
  longjmp(landing, 1);
}
carob_thrower carob_take_failure(const void *caller, id *exception) {
  struct carob_thread *thread = carob_current_thread();
  /* The error of this number is one for a module that takes exceptions. */
  if (!caller || thread->pending_error != (const void *)13) return 0;
  *exception = (id)carob_take_error_aside();
  return go_on;
}

static int failures;
static void check(bool holds, const char *what) {
  if (!holds) printf("%s\n", what), failures++;
}

typedef uintptr_t (*all)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);

/* The sum of its words, each with another weight, and the closure's number. */
static void add(void *interface, void *result, void **arguments, void *context) {
  check(!interface, "a trampoline has no description");
  uintptr_t sum = *(uintptr_t *)context;
  for (uintptr_t i = 0; i < CAROB_TRAMPOLINE_WORDS; i++) sum += (i + 1) * *(uintptr_t *)arguments[i];
  *(uintptr_t *)result = sum;
}

static void halve(void *interface, void *result, void **arguments, void *context) {
  (void)interface, (void)context;
  const double half = (double)*(intptr_t *)arguments[0] / 2;
  *(double *)result = half;
}

static void fail(void *interface, void *result, void **arguments, void *context) {
  (void)interface, (void)result, (void)context;
  check(!carob_current_thread()->pending_error, "an earlier error is set aside");
  carob_current_thread()->pending_error = *(const void **)arguments[0];
  if (*(const void **)arguments[0]) carob_add_pending_error_count(1);
}

static const void *call_failing(IMP code, uintptr_t error) {
  struct carob_thread *thread = carob_current_thread();
  if (!setjmp(landing)) ((void (*)(uintptr_t))code)(error);
  const void *left = thread->pending_error;
  if (left) carob_add_pending_error_count(-1);
  thread->pending_error = 0;
  return left;
}

int main(void) {
  enum { COUNT = 20000 };
  static IMP made[COUNT];
  static uintptr_t numbers[COUNT];
  static struct carob_closure closures[COUNT];
  for (uintptr_t i = 0; i < COUNT; i++) {
    numbers[i] = i * 1000000;
    closures[i] = (struct carob_closure){add, &numbers[i]};
    made[i] = carob_make_trampoline(&closures[i]);
    check(made[i], "there is a trampoline");
  }
  const uintptr_t sum = CAROB_TRAMPOLINE_WORDS == 8 ? 204 : 91;
  for (uintptr_t i = 0; i < COUNT; i++)
    check(((all)made[i])(1, 2, 3, 4, 5, 6, 7, 8) == sum + i * 1000000, "the words are passed");

  /* One that was given back is the next one. */
  carob_free_trampoline(made[7]);
  struct carob_closure closure = {halve, 0};
  check(carob_make_trampoline(&closure) == made[7], "trampolines are used again");
  check(((double (*)(intptr_t))made[7])(-3) == -1.5, "a floating-point number is returned");
  check(((all)made[8])(1, 2, 3, 4, 5, 6, 7, 8) == sum + 8000000, "the others stay");

  closure = (struct carob_closure){fail, 0};
  check(!call_failing(made[7], 0), "no error");
  check(call_failing(made[7], 12) == (void *)12, "an error stays");
  check(!call_failing(made[7], 13) && taken == (void *)13, "an error is thrown");
  check(asked_for < __builtin_frame_address(0), "the frame is below that of the caller");
  carob_current_thread()->pending_error = (void *)1;
  carob_add_pending_error_count(1);
  check(call_failing(made[7], 12) == (void *)1, "the first error stays");
  carob_current_thread()->pending_error = (void *)1;
  carob_add_pending_error_count(1);
  check(call_failing(made[7], 13) == (void *)1, "so does one before an exception");
  check(carob_load_pending_error_count() == 0, "errors are counted");
  if (!failures) puts("everything holds");
  return failures != 0;
}

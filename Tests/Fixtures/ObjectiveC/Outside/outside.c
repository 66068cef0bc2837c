#include "outside.h"

/* The frames of these functions stay: they do something after the call. */
#define CALL(type)                      \
  const type result = function(argument); \
  __asm__ volatile("");                 \
  return result

long call_for_long(long (*function)(void *), void *argument) { CALL(long); }
double call_for_double(double (*function)(void *), void *argument) { CALL(double); }
float call_for_float(float (*function)(void *), void *argument) { CALL(float); }
struct words call_for_words(struct words (*function)(void *), void *argument) { CALL(struct words); }
struct numbers call_for_numbers(struct numbers (*function)(void *), void *argument) {
  CALL(struct numbers);
}
struct four_numbers call_for_four_numbers(struct four_numbers (*function)(void *), void *argument) {
  CALL(struct four_numbers);
}

long double send_for_long_double(void (*imp)(void), void *receiver, const void *selector) {
  const long double result = ((long double (*)(void *, const void *))imp)(receiver, selector);
  __asm__ volatile("");
  return result;
}
_Complex long double send_for_complex(void (*imp)(void), void *receiver, const void *selector) {
  const _Complex long double result =
    ((_Complex long double (*)(void *, const void *))imp)(receiver, selector);
  __asm__ volatile("");
  return result;
}

/* In `registers.S`: stores what is in the registers. */
void call_and_store_registers(
  long (*function)(void *), void *argument, const unsigned long *before, unsigned long *after);

int call_with_registers(long (*function)(void *), void *argument) {
  unsigned long before[KEPT_REGISTERS], after[KEPT_REGISTERS];
  for (int index = 0; index < KEPT_REGISTERS; index++) {
    before[index] = 0x1111111111111111ul * (unsigned long)(index + 1);
    after[index] = 0;
  }
  call_and_store_registers(function, argument, before, after);
  int same = 0;
  for (int index = 0; index < KEPT_REGISTERS; index++) same += before[index] == after[index];
  return same;
}

__attribute__((noinline)) static void throw_deeper(
  void (*throw_exception)(void *, const void *), void *exception, const void *frame, int depth) {
  if (depth)
    throw_deeper(throw_exception, exception, frame, depth - 1);
  else
    throw_exception(exception, frame);
  __asm__ volatile("");
}

__attribute__((noinline)) void throw_with(void (*throw_exception)(void *, const void *), void *exception) {
  throw_deeper(throw_exception, exception, __builtin_frame_address(0), 3);
  __asm__ volatile("");
}

void throw_from_outside(void (*throw_exception)(void *, const void *), void *exception) {
  throw_with(throw_exception, exception);
  __asm__ volatile("");
}

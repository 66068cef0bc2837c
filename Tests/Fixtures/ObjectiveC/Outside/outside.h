/* What is outside the module in the test, as a host is: functions that call functions of the module. They are in a library. */
#ifndef OUTSIDE_H
#define OUTSIDE_H

struct words {
  long first, second;
};
struct numbers {
  double first, second;
};
struct four_numbers {
  double numbers[4];
};

#ifdef __cplusplus
extern "C" {
#endif

/* Each calls a function of the module and returns its result. */
long call_for_long(long (*function)(void *), void *argument);
double call_for_double(double (*function)(void *), void *argument);
float call_for_float(float (*function)(void *), void *argument);
struct words call_for_words(struct words (*function)(void *), void *argument);
struct numbers call_for_numbers(struct numbers (*function)(void *), void *argument);
struct four_numbers call_for_four_numbers(struct four_numbers (*function)(void *), void *argument);

/* Calls a method without arguments. */
long double send_for_long_double(void (*imp)(void), void *receiver, const void *selector);
_Complex long double send_for_complex(void (*imp)(void), void *receiver, const void *selector);

/* Calls it with a number in every register that a function keeps for its caller. Returns how many of them have it afterwards. */
int call_with_registers(long (*function)(void *), void *argument);
enum {
#if defined(__x86_64__)
  KEPT_REGISTERS = 6
#else
  KEPT_REGISTERS = 11 + 8
#endif
};

/* Throws by a function of the module's, from a function that the module calls. With some frames in between. */
void throw_with(void (*throw_exception)(void *exception, const void *frame), void *exception);

/* The same, by a function of the host that another function of the host calls, and which returns then. */
void throw_from_outside(void (*throw_exception)(void *exception, const void *frame), void *exception);

#ifdef __cplusplus
}
#endif
#endif

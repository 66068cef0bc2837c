/* Exceptions that nobody in the module catches: nothing outside it is unwound. */
#include "probe.h"
#include "../Outside/outside.h"
#include <pthread.h>
#include <stdlib.h>

__attribute__((noinline)) static void throw_object(const char *name) {
  @throw object_to_throw(name);
}

static _Thread_local int finals;

/* What a host calls. */
#define THROWING(type, name)                  \
  static type name(void *class_name) {        \
    @try {                                    \
      throw_object(class_name);               \
    } @catch (Lower *) {                      \
      finals += 100;                          \
    } @finally {                              \
      finals++;                               \
    }                                         \
    type result;                              \
    __builtin_memset(&result, 1, sizeof result); \
    return result;                            \
  }
THROWING(long, throwing_long)
THROWING(double, throwing_double)
THROWING(float, throwing_float)
THROWING(struct words, throwing_words)
THROWING(struct numbers, throwing_numbers)
THROWING(struct four_numbers, throwing_four_numbers)

static bool ended_with(const char *class_name) {
  const id error = pending_error();
  const bool same = error && class_of((__bridge void *)error) == record_named(class_name);
  CHECK(clear_pending_error() && finals == 1);
  finals = 0;
  return same;
}

@interface Thrower : Base
- (long double)longDouble;
- (_Complex long double)complexNumber;
- (void)callBack;
@end
@implementation Thrower
- (long double)longDouble {
  throw_object("Probe");
  return 1;
}
- (_Complex long double)complexNumber {
  throw_object("Probe");
  return 1;
}
- (void)callBack {
  call_for_long(throwing_long, "Base");
}
@end

static void results(void) {
  CHECK(call_for_long(throwing_long, "Base") == 0 && ended_with("Base"));
  CHECK(call_for_double(throwing_double, "Probe") == 0 && ended_with("Probe"));
  CHECK(call_for_float(throwing_float, "Probe") == 0 && ended_with("Probe"));
  const struct words words = call_for_words(throwing_words, "Base");
  CHECK(words.first == 0 && words.second == 0 && ended_with("Base"));
  const struct numbers numbers = call_for_numbers(throwing_numbers, "Base");
  CHECK(numbers.first == 0 && numbers.second == 0 && ended_with("Base"));
  const struct four_numbers four = call_for_four_numbers(throwing_four_numbers, "Base");
#if defined(__aarch64__)
  for (int index = 0; index < 4; index++) CHECK(four.numbers[index] == 0);
#endif
  /* One that is returned in memory is as the module left it. */
  CHECK(sizeof four == 32 && ended_with("Base"));
  CHECK(call_with_registers(throwing_long, "Base") == KEPT_REGISTERS && ended_with("Base"));
  /* What is caught stays in the module. */
  CHECK(call_for_long(throwing_long, "Lower") == 0x0101010101010101 && finals == 101);
  CHECK(!clear_pending_error());
  finals = 0;
}

static void long_doubles(void) {
  const id thrower = object_to_throw("Thrower");
  extern void (*implementation_of(Record cls, const char *selector))(void);
  const Record cls = record_named("Thrower");
  /* More often than the x87 unit has registers. */
  for (int round = 0; round < 10; round++) {
    const long double one = send_for_long_double(
      implementation_of(cls, "longDouble"), (__bridge void *)thrower, @selector(longDouble));
    CHECK(one == 0 && clear_pending_error());
    const _Complex long double both = send_for_complex(
      implementation_of(cls, "complexNumber"), (__bridge void *)thrower, @selector(complexNumber));
    CHECK(__real__ both == 0 && __imag__ both == 0 && clear_pending_error());
    /* Nothing is left there by results that are no such numbers. */
    CHECK(call_for_long(throwing_long, "Base") == 0 && ended_with("Base"));
  }
  long double sum = 1;
  for (int index = 0; index < 20; index++) sum = sum * 2 + index;
  CHECK(sum > 1e6L && sum < 1e7L);
}

/* The host between two functions of the module goes on. */
static long outer(void *argument) {
  @try {
    CHECK(call_for_long(throwing_long, argument) == 0);
    finals += 10;
  } @catch (id) {
    finals += 1000;
  }
  return 5;
}

static void nested(void) {
  CHECK(call_for_long(outer, "Base") == 5);
  CHECK(finals == 11);
  finals = 1;
  CHECK(ended_with("Base"));
  /* While an exception is on its way, or being handled. */
  @try {
    @try {
      throw_object("Probe");
    } @finally {
      CHECK(call_for_long(throwing_long, "Base") == 0 && ended_with("Base"));
    }
  } @catch (Probe *caught) {
    CHECK(call_for_long(throwing_long, "Base") == 0 && ended_with("Base"));
    CHECK([caught name] == ('b' << 8 | 'p'));
  }
}

static long rethrowing(void *argument) {
  @try {
    throw_object(argument);
  } @catch (Base *) {
    @throw;
  } @finally {
    finals++;
  }
  return 1;
}

static int compare(const void *first, const void *second) {
  (void)first, (void)second;
  finals++;
  throw_object("Base");
  return 1;
}

static void libraries(void) {
  CHECK(call_for_long(rethrowing, "Base") == 0 && ended_with("Base"));
  /* The C library is outside as well. */
  const int number = 3;
  /* Which its header would make part of this function. */
  void *(*volatile search)(
    const void *, const void *, size_t, size_t, int (*)(const void *, const void *)) = bsearch;
  CHECK(search(&number, &number, 1, sizeof number, compare) == &number && ended_with("Base"));
}

static long throwing_nil(void *unused) {
  (void)unused;
  finals++;
  @throw (id)0;
  return 1;
}

/* -- The handler for what nobody catches */

typedef void (*uncaught_handler)(id exception);
uncaught_handler objc_setUncaughtExceptionHandler(uncaught_handler handler);
static Record seen;

static void look(id exception) { seen = class_of((__bridge void *)exception); }
static void look_and_throw(id exception) {
  look(exception);
  throw_object("Lower");
}

static void uncaught(void) {
  CHECK(objc_setUncaughtExceptionHandler(look) == 0);
  CHECK(call_for_long(throwing_long, "Probe") == 0 && ended_with("Probe"));
  CHECK(seen == record_named("Probe"));
  CHECK(objc_setUncaughtExceptionHandler(look_and_throw) == look);
  /* What the handler throws ends it. */
  CHECK(call_with_registers(throwing_long, "Base") == KEPT_REGISTERS);
  CHECK(ended_with("Base"));
  CHECK(objc_setUncaughtExceptionHandler(0) == look_and_throw);
  CHECK(call_for_long(throwing_nil, 0) == 0 && !pending_error() && clear_pending_error());
  finals = 0;
}

/* -- Functions of the host that throw */

extern void (*thrower_for_hosts(void))(void *, const void *);

__attribute__((noinline)) static void throw_by_host(const char *name) {
  throw_with(thrower_for_hosts(), (__bridge void *)object_to_throw(name));
}

static long throwing_by_host(void *name) {
  @try {
    throw_by_host(name);
  } @finally {
    finals++;
  }
  return 1;
}

static long catching_from_host(void *name) {
  @try {
    throw_by_host(name);
  } @catch (Probe *) {
    return 7;
  } @catch (Base *) {
    @try {
      @throw;
    } @catch (Base *) {
      return 8;
    }
  }
  return 0;
}

static void hosts_that_throw(void) {
  CHECK(catching_from_host("Lower") == 7 && catching_from_host("Base") == 8);
  CHECK(call_for_long(catching_from_host, "Probe") == 7 && !clear_pending_error());
  CHECK(call_for_long(throwing_by_host, "Probe") == 0 && ended_with("Probe"));
  CHECK(call_with_registers(throwing_by_host, "Base") == KEPT_REGISTERS && ended_with("Base"));
}

/* From a function that the host calls, and from the host itself. */
static long throwing_in_host(void *name) {
  throw_with(thrower_for_hosts(), (__bridge void *)object_to_throw(name));
  return 1;
}
static long host_throws(void *name) {
  throw_from_outside(thrower_for_hosts(), (__bridge void *)object_to_throw(name));
  finals++;
  return 4;
}

static void hosts_between(void) {
  CHECK(call_for_long(throwing_in_host, "Probe") == 0);
  finals = 1;
  CHECK(ended_with("Probe"));
  CHECK(call_for_long(host_throws, "Probe") == 4 && ended_with("Probe"));
}

static void *many(void *unused) {
  (void)unused;
  for (int round = 0; round < 3000; round++) @autoreleasepool {
    long (*const functions[])(void *) = {rethrowing, throwing_by_host};
    CHECK(call_for_long(functions[round % 2], "Base") == 0 && clear_pending_error());
  }
  return 0;
}

static void threads(void) {
  pthread_t threads[3];
  for (int index = 0; index < 3; index++) pthread_create(&threads[index], 0, many, 0);
  for (int index = 0; index < 3; index++) pthread_join(threads[index], 0);
  finals = 0;
}

void test_boundary(void) {
  const int there = living;
  empty_caches(4);
  for (int round = 0; round < 3; round++) @autoreleasepool {
    results();
    long_doubles();
    nested();
    libraries();
    uncaught();
    hosts_that_throw();
    hosts_between();
  }
  threads();
  CHECK(living == there);
}

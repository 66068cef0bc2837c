/* `@try`, `@catch`, `@finally` and `@throw`, among functions of the module. */
#include "probe.h"
#include <malloc.h>
#include <pthread.h>

@interface Hidden : Base
@end
@implementation Hidden
@end

/* Each does one thing. The string says what happened, in order. */
static _Thread_local char trace[64];
static _Thread_local unsigned long trace_length;
static void note(char what) {
  CHECK(trace_length < sizeof trace - 1);
  trace[trace_length++] = what;
  trace[trace_length] = 0;
}
static bool happened(const char *expected) {
  unsigned long index = 0;
  while (expected[index] && expected[index] == trace[index]) index++;
  const bool same = !expected[index] && !trace[index];
  trace[trace_length = 0] = 0;
  return same;
}

__attribute__((noinline)) static void throw_named(const char *name) {
  @throw object_to_throw(name);
}

/* What takes it, of handlers from the most special on. */
__attribute__((noinline)) static char taken_by(id exception) {
  @try {
    @throw exception;
  } @catch (Lower *) {
    return 'l';
  } @catch (Probe *) {
    return 'p';
  } @catch (Base *caught) {
    CHECK(caught == exception);
    return 'b';
  } @catch (id caught) {
    CHECK(caught == exception);
    return 'i';
  } @catch (...) {
    return '.';
  }
  return 0;
}

static void types(void) {
  CHECK(taken_by(object_to_throw("Lower")) == 'l');
  CHECK(taken_by(object_to_throw("Probe")) == 'p');
  CHECK(taken_by(object_to_throw("Base")) == 'b');
  CHECK(taken_by(0) == 'i');
  /* A class is an instance of the root class. */
  CHECK(taken_by((id)[Lower class]) == 'b');
  id const small = (__bridge id)(void *)(uintptr_t)(0x40 | 4);
  CHECK(taken_by(small) == 'i');
  set_small_class(4, record_named("Probe"));
  CHECK(taken_by(small) == 'p');
  set_small_class(4, 0);
  /* An object with a class of its own, below the one that it is of. */
  Base *const object = object_to_throw("Base");
  set_class_of((__bridge void *)object, record_named("Hidden"));
  CHECK(taken_by(object) == 'b');
  set_class_of((__bridge void *)object, record_named("Base"));
}

__attribute__((noinline)) static void with_finally(const char *name) {
  @try {
    note('t');
    if (name) throw_named(name);
    note('n');
  } @catch (Probe *) {
    note('p');
  } @finally {
    note('f');
  }
  note('e');
}

__attribute__((noinline)) static long returning(void) {
  @try {
    throw_named("Base");
  } @catch (id) {
    return 1;
  } @finally {
    note('f');
  }
  return 2;
}

__attribute__((noinline)) static void replacing(void) {
  @try {
    throw_named("Base");
  } @finally {
    @throw object_to_throw("Lower");
  }
}

static void order(void) {
  with_finally(0);
  CHECK(happened("tnfe"));
  with_finally("Probe");
  CHECK(happened("tpfe"));
  @try {
    with_finally("Base");
    note('!');
  } @catch (Base *) {
    note('b');
  }
  CHECK(happened("tfb"));
  CHECK(returning() == 1 && happened("f"));
  @try {
    replacing();
  } @catch (Lower *) {
    note('l');
  }
  CHECK(happened("l"));
}

/* Handlers within handlers, and what they throw again. */
static void nesting(void) {
  @try {
    @try {
      throw_named("Lower");
    } @catch (Probe *outer) {
      CHECK([outer name] == (('b' << 8 | 'p') << 8 | 'l'));
      @try {
        throw_named("Base");
      } @catch (Base *inner) {
        CHECK([inner name] == 'b');
        note('i');
      } @finally {
        note('f');
      }
      CHECK([outer name] == (('b' << 8 | 'p') << 8 | 'l'));
      @throw;
    } @finally {
      note('g');
    }
  } @catch (Lower *again) {
    CHECK([again name] == (('b' << 8 | 'p') << 8 | 'l'));
    note('a');
  }
  CHECK(happened("ifga"));
  @try {
    @try {
      throw_named("Base");
    } @catch (...) {
      note('.');
      @throw;
    }
  } @catch (Base *) {
    note('b');
  }
  CHECK(happened(".b"));
  @try {
    @try {
      throw_named("Base");
    } @catch (Base *) {
      throw_named("Probe");
    }
  } @catch (Probe *) {
    note('p');
  }
  CHECK(happened("p"));
}

static void locks(void) {
  Base *const object = object_to_throw("Base");
  @try {
    @synchronized(object) {
      throw_named("Base");
    }
  } @catch (id) {
    note('c');
  }
  CHECK(happened("c"));
  extern int objc_sync_exit(id object);
  CHECK(objc_sync_exit(object) != 0);
}

#if __has_feature(objc_arc)
__attribute__((noinline)) static void owning(int there) {
  PRECISE Base *first = make("Base");
  PRECISE Base *second = make("Base");
  CHECK(first && second && living == there + 2);
  throw_named("Base");
}

static void variables(void) {
  const int there = living;
  @autoreleasepool {
    @try {
      owning(there);
    } @catch (Base *) {
      note('c');
    }
    CHECK(happened("c"));
  }
  CHECK(living == there);
}
#else
static void variables(void) {}
#endif

/* -- Messages that nobody answers */

bool carob_objc_throws_errors;

static void unanswered(void) {
  Base *const object = object_to_throw("Base");
  CHECK([object missing] == 0 && clear_pending_error());
  carob_objc_throws_errors = true;
  @try {
    [object missing];
    note('!');
  } @catch (Base *) {
    note('m');
  }
  CHECK(happened("m") && !clear_pending_error());
  @try {
    [object missingLarge];
    note('!');
  } @catch (Base *) {
    note('s');
  }
  CHECK(happened("s") && !clear_pending_error());
  CHECK([(Base *)0 missing] == 0);
  carob_objc_throws_errors = false;
  extern void carob_objc_throw_pending_error(void);
  carob_objc_throw_pending_error();
  [object missing];
  @try {
    carob_objc_throw_pending_error();
    note('!');
  } @catch (id) {
    note('p');
  }
  CHECK(happened("p") && !clear_pending_error());
}

/* -- Many */

__attribute__((noinline)) static long deep(int depth, const char *name) {
  if (depth == 0) throw_named(name);
  @try {
    return deep(depth - 1, name) + 1;
  } @finally {
    if (depth % 7 == 0) counts.finals++;
  }
}

static void *throw_often(void *rounds) {
  int taken = 0;
  for (int round = 0; round < (int)(uintptr_t)rounds; round++) @autoreleasepool {
    @try {
      @try {
        throw_named("Probe");
      } @catch (Lower *) {
        note('!');
      } @catch (Probe *) {
        @throw;
      } @finally {
        taken++;
      }
    } @catch (Probe *) {
      taken++;
    }
  }
  return (void *)(uintptr_t)taken;
}

static void numbers(void) {
  @autoreleasepool {
    @try {
      deep(5000, "Base");
    } @catch (Base *) {
      note('d');
    }
    CHECK(happened("d") && counts.finals == 5000 / 7);
  }
  throw_often((void *)1000);
  const int there = living;
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
  const size_t bytes = mallinfo2().uordblks;
#endif
  CHECK(throw_often((void *)100000) == (void *)200000);
  CHECK(living == there && happened(""));
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
  CHECK(mallinfo2().uordblks <= bytes + 4096);
#endif
  pthread_t threads[4];
  for (int index = 0; index < 4; index++)
    pthread_create(&threads[index], 0, throw_often, (void *)2000);
  for (int index = 0; index < 4; index++) {
    void *taken;
    pthread_join(threads[index], &taken);
    CHECK(taken == (void *)4000);
  }
  CHECK(living == there);
}

/* -- The end of a thread */

static char thread_trace[8];

static void *end_thread(void *cancels) {
  @try {
    @try {
      if (cancels) {
        pthread_cancel(pthread_self());
        pthread_testcancel();
      } else {
        pthread_exit((void *)17);
      }
    } @catch (id) {
      note('!');
    } @finally {
      note('f');
      @try {
        throw_named("Base");
      } @catch (Base *) {
        note('b');
      }
    }
  } @catch (...) {
    /* It comes by, and goes on. */
    note('.');
    for (int index = 0; index < 8; index++) thread_trace[index] = trace[index];
  }
  return 0;
}

static void threads(void) {
  pthread_t thread;
  void *result;
  for (int cancels = 0; cancels < 2; cancels++) {
    for (int index = 0; index < 8; index++) thread_trace[index] = 0;
    pthread_create(&thread, 0, end_thread, cancels ? (void *)1 : 0);
    pthread_join(thread, &result);
    CHECK(result == (cancels ? PTHREAD_CANCELED : (void *)17));
    CHECK(thread_trace[0] == 'f' && thread_trace[1] == 'b' && thread_trace[2] == '.');
  }
}

void test_exceptions(void) {
  empty_caches(4);
  counts.finals = 0;
  const int there = living;
  for (int round = 0; round < 3; round++) @autoreleasepool {
    types();
    order();
    nesting();
    locks();
    variables();
    unanswered();
  }
  CHECK(living == there);
  numbers();
  threads();
}

/* Exceptions of Objective-C and of C++ in one function. */
#include "probe.h"
#include "../Outside/outside.h"
#include <cstring>
#include <exception>
#include <stdexcept>

static char trace[64];
static void note(char what) {
  const size_t length = strlen(trace);
  CHECK(length < sizeof trace - 1);
  trace[length] = what;
  trace[length + 1] = 0;
}
static bool happened(const char *expected) {
  const bool same = !strcmp(trace, expected) && !std::uncaught_exceptions();
  memset(trace, 0, sizeof trace);
  return same;
}

struct Guard {
  char what;
  ~Guard() { note(what); }
};

enum Thrown { OBJECT, LOWER, NUMBER, ERROR, NOTHING };

__attribute__((noinline)) static void throw_one(Thrown what) {
  Guard guard{'~'};
  switch (what) {
  case OBJECT: @throw object_to_throw("Base");
  case LOWER: throw object_to_throw("Lower");
  case NUMBER: throw 5;
  case ERROR: throw std::runtime_error("words");
  case NOTHING: return;
  }
}

static char taken_by_cxx(Thrown what) {
  try {
    throw_one(what);
  } catch (int number) {
    return (char)('0' + number);
  } catch (Lower *object) {
    return [object name] ? 'l' : '!';
  } catch (Base *object) {
    return [object name] == 'b' ? 'b' : '!';
  } catch (const std::exception &error) {
    return error.what()[0];
  }
  return 'n';
}

static char taken_by_objc(Thrown what) {
  @try {
    throw_one(what);
  } @catch (Lower *object) {
    return [object name] ? 'l' : '!';
  } @catch (id object) {
    return [(Base *)object name] == 'b' ? 'b' : '!';
  } @catch (...) {
    return '.';
  } @finally {
    note('f');
  }
  return 'n';
}

static char taken_by_all(Thrown what) {
  try {
    throw_one(what);
  } catch (...) {
    return 'a';
  }
  return 'n';
}

static void types() {
  CHECK(taken_by_cxx(OBJECT) == 'b' && happened("~"));
  CHECK(taken_by_cxx(LOWER) == 'l' && happened("~"));
  CHECK(taken_by_cxx(NUMBER) == '5' && happened("~"));
  CHECK(taken_by_cxx(ERROR) == 'w' && happened("~"));
  CHECK(taken_by_cxx(NOTHING) == 'n' && happened("~"));
  CHECK(taken_by_objc(OBJECT) == 'b' && happened("~f"));
  CHECK(taken_by_objc(LOWER) == 'l' && happened("~f"));
  CHECK(taken_by_objc(NUMBER) == '.' && happened("~f"));
  for (int what = OBJECT; what < NOTHING; what++)
    CHECK(taken_by_all((Thrown)what) == 'a' && happened("~"));
}

__attribute__((noinline)) static void throw_again(Thrown what) {
  Guard guard{'g'};
  try {
    throw_one(what);
  } catch (...) {
    note('c');
    throw;
  }
}

__attribute__((noinline)) static void finally(Thrown what) {
  @try {
    throw_again(what);
  } @catch (Probe *) {
    note('!');
  } @finally {
    note('f');
  }
}

static void again() {
  try {
    finally(OBJECT);
  } catch (Base *object) {
    CHECK([object name] == 'b');
    note('b');
  }
  CHECK(happened("~cgfb"));
  try {
    finally(NUMBER);
  } catch (int number) {
    CHECK(number == 5);
    note('5');
  }
  CHECK(happened("~cgf5"));
  @try {
    @try {
      throw_one(LOWER);
    } @catch (Probe *) {
      @throw;
    }
  } @catch (Lower *) {
    note('l');
  }
  CHECK(happened("~l"));
  try {
    throw_one(OBJECT);
  } catch (Base *) {
    try {
      throw_one(ERROR);
    } catch (const std::exception &) {
      note('e');
    }
    note('o');
  }
  CHECK(happened("~~eo"));
}

/* Functions in Objective-C, between. */
extern "C" char catch_everything(void (*function)(int), int argument);
extern "C" void run_finally(void (*function)(int), int argument, int *finals);

static void throw_number(int what) { throw_one((Thrown)what); }

static void languages() {
  CHECK(catch_everything(throw_number, OBJECT) == 'b' && happened("~"));
  CHECK(catch_everything(throw_number, ERROR) == '.' && happened("~"));
  CHECK(catch_everything(throw_number, NOTHING) == 'n' && happened("~"));
  int finals = 0;
  for (int what = OBJECT; what < NOTHING; what++) {
    try {
      run_finally(throw_number, what, &finals);
      note('!');
    } catch (int) {
      note('5');
    } catch (...) {
      note('c');
    }
  }
  CHECK(happened("~c~c~5~c") && finals == NOTHING);
}

static long throwing_object(void *) {
  Guard guard{'g'};
  @try {
    try {
      throw_one(OBJECT);
    } catch (int) {
      note('!');
    } catch (Base *) {
      throw;
    }
  } @finally {
    note('f');
  }
  return 1;
}

extern "C" void test_cxx(void);
void test_cxx() {
  empty_caches(4);
  const int there = living;
  for (int round = 0; round < 300; round++) {
    @autoreleasepool {
      types();
      again();
      languages();
      CHECK(call_for_long(throwing_object, 0) == 0 && pending_error() && clear_pending_error());
      CHECK(happened("~fg"));
    }
  }
  CHECK(living == there);
}

/* Which messages ask the host, and what it is told. */
#include "probe.h"

static int resolved_by(long (^send)(void), long expected) {
  const int before = counts.resolved;
  CHECK(send() == expected);
  return counts.resolved - before;
}

static void caches(void) {
  empty_caches(4);
  Base *const base = make("Base");
  long (^const send)(void) = ^{ return [base name]; };
  CHECK(resolved_by(send, 'b') == 1);
  CHECK(resolved_by(send, 'b') == 0);
  clear_implementations();
  CHECK(resolved_by(send, 'b') == 1);
  CHECK(resolved_by(send, 'b') == 0);
  /* Nobody has it, so there is an entry without an implementation, and the host is asked each time. */
  CHECK(resolved_by(^{ return [base missing]; }, 0) == 1);
  CHECK(resolved_by(^{ return [base missing]; }, 0) == 1);
  CHECK(resolved_by(send, 'b') == 0);
  grow_cache(record_named("Base"));
  CHECK(resolved_by(send, 'b') == 0);
  CHECK(resolved_by(^{ return [base missing]; }, 0) == 1);
  CHECK(resolved_by(^{ return [(Base *)0 name]; }, 0) == 0);
}

static void class_messages(void) {
  empty_caches(2);
  CHECK(resolved_by(^{ return [Base name]; }, 'B') == 1);
  CHECK(resolved_by(^{ return [Base name]; }, 'B') == 0);
  CHECK([Probe name] == ('B' << 8 | 'P'));
  CHECK([Lower name] == (('B' << 8 | 'P') << 8 | 'L'));
}

static void super_messages(void) {
  empty_caches(2);
  Lower *const lower = make("Lower");
  const long names = ('b' << 8 | 'p') << 8 | 'l';
  CHECK(resolved_by(^{ return [lower name]; }, names) == 3);
  CHECK(resolved_by(^{ return [lower name]; }, names) == 0);
  clear_implementations();
  CHECK(resolved_by(^{ return [lower name]; }, names) == 3);
  CHECK(resolved_by(^{ return [lower superOnly]; }, 17) == 2);
  CHECK(resolved_by(^{ return [lower superOnly]; }, 17) == 0);
  const int before = counts.undelivered;
  CHECK(resolved_by(^{ return [lower superMissing]; }, 0) == 2);
  CHECK(counts.undelivered == before + 1);
  /* To nil, which a method may assign to `self`. */
  struct {
    void *receiver;
    Record start;
  } nobody = {0, record_named("Base")};
  extern long (*objc_msg_lookup_super(void *, SEL))(void);
  long (^const send)(void) = ^{
    return objc_msg_lookup_super((void *)&nobody, @selector(name))();
  };
  CHECK(resolved_by(send, 0) == 0);
}

static void small_objects(void) {
  empty_caches(2);
  Probe *const small = (__bridge id)(void *)(uintptr_t)(0x40 | 3);
  /* As long as nobody says what class they have, the host is asked, which knows. */
  CHECK(resolved_by(^{ return [small name]; }, 'b' << 8 | 'p') == 2);
  CHECK(resolved_by(^{ return [small onlyInBase]; }, 17) == 1);
  CHECK(resolved_by(^{ return [small onlyInBase]; }, 17) == 1);
  set_small_class(3, record_named("Probe"));
  CHECK(resolved_by(^{ return [small onlyInBase]; }, 17) == 0);
  CHECK(resolved_by(^{ return [small name]; }, 'b' << 8 | 'p') == 0);
  set_small_class(3, 0);
}

void test_lookup(void) {
  @autoreleasepool {
    caches();
    class_messages();
    super_messages();
    small_objects();
  }
}

void send_for_unwinding(void);
void send_for_unwinding(void) {
  static Probe *probe;
  if (!probe) probe = make("Probe");
  Probe *const small = (__bridge id)(void *)(uintptr_t)(0x40 | 4);
  set_small_class(4, record_named("Base"));
  CHECK([probe onlyInBase] == 17);
  CHECK([small onlyInBase] == 17);
  CHECK([probe missing] == 0 && [(Base *)0 missing] == 0);
  CHECK([probe missingLongDouble] == 0);
  CHECK([probe missingLarge].first == 0);
  CHECK([probe large:(struct large){1, {2}, 'a'} a:1 b:1 c:1 d:1 x:0 y:0].first == 3);
  CHECK([probe longDouble:1 plus:3] == 4);
  CHECK([probe sum:2, 1.5, 3] == 4.5);
  set_small_class(4, 0);
}

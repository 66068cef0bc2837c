/* What the compiler makes of messages, `for … in` and exceptions. GCC compiles it for its libobjc, clang
 * (-fobjc-runtime=gnustep-2.0) for libobjc2 and for Carob. */
#include "language.h"

#include "classes.h"
#include "counting.h"
#include "order.h"
#include "rep64.h"

#include <stdio.h>

#ifndef CAROB_OBJC
@implementation NSObject
+ (id)alloc {
  return class_createInstance(self, 0);
}
- (id)init {
  return self;
}
- (void)dealloc {
  object_dispose(self);
}
/* With this, libobjc2 counts references itself and sends no `retain`. */
- (void)_ARCCompliantRetainRelease {
}
@end
#endif

@implementation LanguageRoot
- (void)configureCell:(id)cell withUser:(id)user {
  BENCH_HANDLER_BODY(cell, user);
}
- (double)heightForUser:(id)user inTable:(id)table {
  BENCH_HANDLER_BODY(user, table);
  return 44;
}
@end

static LanguageUser *object, *argument;

@implementation LanguageUser
- (void)sendToSuper:(uint64_t)count {
  for (uint64_t i = 0; i < count; i++) [super configureCell:argument withUser:argument];
}
@end

/* -- Messages */

/* Sixty-four classes beside each other, each with its own implementation. */
#define SIBLING(number)                                \
  @interface LanguageSibling##number : LanguageRoot          \
  @end                                                 \
  @implementation LanguageSibling##number                 \
  -(void)configureCell : (id)cell withUser : (id)user { \
    BENCH_HANDLER_BODY(cell, user);                    \
  }                                                    \
  @end
REP64(SIBLING)

static uint8_t order[BENCH_ORDER_LENGTH];
static LanguageRoot *siblings[64];

BENCH_LOOP send(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) [object configureCell:argument withUser:argument];
}

BENCH_LOOP send_double(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    double height = [object heightForUser:argument inTable:argument];
    BENCH_USE_DOUBLE(height);
  }
}

BENCH_LOOP send_to_super(uint64_t count) { [object sendToSuper:count]; }

BENCH_LOOP send_many(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    [siblings[order[i % BENCH_ORDER_LENGTH]] configureCell:argument withUser:argument];
  }
}

/* -- `for … in`, over a collection that says at once where its objects are */

enum { OBJECTS_IN_COLLECTION = 10 };

struct enumeration_state {
  unsigned long state;
  id *items;
  unsigned long *mutations;
  unsigned long extra[5];
};

@interface LanguageCollection : LanguageRoot {
  id objects[OBJECTS_IN_COLLECTION];
  unsigned long mutations;
}
- (void)fillWith:(id)member;
- (unsigned long)countByEnumeratingWithState:(struct enumeration_state *)state
                                     objects:(id *)buffer
                                       count:(unsigned long)length;
@end

@implementation LanguageCollection
- (void)fillWith:(id)member {
  for (int i = 0; i < OBJECTS_IN_COLLECTION; i++) objects[i] = member;
}
- (unsigned long)countByEnumeratingWithState:(struct enumeration_state *)state
                                     objects:(id *)buffer
                                       count:(unsigned long)length {
  if (state->state) return 0;
  state->state = 1;
  state->items = objects;
  state->mutations = &mutations;
  return OBJECTS_IN_COLLECTION;
}
@end

static LanguageCollection *collection;

BENCH_LOOP enumerate(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    for (id member in collection) BENCH_USE(member);
  }
}

/* -- Exceptions */

static __attribute__((noinline)) void throw(id thrown) { @throw thrown; }

BENCH_LOOP throw_and_catch(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    @try {
      throw(object);
    } @catch (LanguageRoot *caught) {
      BENCH_USE(caught);
    }
  }
}

const struct bench_operation bench_operations[] = {
  {"message send, two objects", send},
  {"message send, double result", send_double},
  {"message to super, two objects", send_to_super},
  {"message send, 64 classes and methods in random order", send_many},
  {"for … in, 10 objects", enumerate},
  {"@throw, @catch", throw_and_catch},
#ifdef BENCH_COUNTS
  {"property setter, nonatomic", bench_set_property},
  {"property setter, atomic", bench_set_atomic_property},
  {"property getter, nonatomic", bench_get_property},
  {"property getter, atomic", bench_get_atomic_property},
  {"objc_retain, objc_release", bench_retain_and_release},
  {"objc_storeStrong", bench_store_strong},
  {"objc_loadWeakRetained, objc_release", bench_load_weak},
  {"alloc, init, release", bench_make},
#endif
  {0, 0},
};

#define MAKE_SIBLING(number) siblings[0##number] = [[LanguageSibling##number alloc] init];

/* With so few selectors as here, libobjc2's tables have a level less than in any program with Foundation. */
static void register_selectors(void) {
  for (int i = 0; i < 1000; i++) {
    char name[24];
    snprintf(name, sizeof name, "languageSelector%d", i);
    sel_registerName(name);
  }
}

int bench_prepare(void) {
  register_selectors();
  bench_fill_order(order);
  object = [[LanguageUser alloc] init];
  argument = [[LanguageUser alloc] init];
  collection = [[LanguageCollection alloc] init];
  [collection fillWith:object];
  REP64(MAKE_SIBLING)
#ifdef BENCH_COUNTS
  bench_prepare_counting();
#endif
  return [object heightForUser:argument inTable:argument] == 44;
}

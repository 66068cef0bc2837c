/* Enumeration of collections, as a compiler's `for … in` asks for it, and enumerators. */
#include "checks.h"
#include <stdlib.h>

struct state {
  unsigned long state;
  id *items;
  unsigned long *mutations;
  unsigned long extra[5];
};

#define MAXIMUM 2000

/* What a loop does. The number of objects; -1 when it noticed a change. */
static long enumerate(id collection, unsigned long room, id *found, void (*body)(id collection, id object)) {
  struct state state = {0};
  id buffer[64];
  unsigned long before = 0;
  long total = 0;
  bool has_begun = false;
  for (;;) {
    const unsigned long count = CAROB_SEND(
      unsigned long, collection, "countByEnumeratingWithState:objects:count:", (void *, id *, unsigned long),
      &state, buffer, room);
    if (count == 0) return total;
    if (!has_begun) before = *state.mutations;
    has_begun = true;
    for (unsigned long i = 0; i < count; i++) {
      if (*state.mutations != before) return -1;
      if (total < MAXIMUM) found[total] = state.items[i];
      total++;
      if (body) body(collection, state.items[i]);
    }
  }
}

static id numbers(const char *name, int count) {
  id array = CAROB_SEND(id, (id)objc_getClass("NSMutableArray"), "array", ());
  for (int i = 0; i < count; i++) CAROB_SEND(void, array, "addObject:", (id), carob_number(i));
  if (strcmp(name, "NSArray") == 0) return CAROB_SEND(id, (id)objc_getClass(name), "arrayWithArray:", (id), array);
  if (strcmp(name, "NSSet") == 0) return CAROB_SEND(id, (id)objc_getClass(name), "setWithArray:", (id), array);
  if (strcmp(name, "NSMutableArray") == 0) return array;
  return CAROB_SEND(id, (id)objc_getClass(name), "dictionaryWithDictionary:", (id),
    CAROB_SEND(id, (id)objc_getClass("NSDictionary"), "dictionaryWithObjects:forKeys:", (id, id), array, array));
}

static int value(id number) { return CAROB_SEND(int, number, "intValue", ()); }

static bool all_are_found(void) {
  static const char *names[] = {"NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet"};
  static const int counts[] = {0, 1, 15, 16, 17, 1000};
  static const unsigned long rooms[] = {1, 16, 64};
  static id found[MAXIMUM];
  for (int n = 0; n < 5; n++)
    for (int c = 0; c < 6; c++)
      for (int r = 0; r < 3; r++) {
        bool seen[1000] = {0};
        id collection = numbers(names[n], counts[c]);
        CHECK(enumerate(collection, rooms[r], found, 0) == counts[c]);
        for (int i = 0; i < counts[c]; i++) {
          const int number = value(found[i]);
          CHECK(number >= 0 && number < counts[c] && !seen[number]);
          seen[number] = true;
          if (n < 2) CHECK(number == i);
        }
      }
  return true;
}

static int rounds;

static void add_in_the_third_round(id collection, id object) {
  if (++rounds != 3) return;
  if (CAROB_SEND(BOOL, collection, "isKindOfClass:", (Class), objc_getClass("NSArray")))
    CAROB_SEND(void, collection, "addObject:", (id), object);
  else
    CAROB_SEND(void, collection, "setObject:forKey:", (id, id), object, carob_string("new"));
}

static void remove_all(id collection, id object) {
  (void)object;
  if (++rounds == 1) CAROB_SEND(void, collection, "removeAllObjects", ());
}

static bool changes_are_noticed(void) {
  static const char *names[] = {"NSMutableArray", "NSMutableDictionary"};
  static id found[MAXIMUM];
  for (int n = 0; n < 2; n++)
    for (unsigned long room = 1; room < 5; room++) {
      rounds = 0;
      CHECK(enumerate(numbers(names[n], 20), room, found, add_in_the_third_round) == -1);
      CHECK(rounds == 3);
      /* After the last one it does no harm. */
      rounds = 0;
      CHECK(enumerate(numbers(names[n], 1), room, found, remove_all) == 1);
      rounds = 0;
      const long total = enumerate(numbers(names[n], 3), room, found, remove_all);
      CHECK(total == -1 || total == 1);
      CHECK(rounds == 1);
    }
  return true;
}

static id collect(id enumerator, const char **words, int *count) {
  id last = 0, next;
  *count = 0;
  while ((next = CAROB_SEND(id, enumerator, "nextObject", ()))) {
    (*count)++;
    last = next;
    (void)words;
  }
  return last;
}

static bool enumerators_give_all(void) {
  int count = 0;
  static id found[MAXIMUM];
  id array = numbers("NSArray", 20);
  id enumerator = CAROB_SEND(id, array, "objectEnumerator", ());
  CHECK(value(CAROB_SEND(id, enumerator, "nextObject", ())) == 0);
  CHECK(value(collect(enumerator, 0, &count)) == 19 && count == 19);
  CHECK(CAROB_SEND(id, enumerator, "nextObject", ()) == 0);
  enumerator = CAROB_SEND(id, array, "reverseObjectEnumerator", ());
  CHECK(value(CAROB_SEND(id, enumerator, "nextObject", ())) == 19);
  id rest = CAROB_SEND(id, enumerator, "allObjects", ());
  CHECK(CAROB_SEND(unsigned long, rest, "count", ()) == 19);
  CHECK(value(CAROB_SEND(id, rest, "firstObject", ())) == 18);
  enumerator = CAROB_SEND(id, array, "reverseObjectEnumerator", ());
  CHECK(enumerate(enumerator, 16, found, 0) == 20 && value(found[0]) == 19 && value(found[19]) == 0);
  id dictionary = numbers("NSDictionary", 7);
  (void)collect(CAROB_SEND(id, dictionary, "keyEnumerator", ()), 0, &count);
  CHECK(count == 7);
  (void)collect(CAROB_SEND(id, dictionary, "objectEnumerator", ()), 0, &count);
  CHECK(count == 7);
  (void)collect(CAROB_SEND(id, numbers("NSSet", 5), "objectEnumerator", ()), 0, &count);
  CHECK(count == 5);
  return true;
}

static id counting_down(id self, SEL cmd) {
  (void)self, (void)cmd;
  return rounds-- > 0 ? carob_number(rounds) : 0;
}

static bool own_enumerators_are_asked(void) {
  static id found[MAXIMUM];
  Class cls = objc_allocateClassPair(objc_getClass("NSEnumerator"), "CheckEnumerator", 0);
  CHECK(class_addMethod(cls, sel_registerName("nextObject"), (IMP)counting_down, "@@:"));
  objc_registerClassPair(cls);
  id own = CAROB_SEND(id, (id)cls, "new", ());
  rounds = 5;
  CHECK(enumerate(own, 3, found, 0) == 5 && value(found[0]) == 4 && value(found[4]) == 0);
  rounds = 4;
  id rest = CAROB_SEND(id, own, "allObjects", ());
  CHECK(CAROB_SEND(unsigned long, rest, "count", ()) == 4);
  objc_release(own);
  return true;
}

static int sum, calls;

static void add_up(void *block, id object, unsigned long index, BOOL *stop) {
  (void)block;
  calls++;
  sum = sum * 10 + value(object) + (int)index;
  if (calls == 3) *stop = YES;
}

static void count_pairs(void *block, id key, id object, BOOL *stop) {
  (void)block, (void)stop;
  calls += key == object || value(key) == value(object);
}

static void count_members(void *block, id object, BOOL *stop) {
  (void)block, (void)object;
  if (++calls == 2) *stop = YES;
}

static void fail(void *block, id object, BOOL *stop) {
  (void)block, (void)object, (void)stop;
  calls++;
  carob_raise("no more");
}

static bool blocks_are_called(void) {
  void *block = carob_block((IMP)add_up, "v@?@Q^B", 0, 0);
  CAROB_SEND(void, numbers("NSArray", 9), "enumerateObjectsUsingBlock:", (void *), block);
  CHECK(calls == 3 && sum == 24);
  calls = sum = 0;
  CAROB_SEND(
    void, numbers("NSArray", 3), "enumerateObjectsWithOptions:usingBlock:", (unsigned long, void *), 2, block);
  CHECK(calls == 3 && sum == 420);
  carob_block_release(block);
  calls = 0;
  block = carob_block((IMP)count_pairs, "v@?@@^B", 0, 0);
  CAROB_SEND(void, numbers("NSDictionary", 6), "enumerateKeysAndObjectsUsingBlock:", (void *), block);
  CHECK(calls == 6);
  CAROB_SEND(void, numbers("NSArray", 9), "enumerateObjectsUsingBlock:", (void *), block);
  CHECK_ERROR("argument 2 has type \"@\"");
  carob_block_release(block);
  calls = 0;
  block = carob_block((IMP)count_members, "v@?@^B", 0, 0);
  CAROB_SEND(void, numbers("NSSet", 6), "enumerateObjectsUsingBlock:", (void *), block);
  CHECK(calls == 2);
  carob_block_release(block);
  calls = 0;
  block = carob_block((IMP)fail, "v@?@^B", 0, 0);
  CAROB_SEND(void, numbers("NSSet", 6), "enumerateObjectsUsingBlock:", (void *), block);
  CHECK(calls == 1);
  CHECK_ERROR("no more");
  carob_block_release(block);
  return true;
}

static bool nonsense_is_refused(void) {
  struct state state = {0};
  id buffer[1];
  id array = numbers("NSArray", 3);
#define ASK(state, buffer, count) \
  CAROB_SEND(unsigned long, array, "countByEnumeratingWithState:objects:count:", (void *, id *, unsigned long), state, buffer, count)
  CHECK(ASK(0, buffer, 1) == 0);
  CHECK_ERROR("null or nothing");
  CHECK(ASK(&state, 0, 1) == 0);
  CHECK_ERROR("null or nothing");
  CHECK(ASK(&state, buffer, 0) == 0);
  CHECK_ERROR("null or nothing");
  CHECK(ASK(&state, buffer, 1) == 1);
  return true;
}

static bool check(void) {
  return all_are_found() && changes_are_noticed() && enumerators_give_all() && own_enumerators_are_asked() &&
         blocks_are_called() && nonsense_is_refused();
}

CHECKS("enumeration", check)

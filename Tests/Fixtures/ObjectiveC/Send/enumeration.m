/* `for … in`, and one whose collection is changed meanwhile. */
#include "probe.h"
#include <stdio.h>
#include <string.h>

typedef struct {
  unsigned long state;
  id __unsafe_unretained *itemsPtr;
  unsigned long *mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

@interface List : Base {
@public
  id first, second;
  unsigned long changes;
}
- (unsigned long)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                     objects:(id __unsafe_unretained *)buffer
                                       count:(unsigned long)count;
@end

@implementation List
- (unsigned long)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                     objects:(id __unsafe_unretained *)buffer
                                       count:(unsigned long)count {
  if (state->state++ || count < 2) return 0;
  buffer[0] = first;
  buffer[1] = second;
  state->itemsPtr = buffer;
  state->mutationsPtr = &changes;
  return 2;
}
@end

static char thrown_reason[256];

@interface NSException : Base
+ (id)exceptionWithName:(id)name reason:(id)reason userInfo:(id)information;
@end
@implementation NSException
+ (id)exceptionWithName:(id)name reason:(id)reason userInfo:(id)information {
  CHECK(!information);
  snprintf(
    thrown_reason, sizeof thrown_reason, "%s: %s", text_of((__bridge void *)name),
    text_of((__bridge void *)reason));
  return object_to_throw("NSException");
}
@end

static long names(List *list, bool changing) {
  long names = 0;
  for (Base *object in list) {
    names = names << 16 | [object name];
    if (changing) list->changes++;
  }
  return names;
}

void test_enumeration(void) {
  List *const list = make("List");
  list->first = make("Base");
  list->second = make("Probe");
  CHECK(names(list, false) == ((long)'b' << 16 | 'b' << 8 | 'p'));
  CHECK(names(0, false) == 0);
  [NSException class];
  thrown_reason[0] = 0;
  int seen = 0;
  @try {
    for (Base *object in list) {
      seen += object != 0;
      list->changes++;
    }
    seen = 100;
  } @catch (NSException *) {
    char expected[128];
    snprintf(
      expected, sizeof expected, "NSGenericException: Collection <List: %p> was mutated while being enumerated.",
      (__bridge void *)list);
    CHECK(!strcmp(thrown_reason, expected));
  }
  CHECK(seen == 1 && thrown_reason[0]);
}

/* `for … in`, and one whose collection is changed meanwhile. */
#include "probe.h"
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

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
  const pid_t child = fork();
  if (child == 0) {
    /* Where it says so. */
    close(STDERR_FILENO);
    names(list, true);
    _exit(0);
  }
  int status;
  CHECK(waitpid(child, &status, 0) == child);
  CHECK(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}

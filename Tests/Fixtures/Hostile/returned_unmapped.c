/* Returns addresses that are not mapped any more where the host asks for an object. */
#include "hostile.h"
#include <sys/mman.h>

static id title(id self, SEL _cmd, id table, long section) {
  char *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  munmap(page, 4096);
  return (id)(void *)(page + 64);
}

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "tableView:titleForHeaderInSection:", (IMP)title, "@@:@q") && finish(list);
}

HOSTILE("returned_unmapped", load)

/* A data source that says that it has more sections than there are numbers for. */
#include "hostile.h"

static unsigned long sections(id self, SEL _cmd, id table) { return (unsigned long)-1; }

static bool load(void) {
  Class list = begin((IMP)show_row);
  return method(list, "numberOfSectionsInTableView:", (IMP)sections, "Q@:@") && finish(list);
}

HOSTILE("sections_huge", load)

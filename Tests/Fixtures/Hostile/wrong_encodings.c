/* Registers methods with encodings that do not parse, or do not fit their selectors. */
#include "hostile.h"

static void nothing(void) {}

static bool load(void) {
  Class list = begin((IMP)show_row);
  const char *const encodings[] = {
    "", "v", "v@", "v@:", "v@:@@@", "v@:@{", "{", "v@:@\"", "v@:@[", "(((((((((", "v@:@[99999999999999999999i]",
    "\xff\xff\xff\xff", "v@:@b999", "v@:@@?<", "zzzz",
  };
  char nested[8192];
  memset(nested, '{', sizeof nested - 1);
  nested[sizeof nested - 1] = 0;
  int refused = 0;
  for (size_t index = 0; index <= sizeof encodings / sizeof encodings[0]; index++) {
    const char *types = index < sizeof encodings / sizeof encodings[0] ? encodings[index] : nested;
    refused += !method(list, "tableView:didSelectHostileItem:", (IMP)nothing, types);
    carob_clear_pending_error();
  }
  refused += !method(list, "tableView:didSelectHostileItem:", (IMP)nothing, NULL);
  carob_clear_pending_error();
  fprintf(stderr, "refused %d of 17\n", refused);
  return finish(list);
}

HOSTILE("wrong_encodings", load)

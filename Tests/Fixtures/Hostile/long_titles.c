/* Titles of a megabyte, full of what terminals obey. */
#include "hostile.h"

static void configure(id self, SEL _cmd, id cell, id item) {
  const size_t length = 1 << 20;
  char *text = malloc(length + 1);
  for (size_t index = 0; index < length; index++) text[index] = index % 2 ? '[' : '\x1b';
  text[length] = 0;
  id string = carob_string(text);
  free(text);
  CAROB_SEND(void, self, "setTitle:", (id), string);
  set_text(cell, string);
}

static bool load(void) { return finish(begin((IMP)configure)); }

HOSTILE("long_titles", load)

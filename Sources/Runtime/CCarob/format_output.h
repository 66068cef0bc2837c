/* The text that a format makes, while it grows. */
#ifndef CAROB_FORMAT_OUTPUT_H
#define CAROB_FORMAT_OUTPUT_H

#include <carob/objc_side.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

struct output {
  struct carob_text *text; /* so far */
  bool has_failed; /* there is a pending error */
  uint32_t high; /* the first half of a character of two UTF-16 units, if the text ends with one; 0: it does not */
};

/* Makes it a text without characters. */
void carob_begin_text(struct carob_text *text);

/* Sees to it that so many more bytes fit. */
void carob_make_room(struct output *output, size_t more);

void carob_put(struct output *output, const char *bytes, size_t length);
void carob_put_spaces(struct output *output, size_t count);

/* One UTF-16 unit. Two that are one character may come from two directives. */
void carob_put_unit(struct output *output, uint32_t unit);

/* How many characters of UTF-8 there are, and how many bytes the first of them have. */
size_t carob_count_characters(const char *bytes, size_t length);
size_t carob_length_of_characters(const char *bytes, size_t length, size_t count);

#pragma GCC visibility pop

#endif

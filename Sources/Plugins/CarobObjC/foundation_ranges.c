/* NSRange, which Foundation.h declares. */
#include "glue.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

struct _NSRange {
  unsigned long location, length;
};

CAROB_GLUE_BEGIN

static unsigned long end_of(struct _NSRange range) { return range.location + range.length; }

/* From a location to an end; empty where the end is not behind it. */
static struct _NSRange between(unsigned long location, unsigned long end) {
  if (end <= location) return (struct _NSRange){0, 0};
  return (struct _NSRange){location, end - location};
}

id NSStringFromRange(struct _NSRange range);
id NSStringFromRange(struct _NSRange range) {
  char text[64];
  snprintf(text, sizeof text, "{%lu, %lu}", range.location, range.length);
  return carob_host->carob_string(text);
}

/* The next number in a text; 0 where there is none. */
static unsigned long read_number(const char **text) {
  while (**text && (**text < '0' || **text > '9')) ++*text;
  char *end = (char *)*text;
  const int number = errno;
  const unsigned long value = **text ? strtoul(*text, &end, 10) : 0;
  errno = number;
  *text = end;
  return value;
}

struct _NSRange NSRangeFromString(id string);
struct _NSRange NSRangeFromString(id string) {
  const char *text = string ? carob_host->carob_utf8(string) : 0;
  if (!text) return (struct _NSRange){0, 0};
  const unsigned long location = read_number(&text);
  return (struct _NSRange){location, read_number(&text)};
}

struct _NSRange NSUnionRange(struct _NSRange first, struct _NSRange second);
struct _NSRange NSUnionRange(struct _NSRange first, struct _NSRange second) {
  const unsigned long location = first.location < second.location ? first.location : second.location;
  const unsigned long end = end_of(first) > end_of(second) ? end_of(first) : end_of(second);
  return (struct _NSRange){location, end - location};
}

struct _NSRange NSIntersectionRange(struct _NSRange first, struct _NSRange second);
struct _NSRange NSIntersectionRange(struct _NSRange first, struct _NSRange second) {
  return between(
    first.location > second.location ? first.location : second.location,
    end_of(first) < end_of(second) ? end_of(first) : end_of(second));
}

CAROB_GLUE_END

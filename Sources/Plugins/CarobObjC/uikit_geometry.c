/* Points, sizes, rectangles and insets as strings, which UIGeometry.h declares. */
/* For locales of a thread. */
#define _GNU_SOURCE
#include "glue.h"
#include <CoreGraphics/CGAffineTransform.h>
#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

struct UIEdgeInsets {
  double top, left, bottom, right;
};

struct UIOffset {
  double horizontal, vertical;
};

enum { MOST_NUMBERS = 6 };

CAROB_GLUE_BEGIN

/* Numbers have a point in all languages. Gives the locale to go back to. */
static locale_t use_c_locale(locale_t *made) {
  *made = newlocale(LC_ALL_MASK, "C", 0);
  return *made ? uselocale(*made) : 0;
}

static void leave_c_locale(locale_t made, locale_t old) {
  if (!made) return;
  uselocale(old);
  freelocale(made);
}

/* A pattern with places for up to six numbers. */
static id written(const char *pattern, const double numbers[MOST_NUMBERS]) {
  char text[240];
  locale_t made;
  const locale_t old = use_c_locale(&made);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  snprintf(
    text, sizeof text, pattern, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4],
    numbers[5]);
#pragma GCC diagnostic pop
  leave_c_locale(made, old);
  return carob_host->carob_string(text);
}

static void skip_spaces(const char **text) {
  while (**text == ' ' || **text == '\t' || **text == '\n') ++*text;
}

/* Reads the numbers of a pattern such as {{#,#},{#,#}}; all are 0 when the text is something else. */
static void read_numbers(id string, const char *pattern, double numbers[MOST_NUMBERS]) {
  const char *text = string ? carob_host->carob_utf8(string) : 0;
  const int number = errno;
  locale_t made;
  const locale_t old = use_c_locale(&made);
  int count = 0;
  for (; text && *pattern; ++pattern) {
    skip_spaces(&text);
    if (*pattern == '#') {
      char *end;
      numbers[count++] = strtod(text, &end);
      text = end == text ? 0 : end;
    } else {
      text = *text == *pattern ? text + 1 : 0;
    }
  }
  leave_c_locale(made, old);
  errno = number;
  if (!text)
    for (int i = 0; i < MOST_NUMBERS; ++i) numbers[i] = 0;
}

id NSStringFromCGPoint(struct CGPoint point);
id NSStringFromCGPoint(struct CGPoint point) {
  return written("{%.17g, %.17g}", (double[MOST_NUMBERS]){point.x, point.y});
}

id NSStringFromCGSize(struct CGSize size);
id NSStringFromCGSize(struct CGSize size) {
  return written("{%.17g, %.17g}", (double[MOST_NUMBERS]){size.width, size.height});
}

id NSStringFromCGRect(struct CGRect rect);
id NSStringFromCGRect(struct CGRect rect) {
  return written(
    "{{%.17g, %.17g}, {%.17g, %.17g}}",
    (double[MOST_NUMBERS]){rect.origin.x, rect.origin.y, rect.size.width, rect.size.height});
}

id NSStringFromUIEdgeInsets(struct UIEdgeInsets insets);
id NSStringFromUIEdgeInsets(struct UIEdgeInsets insets) {
  return written(
    "{%.17g, %.17g, %.17g, %.17g}",
    (double[MOST_NUMBERS]){insets.top, insets.left, insets.bottom, insets.right});
}

struct CGPoint CGPointFromString(id string);
struct CGPoint CGPointFromString(id string) {
  double numbers[MOST_NUMBERS] = {0};
  read_numbers(string, "{#,#}", numbers);
  return (struct CGPoint){numbers[0], numbers[1]};
}

struct CGSize CGSizeFromString(id string);
struct CGSize CGSizeFromString(id string) {
  double numbers[MOST_NUMBERS] = {0};
  read_numbers(string, "{#,#}", numbers);
  return (struct CGSize){numbers[0], numbers[1]};
}

struct CGRect CGRectFromString(id string);
struct CGRect CGRectFromString(id string) {
  double numbers[MOST_NUMBERS] = {0};
  read_numbers(string, "{{#,#},{#,#}}", numbers);
  return (struct CGRect){{numbers[0], numbers[1]}, {numbers[2], numbers[3]}};
}

struct UIEdgeInsets UIEdgeInsetsFromString(id string);
struct UIEdgeInsets UIEdgeInsetsFromString(id string) {
  double numbers[MOST_NUMBERS] = {0};
  read_numbers(string, "{#,#,#,#}", numbers);
  return (struct UIEdgeInsets){numbers[0], numbers[1], numbers[2], numbers[3]};
}

id NSStringFromCGVector(CGVector vector);
id NSStringFromCGVector(CGVector vector) {
  return written("{%.17g, %.17g}", (double[MOST_NUMBERS]){vector.dx, vector.dy});
}

CGVector CGVectorFromString(id string);
CGVector CGVectorFromString(id string) {
  double numbers[MOST_NUMBERS] = {0};
  read_numbers(string, "{#,#}", numbers);
  return CGVectorMake(numbers[0], numbers[1]);
}

id NSStringFromUIOffset(struct UIOffset offset);
id NSStringFromUIOffset(struct UIOffset offset) {
  return written("{%.17g, %.17g}", (double[MOST_NUMBERS]){offset.horizontal, offset.vertical});
}

struct UIOffset UIOffsetFromString(id string);
struct UIOffset UIOffsetFromString(id string) {
  double numbers[MOST_NUMBERS] = {0};
  read_numbers(string, "{#,#}", numbers);
  return (struct UIOffset){numbers[0], numbers[1]};
}

id NSStringFromCGAffineTransform(CGAffineTransform t);
id NSStringFromCGAffineTransform(CGAffineTransform t) {
  return written(
    "[%.17g, %.17g, %.17g, %.17g, %.17g, %.17g]",
    (double[MOST_NUMBERS]){t.a, t.b, t.c, t.d, t.tx, t.ty});
}

CGAffineTransform CGAffineTransformFromString(id string);
CGAffineTransform CGAffineTransformFromString(id string) {
  double numbers[MOST_NUMBERS] = {0};
  read_numbers(string, "[#,#,#,#,#,#]", numbers);
  return CGAffineTransformMake(
    numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
}

CAROB_GLUE_END

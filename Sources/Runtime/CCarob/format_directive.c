#include "format_directive.h"
#include <string.h>

/* Reads digits; `MAXIMUM_WIDTH` for more. */
static int read_number(const char **at, const char *end) {
  int number = 0;
  for (; *at < end && **at >= '0' && **at <= '9'; ++*at)
    if (number < MAXIMUM_WIDTH) number = number * 10 + (**at - '0');
  return number < MAXIMUM_WIDTH ? number : MAXIMUM_WIDTH;
}

/* Reads `1$`, and gives the argument's number from 0 on. Nothing is read when that is not what is there. */
static bool read_position(const char **at, const char *end, int *argument) {
  const char *next = *at;
  const int number = read_number(&next, end);
  if (next == *at || next == end || *next != '$' || number == 0) return false;
  *argument = number - 1;
  *at = next + 1;
  return true;
}

/* Reads `*` or `*1$`. */
static bool read_star(const char **at, const char *end, int *argument, int *next) {
  if (*at == end || **at != '*') return false;
  ++*at;
  if (!read_position(at, end, argument)) *argument = (*next)++;
  return true;
}

static unsigned read_flags(const char **at, const char *end) {
  static const char letters[] = "-+ 0#'";
  unsigned flags = 0;
  for (; *at < end && **at; ++*at) {
    const char *letter = strchr(letters, **at);
    if (!letter) break;
    flags |= 1u << (letter - letters);
  }
  return flags;
}

static char read_size(const char **at, const char *end) {
  const char first = *at < end ? **at : 0;
  if (!first || !strchr("hlqLzjt", first)) return 0;
  ++*at;
  const bool is_double = *at < end && **at == first && (first == 'h' || first == 'l');
  if (is_double) ++*at;
  switch (first) {
    case 'h': return is_double ? 'H' : 'h';
    case 'l': return is_double ? 'q' : 'l';
    case 'j': return 'q';
    case 'z':
    case 't': return 'l';
    default: return first;
  }
}

static enum argument_kind kind_of_integer(char size) {
  return size == 'l' ? ARGUMENT_LONG : size == 'q' || size == 'L' ? ARGUMENT_LONG_LONG : ARGUMENT_INT;
}

/* Sets kind and conversion, which say nothing when the letter is none of a conversion. */
static void set_conversion(struct directive *directive, char letter) {
  directive->conversion = letter;
  switch (letter) {
    case 'D':
    case 'U':
    case 'O':
      directive->conversion = letter == 'D' ? 'd' : letter == 'U' ? 'u' : 'o';
      directive->size = 'l';
      directive->kind = ARGUMENT_LONG;
      return;
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X': directive->kind = kind_of_integer(directive->size); return;
    case 'c':
    case 'C': directive->kind = ARGUMENT_INT; return;
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case 'a':
    case 'A': directive->kind = directive->size == 'L' ? ARGUMENT_LONG_DOUBLE : ARGUMENT_DOUBLE; return;
    case '@':
    case 's':
    case 'S':
    case 'p':
    case 'n': directive->kind = ARGUMENT_POINTER; return;
    case '%': directive->kind = ARGUMENT_UNUSED; return;
    default: directive->conversion = 0;
  }
}

struct directive carob_read_directive(const char *at, const char *end, int *next) {
  struct directive directive = {
    .begin = at, .width = -1, .precision = -1, .width_argument = NO_ARGUMENT,
    .precision_argument = NO_ARGUMENT, .value_argument = NO_ARGUMENT, .kind = ARGUMENT_UNUSED};
  int number = *next, value = NO_ARGUMENT;
  at++;
  read_position(&at, end, &value);
  directive.flags = read_flags(&at, end);
  if (!read_star(&at, end, &directive.width_argument, &number) && at < end && *at >= '1' && *at <= '9')
    directive.width = read_number(&at, end);
  if (at < end && *at == '.') {
    at++;
    if (!read_star(&at, end, &directive.precision_argument, &number)) directive.precision = read_number(&at, end);
  }
  directive.size = read_size(&at, end);
  if (at < end) set_conversion(&directive, *at);
  if (!directive.conversion) {
    /* The percent sign alone: what is behind it is text, in which there may be another one. */
    directive.end = directive.begin + 1;
    directive.width_argument = directive.precision_argument = NO_ARGUMENT;
    return directive;
  }
  directive.end = at + 1;
  if (directive.kind != ARGUMENT_UNUSED) directive.value_argument = value == NO_ARGUMENT ? number++ : value;
  *next = number;
  return directive;
}

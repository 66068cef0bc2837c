/* One `%…` of a format, as printf and Foundation have it. */
#ifndef CAROB_FORMAT_DIRECTIVE_H
#define CAROB_FORMAT_DIRECTIVE_H

#include <stdbool.h>
#include <stddef.h>

/* How an argument travels. */
enum argument_kind { ARGUMENT_UNUSED, ARGUMENT_INT, ARGUMENT_LONG, ARGUMENT_LONG_LONG, ARGUMENT_DOUBLE, ARGUMENT_LONG_DOUBLE, ARGUMENT_POINTER };

/* The most arguments that a format may have. */
enum { MAXIMUM_ARGUMENTS = 1024 };

/* A width or precision beyond it is cut off. */
enum { MAXIMUM_WIDTH = 1 << 20 };

/* What is there in the place of an argument's number. */
enum { NO_ARGUMENT = -1 };

enum directive_flag { FLAG_LEFT = 1, FLAG_PLUS = 2, FLAG_SPACE = 4, FLAG_ZERO = 8, FLAG_ALTERNATE = 16, FLAG_GROUPS = 32 };

struct directive {
  const char *begin; /* at the percent sign */
  const char *end;
  unsigned flags;
  int width;          /* negative: none */
  int precision;      /* negative: none */
  int width_argument;
  int precision_argument;
  int value_argument;
  enum argument_kind kind;
  char size;       /* 'H' (hh), 'h', 'l', 'q' (ll, j), 'L'; 0: none */
  char conversion; /* 0: this is no directive and stands for itself */
};

/* Reads the directive at a percent sign.
 *
 * `next` is the number of the argument that is next where the format does not say which. */
__attribute__((visibility("hidden"))) struct directive carob_read_directive(const char *at, const char *end, int *next);

#endif

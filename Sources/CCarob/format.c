/* Formatting as Foundation has it: `+stringWithFormat:` and what is like it. Nothing that a format says can lead beyond the
 * arguments' memory, but a format must go with its arguments, as for printf. */
/* For strnlen. */
#define _POSIX_C_SOURCE 200809L
#include "format_directive.h"
#include "format_output.h"
#include <carob/objc_side.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct carob_format_functions *functions;

void carob_use_format_functions(const struct carob_format_functions *given) {
  __atomic_store_n(&functions, given, __ATOMIC_RELEASE);
}

const struct carob_format_functions *carob_format_runtime(void) {
  return __atomic_load_n(&functions, __ATOMIC_ACQUIRE);
}

/* Text in a field of a width. */
static void put_field(struct output *output, const struct directive *directive, const char *bytes, size_t length) {
  const size_t count = directive->width > 0 ? carob_count_characters(bytes, length) : 0;
  const size_t padding =
    directive->width > 0 && (size_t)directive->width > count ? (size_t)directive->width - count : 0;
  if (!(directive->flags & FLAG_LEFT)) carob_put_spaces(output, padding);
  carob_put(output, bytes, length);
  if (directive->flags & FLAG_LEFT) carob_put_spaces(output, padding);
}

static void put_object(struct output *output, const struct directive *directive, id object) {
  size_t length = 6;
  char *text = object ? carob_format_runtime()->copy_description(object, &length) : 0;
  if (object && !text) {
    output->has_failed = true;
    return;
  }
  const char *bytes = text ? text : "(null)";
  if (directive->precision >= 0) length = carob_length_of_characters(bytes, length, (size_t)directive->precision);
  put_field(output, directive, bytes, length);
  free(text);
}

static void put_bytes(struct output *output, const struct directive *directive, const char *bytes) {
  if (!bytes) bytes = "(null)";
  put_field(
    output, directive, bytes,
    directive->precision >= 0 ? strnlen(bytes, (size_t)directive->precision) : strlen(bytes));
}

static void put_units(struct output *output, const struct directive *directive, const uint16_t *units) {
  struct output text = {0};
  if (!units) carob_put(&text, "(null)", 6);
  for (int i = 0; units && units[i] && (directive->precision < 0 || i < directive->precision); i++)
    carob_put_unit(&text, units[i]);
  put_field(output, directive, text.bytes ? text.bytes : "", text.length);
  free(text.bytes);
}

union value {
  long long integer;
  double floating;
  long double long_floating;
  void *pointer;
};

/* What printf is asked for a number: its own conversions in its own words. */
static void write_pattern(char *pattern, const struct directive *directive, const char *size, char conversion) {
  static const char letters[] = "-+ 0#'";
  *pattern++ = '%';
  for (int i = 0; letters[i]; i++)
    if (directive->flags & 1u << i) *pattern++ = letters[i];
  memcpy(pattern, "*.*", 3);
  pattern += 3;
  while (*size) *pattern++ = *size++;
  *pattern++ = conversion;
  *pattern = 0;
}

#define PRINT(output, directive, pattern, value)                                                     \
  do {                                                                                               \
    const int width = (directive)->width < 0 ? 0 : (directive)->width;                               \
    const int length = snprintf(0, 0, pattern, width, (directive)->precision, value);                \
    if (length < 0) break;                                                                           \
    carob_make_room(output, (size_t)length + 1);                                                           \
    snprintf((output)->bytes + (output)->length, (size_t)length + 1, pattern, width, (directive)->precision, value); \
    (output)->length += (size_t)length;                                                              \
    (output)->high = 0;                                                                              \
  } while (0)

/* Patterns are made of directives that were read and have the types that are passed. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static void put_integer(struct output *output, const struct directive *directive, long long value) {
  const bool is_signed = directive->conversion == 'd' || directive->conversion == 'i';
  unsigned long long word = (unsigned long long)value;
  switch (directive->size) {
    case 'H': word = is_signed ? (unsigned long long)(signed char)value : (unsigned char)value; break;
    case 'h': word = is_signed ? (unsigned long long)(short)value : (unsigned short)value; break;
    case 0: word = is_signed ? (unsigned long long)(int)value : (unsigned int)value; break;
    case 'l': word = is_signed ? (unsigned long long)(long)value : (unsigned long)value; break;
    default: break;
  }
  char pattern[16];
  write_pattern(pattern, directive, "ll", directive->conversion);
  PRINT(output, directive, pattern, word);
}

static void put_floating(struct output *output, const struct directive *directive, const union value *value) {
  char pattern[16];
  if (directive->kind == ARGUMENT_LONG_DOUBLE) {
    write_pattern(pattern, directive, "L", directive->conversion);
    PRINT(output, directive, pattern, value->long_floating);
  } else {
    write_pattern(pattern, directive, "", directive->conversion);
    PRINT(output, directive, pattern, value->floating);
  }
}

#pragma GCC diagnostic pop

static void put_pointer(struct output *output, const struct directive *directive, const void *pointer) {
  char text[32];
  const int length = snprintf(text, sizeof text, "0x%llx", (unsigned long long)(uintptr_t)pointer);
  put_field(output, directive, text, (size_t)length);
}

static void put_unit_field(struct output *output, const struct directive *directive, uint32_t unit) {
  const size_t padding = directive->width > 1 ? (size_t)directive->width - 1 : 0;
  if (!(directive->flags & FLAG_LEFT)) carob_put_spaces(output, padding);
  carob_put_unit(output, unit);
  if (directive->flags & FLAG_LEFT) carob_put_spaces(output, padding);
}

static int clamped(long long width) {
  return width > MAXIMUM_WIDTH ? MAXIMUM_WIDTH : width < -MAXIMUM_WIDTH ? -MAXIMUM_WIDTH : (int)width;
}

/* Width and precision that are arguments. */
static void resolve_widths(struct directive *directive, const union value *values) {
  if (directive->width_argument != NO_ARGUMENT) {
    const int width = clamped((int)values[directive->width_argument].integer);
    if (width < 0) directive->flags |= FLAG_LEFT;
    directive->width = width < 0 ? -width : width;
  }
  if (directive->precision_argument != NO_ARGUMENT)
    directive->precision = clamped((int)values[directive->precision_argument].integer);
  if (directive->precision > MAXIMUM_WIDTH) directive->precision = MAXIMUM_WIDTH;
}

static void put_directive(struct output *output, struct directive *directive, const union value *values) {
  resolve_widths(directive, values);
  const union value *value = directive->value_argument == NO_ARGUMENT ? 0 : &values[directive->value_argument];
  switch (directive->conversion) {
    case '%': carob_put(output, "%", 1); return;
    case '@': put_object(output, directive, value->pointer); return;
    case 's': put_bytes(output, directive, value->pointer); return;
    case 'S': put_units(output, directive, value->pointer); return;
    case 'p': put_pointer(output, directive, value->pointer); return;
    /* Nothing is ever written to where an argument points. */
    case 'n': return;
    case 'c': put_unit_field(output, directive, (unsigned char)value->integer); return;
    case 'C': put_unit_field(output, directive, (uint16_t)value->integer); return;
    default: break;
  }
  if (directive->kind == ARGUMENT_DOUBLE || directive->kind == ARGUMENT_LONG_DOUBLE)
    put_floating(output, directive, value);
  else
    put_integer(output, directive, value->integer);
}

/* How each argument travels, and how many there are. */
struct arguments {
  unsigned char kinds[MAXIMUM_ARGUMENTS];
  int count;
};

static bool note(struct arguments *arguments, int number, enum argument_kind kind) {
  if (number == NO_ARGUMENT) return true;
  if (number >= MAXIMUM_ARGUMENTS) return false;
  /* One that two directives take for different things is what the first one takes it for. */
  if (arguments->kinds[number] == ARGUMENT_UNUSED) arguments->kinds[number] = (unsigned char)kind;
  if (number >= arguments->count) arguments->count = number + 1;
  return true;
}

static bool find_arguments(const char *format, const char *end, struct arguments *arguments) {
  int next = 0;
  for (const char *at = format; at < end;) {
    if (*at != '%') {
      at++;
      continue;
    }
    const struct directive directive = carob_read_directive(at, end, &next);
    at = directive.end;
    if (
      !note(arguments, directive.width_argument, ARGUMENT_INT) ||
      !note(arguments, directive.precision_argument, ARGUMENT_INT) ||
      !note(arguments, directive.value_argument, directive.kind))
      return false;
  }
  return true;
}

/* What travels as one kind is never read as another: a pointer never comes of a number. */
static bool agree(const struct directive *directive, const struct arguments *arguments) {
  return directive->value_argument == NO_ARGUMENT ||
         arguments->kinds[directive->value_argument] == directive->kind;
}

static void read_arguments(const struct arguments *arguments, union value *values, va_list list) {
  for (int i = 0; i < arguments->count; i++) switch (arguments->kinds[i]) {
      case ARGUMENT_INT: values[i].integer = va_arg(list, int); break;
      case ARGUMENT_LONG: values[i].integer = va_arg(list, long); break;
      case ARGUMENT_LONG_LONG: values[i].integer = va_arg(list, long long); break;
      case ARGUMENT_DOUBLE: values[i].floating = va_arg(list, double); break;
      case ARGUMENT_LONG_DOUBLE: values[i].long_floating = va_arg(list, long double); break;
      /* What no directive takes is as long as a pointer, most probably. */
      default: values[i].pointer = va_arg(list, void *);
    }
}

static void put_all(
  struct output *output, const char *at, const char *end, const struct arguments *arguments,
  const union value *values) {
  int next = 0;
  while (at < end && !output->has_failed) {
    const char *percent = memchr(at, '%', (size_t)(end - at));
    carob_put(output, at, (size_t)((percent ? percent : end) - at));
    if (!percent) return;
    struct directive directive = carob_read_directive(percent, end, &next);
    if (directive.conversion && agree(&directive, arguments))
      put_directive(output, &directive, values);
    else
      carob_put(output, directive.begin, (size_t)(directive.end - directive.begin));
    at = directive.end;
  }
}

struct carob_text carob_format_text(id format, va_list list) {
  struct carob_text result = {0, 0};
  if (!format) {
    carob_format_runtime()->fail("the format is nil");
    return result;
  }
  size_t length = 0;
  char *text = carob_format_runtime()->copy_string(format, &length);
  if (!text) return result;
  struct arguments arguments = {.count = 0};
  union value few[16], *values = few;
  struct output output = {0};
  carob_make_room(&output, length + 1);
  if (!find_arguments(text, text + length, &arguments)) {
    carob_format_runtime()->fail("a format has more than 1024 arguments");
    output.has_failed = true;
  } else {
    if (arguments.count > 16) values = calloc((size_t)arguments.count, sizeof *values);
    if (!values) abort();
    read_arguments(&arguments, values, list);
    put_all(&output, text, text + length, &arguments, values);
  }
  if (values != few) free(values);
  free(text);
  if (output.has_failed) {
    free(output.bytes);
    return result;
  }
  result.bytes = output.bytes;
  result.length = output.length;
  return result;
}

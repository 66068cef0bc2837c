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

/* Where the text of an object goes. */
struct field {
  struct output *output;
  const struct directive *directive;
};

static void put_text(void *context, const char *bytes, size_t length) {
  const struct field *field = context;
  const int precision = field->directive->precision;
  if (precision >= 0) length = carob_length_of_characters(bytes, length, (size_t)precision);
  put_field(field->output, field->directive, bytes, length);
}

static void put_object(struct output *output, const struct directive *directive, id object) {
  struct field field = {output, directive};
  if (!object)
    put_text(&field, "(null)", 6);
  else if (!carob_format_runtime()->read_description(object, put_text, &field))
    output->has_failed = true;
}

static void put_bytes(struct output *output, const struct directive *directive, const char *bytes) {
  if (!bytes) bytes = "(null)";
  put_field(
    output, directive, bytes,
    directive->precision >= 0 ? strnlen(bytes, (size_t)directive->precision) : strlen(bytes));
}

static void put_units(struct output *output, const struct directive *directive, const uint16_t *units) {
  struct carob_text text;
  carob_begin_text(&text);
  struct output characters = {.text = &text};
  if (!units) carob_put(&characters, "(null)", 6);
  for (int i = 0; units && units[i] && (directive->precision < 0 || i < directive->precision); i++)
    carob_put_unit(&characters, units[i]);
  put_field(output, directive, text.bytes, text.length);
  carob_free_text(&text);
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
    /* Most numbers are this short. */                                                               \
    size_t room = 32;                                                                                \
    int length;                                                                                      \
    for (;; room = (size_t)length + 1) {                                                             \
      carob_make_room(output, room);                                                                 \
      length = snprintf(                                                                             \
        (output)->text->bytes + (output)->text->length, room, pattern, width, (directive)->precision, value); \
      if (length < (int)room) break;                                                                 \
    }                                                                                                \
    if (length < 0) break;                                                                           \
    (output)->text->length += (size_t)length;                                                        \
    (output)->high = 0;                                                                              \
  } while (0)

/* Patterns are made of directives that were read and have the types that are passed. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* What printf writes for a number in decimal without a width or anything else. */
static void put_decimal(struct output *output, unsigned long long word, bool is_signed) {
  const bool is_negative = is_signed && (long long)word < 0;
  if (is_negative) word = 0 - word;
  char digits[21], *end = digits + sizeof digits, *at = end;
  do *--at = (char)('0' + word % 10);
  while (word /= 10);
  if (is_negative) *--at = '-';
  carob_put(output, at, (size_t)(end - at));
}

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
  const bool is_plain = !directive->flags && directive->width <= 0 && directive->precision < 0;
  if (is_plain && (is_signed || directive->conversion == 'u')) {
    put_decimal(output, word, is_signed);
    return;
  }
  char pattern[16];
  write_pattern(pattern, directive, "ll", directive->conversion);
  PRINT(output, directive, pattern, word);
}

static void put_floating(struct output *output, const struct directive *directive, const union value *value) {
  char pattern[16];
  const bool is_long = directive->kind == ARGUMENT_LONG_DOUBLE;
  if (is_long ? value->long_floating != value->long_floating : value->floating != value->floating) {
    /* Apple's printf has no sign for it, and this machine's quotients of zeros have the sign bit. */
    put_field(output, directive, directive->conversion < 'a' ? "NAN" : "nan", 3);
    return;
  }
  if (is_long) {
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

/* How each argument travels, and how many there are. The kinds of others are not set. */
struct arguments {
  int count;
  unsigned char kinds[MAXIMUM_ARGUMENTS];
};

static bool note(struct arguments *arguments, int number, enum argument_kind kind) {
  if (number == NO_ARGUMENT) return true;
  if (number >= MAXIMUM_ARGUMENTS) return false;
  while (arguments->count <= number) arguments->kinds[arguments->count++] = ARGUMENT_UNUSED;
  /* One that two directives take for different things is what the first one takes it for. */
  if (arguments->kinds[number] == ARGUMENT_UNUSED) arguments->kinds[number] = (unsigned char)kind;
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

static void read_arguments(const struct arguments *arguments, union value *values, va_list *list) {
  for (int i = 0; i < arguments->count; i++) switch (arguments->kinds[i]) {
      case ARGUMENT_INT: values[i].integer = va_arg(*list, int); break;
      case ARGUMENT_LONG: values[i].integer = va_arg(*list, long); break;
      case ARGUMENT_LONG_LONG: values[i].integer = va_arg(*list, long long); break;
      case ARGUMENT_DOUBLE: values[i].floating = va_arg(*list, double); break;
      case ARGUMENT_LONG_DOUBLE: values[i].long_floating = va_arg(*list, long double); break;
      /* What no directive takes is as long as a pointer, most probably. */
      default: values[i].pointer = va_arg(*list, void *);
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

/* What a format is to make, and of which arguments. */
struct request {
  va_list *list;
  struct output output;
};

static void put_format(void *context, const char *format, size_t length) {
  struct request *request = context;
  struct arguments arguments;
  arguments.count = 0;
  if (!find_arguments(format, format + length, &arguments)) {
    carob_format_runtime()->fail("a format has more than 1024 arguments");
    request->output.has_failed = true;
    return;
  }
  union value few[16], *values = few;
  if (arguments.count > 16) values = calloc((size_t)arguments.count, sizeof *values);
  if (!values) abort();
  read_arguments(&arguments, values, request->list);
  put_all(&request->output, format, format + length, &arguments, values);
  if (values != few) free(values);
}

void carob_format_text(id format, va_list arguments, struct carob_text *text) {
  carob_begin_text(text);
  va_list copy;
  va_copy(copy, arguments);
  struct request request = {.list = &copy, .output = {.text = text}};
  if (!format) carob_format_runtime()->fail("the format is nil");
  const bool is_read = format && carob_format_runtime()->read_string(format, put_format, &request);
  va_end(copy);
  if (is_read && !request.output.has_failed) return;
  carob_free_text(text);
  text->bytes = 0;
  text->length = 0;
}

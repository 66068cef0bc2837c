#include "format_output.h"
#include <stdlib.h>
#include <string.h>

void carob_begin_text(struct carob_text *text) {
  text->bytes = text->inside;
  text->length = 0;
  text->room = sizeof text->inside;
}

void carob_free_text(const struct carob_text *text) {
  if (text->bytes != text->inside) free(text->bytes);
}

void carob_make_room(struct output *output, size_t more) {
  struct carob_text *text = output->text;
  if (text->room - text->length >= more) return;
  const bool is_inside = text->bytes == text->inside;
  text->room = (text->length + more) * 2;
  char *bytes = realloc(is_inside ? 0 : text->bytes, text->room);
  if (!bytes) abort();
  if (is_inside) memcpy(bytes, text->inside, text->length);
  text->bytes = bytes;
}

void carob_put(struct output *output, const char *bytes, size_t length) {
  if (!length) return;
  carob_make_room(output, length);
  memcpy(output->text->bytes + output->text->length, bytes, length);
  output->text->length += length;
  output->high = 0;
}

void carob_put_spaces(struct output *output, size_t count) {
  if (!count) return;
  carob_make_room(output, count);
  memset(output->text->bytes + output->text->length, ' ', count);
  output->text->length += count;
  output->high = 0;
}

static void put_character(struct output *output, uint32_t code) {
  char bytes[4];
  size_t length;
  if (code < 0x80) {
    bytes[0] = (char)code;
    length = 1;
  } else if (code < 0x800) {
    bytes[0] = (char)(0xc0 | code >> 6);
    length = 2;
  } else if (code < 0x10000) {
    bytes[0] = (char)(0xe0 | code >> 12);
    length = 3;
  } else {
    bytes[0] = (char)(0xf0 | code >> 18);
    length = 4;
  }
  for (size_t i = 1; i < length; i++) bytes[i] = (char)(0x80 | (code >> 6 * (length - 1 - i) & 0x3f));
  carob_put(output, bytes, length);
}

void carob_put_unit(struct output *output, uint32_t unit) {
  const uint32_t high = output->high;
  if (unit >= 0xdc00 && unit < 0xe000) {
    if (high) output->text->length -= 3;
    put_character(output, high ? 0x10000 + ((high - 0xd800) << 10) + (unit - 0xdc00) : 0xfffd);
    return;
  }
  const bool is_high = unit >= 0xd800 && unit < 0xdc00;
  put_character(output, is_high ? 0xfffd : unit);
  if (is_high) output->high = unit;
}

static bool begins_character(char byte) { return ((unsigned char)byte & 0xc0) != 0x80; }

size_t carob_count_characters(const char *bytes, size_t length) {
  size_t count = 0;
  for (size_t i = 0; i < length; i++) count += begins_character(bytes[i]);
  return count;
}

size_t carob_length_of_characters(const char *bytes, size_t length, size_t count) {
  size_t seen = 0;
  for (size_t i = 0; i < length; i++)
    if (begins_character(bytes[i]) && seen++ == count) return i;
  return length;
}

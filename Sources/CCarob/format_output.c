#include "format_output.h"
#include <stdlib.h>
#include <string.h>

void carob_make_room(struct output *output, size_t more) {
  if (output->room - output->length >= more) return;
  const size_t room = (output->length + more) * 2 + 64;
  char *bytes = realloc(output->bytes, room);
  if (!bytes) abort();
  output->bytes = bytes;
  output->room = room;
}

void carob_put(struct output *output, const char *bytes, size_t length) {
  if (!length) return;
  carob_make_room(output, length);
  memcpy(output->bytes + output->length, bytes, length);
  output->length += length;
  output->high = 0;
}

void carob_put_spaces(struct output *output, size_t count) {
  if (!count) return;
  carob_make_room(output, count);
  memset(output->bytes + output->length, ' ', count);
  output->length += count;
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
    if (high) output->length -= 3;
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

/* Structures that a message returns in memory, when nobody takes the message. */
#include "glue.h"
#include <stdlib.h>
#include <string.h>

/* Sizes are those of the members, without padding: an encoding does not tell whether a structure is packed, and more
 * memory than there is must not be cleared. */

/* `const`, `inout` and the like, before a type. */
static const char qualifiers[] = "rnNoORVA";

static bool read_type(const char **text, size_t *size);

/* `b`, the number of the first bit in the structure, the type, how many bits. */
static bool read_bit_field(const char **text, size_t *structure_size) {
  char *end;
  const size_t first = strtoul(*text + 1, &end, 10);
  if (!*end) return false;
  const size_t bits = strtoul(end + 1, &end, 10);
  *text = end;
  const size_t size = (first + bits + 7) / 8;
  if (size > *structure_size) *structure_size = size;
  return true;
}

/* A structure or union. */
static bool read_members(const char **text, size_t *size) {
  const bool is_structure = **text == '{';
  const char end = is_structure ? '}' : ')';
  while (**text && **text != '=' && **text != end) ++*text;
  if (!**text) return false;
  /* One that is known by name only has no size. */
  if (*(*text)++ == end) return true;
  while (**text != end) {
    size_t member = 0;
    if (**text == 'b' ? !read_bit_field(text, size) : !read_type(text, &member)) return false;
    if (is_structure)
      *size += member;
    else if (member > *size)
      *size = member;
  }
  ++*text;
  return true;
}

static bool read_array(const char **text, size_t *size) {
  char *end;
  const size_t count = strtoul(*text + 1, &end, 10);
  *text = end;
  if (!read_type(text, size) || *(*text)++ != ']') return false;
  *size *= count;
  return true;
}

/* An object, which may be followed by the name of its class, or a block. */
static bool read_object(const char **text) {
  ++*text;
  if (**text == '?') ++*text;
  if (**text != '"') return true;
  const char *end = strchr(*text + 1, '"');
  if (!end) return false;
  *text = end + 1;
  return true;
}

static size_t scalar_size(char type) {
  switch (type) {
  case 'c': case 'C': case 'B': return 1;
  case 's': case 'S': return sizeof(short);
  case 'i': case 'I': return sizeof(int);
  case 'l': case 'L': return sizeof(long);
  case 'q': case 'Q': return sizeof(long long);
  case 't': case 'T': return 16;
  case 'f': return sizeof(float);
  case 'd': return sizeof(double);
  case 'D': return sizeof(long double);
  case '*': case '#': case ':': return sizeof(void *);
  default: return 0;
  }
}

/* False where the encoding ends, or has something that is not known. */
static bool read_type(const char **text, size_t *size) {
  *text += strspn(*text, qualifiers);
  size_t target = 0;
  switch (**text) {
  case '{': case '(':
    return read_members(text, size);
  case '[':
    return read_array(text, size);
  case 'j':
    ++*text;
    if (!read_type(text, size)) return false;
    *size *= 2;
    return true;
  case '@':
    *size = sizeof(id);
    return read_object(text);
  case '^':
    ++*text;
    *size = sizeof(void *);
    return read_type(text, &target);
  case '?': case 'v': /* behind a pointer */
    ++*text;
    return true;
  default:
    *size = scalar_size(**text);
    if (*size) ++*text;
    return *size != 0;
  }
}

CAROB_GLUE_BEGIN

size_t carob_objc_structure_size(const char *types) {
  size_t size = 0;
  if (types) types += strspn(types, qualifiers);
  return types && (*types == '{' || *types == '(') && read_type(&types, &size) ? size : 0;
}

void carob_objc_clear_result(void *result, SEL selector) {
  memset(result, 0, carob_objc_structure_size(selector->types));
}

CAROB_GLUE_END

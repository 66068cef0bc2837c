/* Reads the tables that clang makes of a function with handlers or code that cleans up, as the Itanium C++ ABI lays them out. */
#include "exceptions.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How addresses are written. */
enum {
  OMITTED = 0xff,
  FORMAT = 0x0f,
  ABSOLUTE = 0, ULEB128 = 1, UNSIGNED_2 = 2, UNSIGNED_4 = 3, UNSIGNED_8 = 4,
  SLEB128 = 9, SIGNED_2 = 10, SIGNED_4 = 11, SIGNED_8 = 12,
  BASE = 0x70,
  RELATIVE = 0x10, /* to where it is */
  INDIRECT = 0x80
};

/* What is in the memory at `*next`, which need not be aligned. */
#define READ(type) \
  ({ \
    type value; \
    memcpy(&value, *next, sizeof value); \
    *next += sizeof value; \
    value; \
  })

static uint64_t read_leb128(const uint8_t **next, bool has_sign) {
  uint64_t value = 0;
  unsigned shift = 0;
  uint8_t byte;
  do {
    byte = *(*next)++;
    value |= (uint64_t)(byte & 0x7f) << shift;
    shift += 7;
  } while (byte & 0x80 && shift < 64);
  if (has_sign && byte & 0x40 && shift < 64) value |= ~UINT64_C(0) << shift;
  return value;
}

static uintptr_t read_value(uint8_t encoding, const uint8_t **next) {
  switch (encoding & FORMAT) {
  case ABSOLUTE: case UNSIGNED_8: case SIGNED_8: return READ(uint64_t);
  case ULEB128: return read_leb128(next, false);
  case SLEB128: return read_leb128(next, true);
  case UNSIGNED_2: return READ(uint16_t);
  case SIGNED_2: return (uintptr_t)(intptr_t)READ(int16_t);
  case UNSIGNED_4: return READ(uint32_t);
  case SIGNED_4: return (uintptr_t)(intptr_t)READ(int32_t);
  default:
    fprintf(stderr, "carob: the exception tables of an Objective-C module have the unknown format %d\n", encoding);
    abort();
  }
}

static uintptr_t read_address(uint8_t encoding, const uint8_t **next) {
  const uintptr_t place = (uintptr_t)*next;
  uintptr_t value = read_value(encoding, next);
  if (!value) return 0;
  if ((encoding & BASE) == RELATIVE) value += place;
  return encoding & INDIRECT ? *(uintptr_t *)value : value;
}

static unsigned size_of(uint8_t encoding) {
  switch (encoding & FORMAT) {
  case UNSIGNED_2: case SIGNED_2: return 2;
  case UNSIGNED_4: case SIGNED_4: return 4;
  default: return 8;
  }
}

struct tables {
  uintptr_t landing_base;
  uint8_t type_encoding, site_encoding;
  const uint8_t *types, *sites, *actions;
};

static struct tables read_header(const uint8_t *next, uintptr_t function) {
  struct tables tables = {.landing_base = function};
  const uint8_t base_encoding = *next++;
  if (base_encoding != OMITTED) tables.landing_base = read_address(base_encoding, &next);
  tables.type_encoding = *next++;
  if (tables.type_encoding != OMITTED) {
    const uint64_t distance = read_leb128(&next, false);
    tables.types = next + distance;
  }
  tables.site_encoding = *next++;
  const uint64_t length = read_leb128(&next, false);
  tables.sites = next;
  tables.actions = next + length;
  return tables;
}

/* The number of the first handler for the exception; 0 when there is code that cleans up, -1 for nothing. */
static int find_handler(
  const struct tables *tables, const uint8_t *action, carob_objc_type_test test,
  struct carob_objc_exception *exception) {
  bool cleans_up = false;
  for (;;) {
    const int64_t filter = (int64_t)read_leb128(&action, true);
    const uint8_t *const place = action;
    const int64_t distance = (int64_t)read_leb128(&action, true);
    if (filter == 0) cleans_up = true;
    /* Negative ones are lists of what a function of C++ may throw, which are no handlers. */
    if (filter > 0) {
      const uint8_t *type = tables->types - filter * size_of(tables->type_encoding);
      const void *const address = (const void *)read_address(tables->type_encoding, &type);
      if (!address || (exception && test(address, exception))) return (int)filter;
    }
    if (distance == 0) return cleans_up ? 0 : -1;
    action = place + distance;
  }
}

CAROB_GLUE_BEGIN

struct carob_objc_landing carob_objc_find_landing(
  struct _Unwind_Context *context, carob_objc_type_test test, struct carob_objc_exception *exception) {
  const struct carob_objc_landing nowhere = {0, 0};
  const uint8_t *const data = (const uint8_t *)_Unwind_GetLanguageSpecificData(context);
  if (!data) return nowhere;
  const uintptr_t function = _Unwind_GetRegionStart(context);
  const struct tables tables = read_header(data, function);
  /* Of the call, not behind it. */
  const uintptr_t place = _Unwind_GetIP(context) - 1 - function;
  const uint8_t *next = tables.sites;
  while (next < tables.actions) {
    const uintptr_t start = read_value(tables.site_encoding, &next);
    const uintptr_t length = read_value(tables.site_encoding, &next);
    const uintptr_t landing = read_value(tables.site_encoding, &next);
    const uint64_t action = read_leb128(&next, false);
    if (place < start) break;
    if (place - start >= length) continue;
    if (!landing) break;
    const int selector =
      action ? find_handler(&tables, tables.actions + action - 1, test, exception) : 0;
    if (selector < 0) break;
    return (struct carob_objc_landing){tables.landing_base + landing, selector};
  }
  return nowhere;
}

CAROB_GLUE_END

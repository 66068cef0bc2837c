/* Functions for map tables and hash tables, which NSPointerFunctions.h declares. */
#include "glue.h"
#include <carob/send.h>
#include <stdlib.h>

struct enumerator {
  unsigned long index, count;
  const void **keys, **values;
};

CAROB_GLUE_BEGIN

static void refuse_known(const char *reason) {
  carob_objc_raise("NSInvalidArgumentException", reason);
}

static unsigned long count(id table) { return CAROB_SEND(unsigned long, table, "count", ()); }

/* Room for what the table has now. */
static struct enumerator made(id table, bool has_values) {
  struct enumerator made = {0, count(table), 0, 0};
  made.keys = calloc(made.count * 2 + 1, sizeof *made.keys);
  if (!made.keys) made.count = 0;
  made.values = made.keys && has_values ? made.keys + made.count : 0;
  return made;
}

static void end(struct enumerator *enumerator) {
  free(enumerator->keys);
  *enumerator = (struct enumerator){0, 0, 0, 0};
}

/* -- Map tables --------------------------------------------------------------------------- */

BOOL NSMapMember(id table, const void *key, const void **original, const void **value);
BOOL NSMapMember(id table, const void *key, const void **original, const void **value) {
  return CAROB_SEND(
    BOOL, table, "carob_member:key:value:", (const void *, const void **, const void **), key,
    original, value);
}

const void *NSMapGet(id table, const void *key);
const void *NSMapGet(id table, const void *key) {
  const void *value = 0;
  return NSMapMember(table, key, 0, &value) ? value : 0;
}

void NSMapInsert(id table, const void *key, const void *value);
void NSMapInsert(id table, const void *key, const void *value) {
  CAROB_SEND(void, table, "carob_insert:forKey:", (const void *, const void *), value, key);
}

void NSMapInsertKnownAbsent(id table, const void *key, const void *value);
void NSMapInsertKnownAbsent(id table, const void *key, const void *value) {
  if (NSMapMember(table, key, 0, 0))
    refuse_known("NSMapInsertKnownAbsent: the table has this key already");
  NSMapInsert(table, key, value);
}

const void *NSMapInsertIfAbsent(id table, const void *key, const void *value);
const void *NSMapInsertIfAbsent(id table, const void *key, const void *value) {
  const void *old = 0;
  if (NSMapMember(table, key, 0, &old)) return old;
  NSMapInsert(table, key, value);
  return 0;
}

void NSMapRemove(id table, const void *key);
void NSMapRemove(id table, const void *key) {
  CAROB_SEND(void, table, "carob_remove:", (const void *), key);
}

unsigned long NSCountMapTable(id table);
unsigned long NSCountMapTable(id table) { return count(table); }

void NSResetMapTable(id table);
void NSResetMapTable(id table) { CAROB_SEND(void, table, "removeAllObjects", ()); }

id NSAllMapTableKeys(id table);
id NSAllMapTableKeys(id table) {
  return CAROB_SEND(id, CAROB_SEND(id, table, "keyEnumerator", ()), "allObjects", ());
}

id NSAllMapTableValues(id table);
id NSAllMapTableValues(id table) {
  return CAROB_SEND(id, CAROB_SEND(id, table, "objectEnumerator", ()), "allObjects", ());
}

BOOL NSCompareMapTables(id first, id second);
BOOL NSCompareMapTables(id first, id second) {
  return CAROB_SEND(BOOL, first, "isEqual:", (id), second);
}

struct enumerator NSEnumerateMapTable(id table);
struct enumerator NSEnumerateMapTable(id table) {
  const struct enumerator enumerator = made(table, true);
  if (enumerator.keys)
    CAROB_SEND(
      void, table, "carob_getKeys:values:", (const void **, const void **), enumerator.keys,
      enumerator.values);
  return enumerator;
}

BOOL NSNextMapEnumeratorPair(struct enumerator *enumerator, const void **key, const void **value);
BOOL NSNextMapEnumeratorPair(struct enumerator *enumerator, const void **key, const void **value) {
  if (enumerator->index >= enumerator->count) return false;
  if (key) *key = enumerator->keys[enumerator->index];
  if (value) *value = enumerator->values[enumerator->index];
  ++enumerator->index;
  return true;
}

void NSEndMapTableEnumeration(struct enumerator *enumerator);
void NSEndMapTableEnumeration(struct enumerator *enumerator) { end(enumerator); }

/* -- Hash tables -------------------------------------------------------------------------- */

const void *NSHashGet(id table, const void *pointer);
const void *NSHashGet(id table, const void *pointer) {
  const void *found = 0;
  CAROB_SEND(
    BOOL, table, "carob_member:value:", (const void *, const void **), pointer, &found);
  return found;
}

void NSHashInsert(id table, const void *pointer);
void NSHashInsert(id table, const void *pointer) {
  CAROB_SEND(void, table, "carob_insert:", (const void *), pointer);
}

void NSHashInsertKnownAbsent(id table, const void *pointer);
void NSHashInsertKnownAbsent(id table, const void *pointer) {
  if (NSHashGet(table, pointer))
    refuse_known("NSHashInsertKnownAbsent: the table has this pointer already");
  NSHashInsert(table, pointer);
}

const void *NSHashInsertIfAbsent(id table, const void *pointer);
const void *NSHashInsertIfAbsent(id table, const void *pointer) {
  const void *const found = NSHashGet(table, pointer);
  if (!found) NSHashInsert(table, pointer);
  return found;
}

void NSHashRemove(id table, const void *pointer);
void NSHashRemove(id table, const void *pointer) {
  CAROB_SEND(void, table, "carob_remove:", (const void *), pointer);
}

unsigned long NSCountHashTable(id table);
unsigned long NSCountHashTable(id table) { return count(table); }

void NSResetHashTable(id table);
void NSResetHashTable(id table) { CAROB_SEND(void, table, "removeAllObjects", ()); }

id NSAllHashTableObjects(id table);
id NSAllHashTableObjects(id table) { return CAROB_SEND(id, table, "allObjects", ()); }

BOOL NSCompareHashTables(id first, id second);
BOOL NSCompareHashTables(id first, id second) {
  return CAROB_SEND(BOOL, first, "isEqual:", (id), second);
}

struct enumerator NSEnumerateHashTable(id table);
struct enumerator NSEnumerateHashTable(id table) {
  const struct enumerator enumerator = made(table, false);
  if (enumerator.keys)
    CAROB_SEND(void, table, "carob_getValues:", (const void **), enumerator.keys);
  return enumerator;
}

const void *NSNextHashEnumeratorItem(struct enumerator *enumerator);
const void *NSNextHashEnumeratorItem(struct enumerator *enumerator) {
  return enumerator->index < enumerator->count ? enumerator->keys[enumerator->index++] : 0;
}

void NSEndHashTableEnumeration(struct enumerator *enumerator);
void NSEndHashTableEnumeration(struct enumerator *enumerator) { end(enumerator); }

CAROB_GLUE_END

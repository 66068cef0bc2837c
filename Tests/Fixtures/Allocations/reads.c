/* A plugin whose functions read objects of Foundation, and are checked for allocations. Each does one thing, or goes through one
 * collection; the probe calls it often. */
#include <carob/carob.h>

#include <stdio.h>
#include <string.h>

enum { OBJECTS = 100 };

static id array, dictionary, set, counted, ordered, indexes, key, equal_key, accented, equal_accented, number, real, date, other_date;
static Class string_class;


#define READ(name, type, receiver, ...)                                \
  static void name(void) {                                             \
    void *pool = objc_autoreleasePoolPush();                           \
    volatile type result = CAROB_SEND(type, receiver, __VA_ARGS__);    \
    (void)result;                                                      \
    objc_autoreleasePoolPop(pool);                                     \
  }

READ(array_count, uintptr_t, array, "count")
READ(array_object, id, array, "objectAtIndex:", (uintptr_t), 42)
READ(array_subscript, id, array, "objectAtIndexedSubscript:", (uintptr_t), 42)
READ(array_first, id, array, "firstObject")
READ(array_last, id, array, "lastObject")
READ(array_contains, bool, array, "containsObject:", (id), equal_key)
READ(array_index, uintptr_t, array, "indexOfObject:", (id), equal_key)
READ(array_identical, uintptr_t, array, "indexOfObjectIdenticalTo:", (id), key)
READ(array_hash, uintptr_t, array, "hash")

READ(dictionary_count, uintptr_t, dictionary, "count")
READ(dictionary_object, id, dictionary, "objectForKey:", (id), equal_key)
READ(dictionary_subscript, id, dictionary, "objectForKeyedSubscript:", (id), equal_key)
READ(dictionary_hash, uintptr_t, dictionary, "hash")

READ(set_count, uintptr_t, set, "count")
READ(set_contains, bool, set, "containsObject:", (id), equal_key)
READ(set_contains_not, bool, set, "containsObject:", (id), number)
READ(set_member, id, set, "member:", (id), equal_key)
READ(counted_count, uintptr_t, counted, "countForObject:", (id), equal_key)
READ(ordered_count, uintptr_t, ordered, "count")
READ(ordered_object, id, ordered, "objectAtIndex:", (uintptr_t), 42)
READ(ordered_contains, bool, ordered, "containsObject:", (id), equal_key)
READ(ordered_index, uintptr_t, ordered, "indexOfObject:", (id), equal_key)

READ(string_length, uintptr_t, key, "length")
READ(string_character, uint16_t, key, "characterAtIndex:", (uintptr_t), 3)
READ(string_hash, uintptr_t, key, "hash")
READ(string_is_equal, bool, key, "isEqual:", (id), equal_key)
READ(string_is_equal_to, bool, key, "isEqualToString:", (id), equal_key)
READ(string_compare, intptr_t, key, "compare:", (id), equal_key)
READ(string_prefix, bool, key, "hasPrefix:", (id), equal_key)
READ(accented_length, uintptr_t, accented, "length")
READ(accented_character, uint16_t, accented, "characterAtIndex:", (uintptr_t), 20)
READ(accented_hash, uintptr_t, accented, "hash")
READ(accented_is_equal, bool, accented, "isEqual:", (id), equal_accented)
READ(string_integer, intptr_t, key, "integerValue")

READ(number_integer, int, number, "intValue")
READ(number_double, double, real, "doubleValue")
READ(number_bool, bool, number, "boolValue")
READ(number_is_equal, bool, number, "isEqual:", (id), real)
READ(number_compare, intptr_t, number, "compare:", (id), real)
READ(number_hash, uintptr_t, number, "hash")
READ(date_compare, intptr_t, date, "compare:", (id), other_date)

READ(indexes_count, uintptr_t, indexes, "count")
READ(indexes_first, uintptr_t, indexes, "firstIndex")
READ(indexes_last, uintptr_t, indexes, "lastIndex")
READ(indexes_contain, bool, indexes, "containsIndex:", (uintptr_t), 42)
READ(indexes_next, uintptr_t, indexes, "indexGreaterThanIndex:", (uintptr_t), 42)

READ(object_class, bool, key, "isKindOfClass:", (Class), string_class)
READ(object_responds, bool, key, "respondsToSelector:", (SEL), sel_registerName("length"))
READ(object_perform, id, key, "performSelector:", (SEL), sel_registerName("self"))

/* What `for … in` sends. */
static void walk(id collection) {
  struct {
    unsigned long state;
    id *items;
    unsigned long *mutations;
    unsigned long extra[5];
  } state;
  id buffer[16];
  memset(&state, 0, sizeof state);
  void *pool = objc_autoreleasePoolPush();
  while (CAROB_SEND(uintptr_t, collection, "countByEnumeratingWithState:objects:count:", (void *, id *, uintptr_t), &state,
                    buffer, 16)) {
  }
  objc_autoreleasePoolPop(pool);
}
static void walk_array(void) { walk(array); }
static void walk_dictionary(void) { walk(dictionary); }
static void walk_set(void) { walk(set); }
static void walk_ordered(void) { walk(ordered); }

struct operation {
  const char *name;
  void (*run)(void);
};

/* Found by name; the last one has no name. */
CAROB_EXPORT const struct operation allocation_operations[] = {
  {"NSArray count", array_count},
  {"NSArray objectAtIndex:", array_object},
  {"NSArray objectAtIndexedSubscript:", array_subscript},
  {"NSArray firstObject", array_first},
  {"NSArray lastObject", array_last},
  {"NSArray containsObject:", array_contains},
  {"NSArray indexOfObject:", array_index},
  {"NSArray indexOfObjectIdenticalTo:", array_identical},
  {"NSArray hash", array_hash},
  {"NSArray enumerated", walk_array},
  {"NSDictionary count", dictionary_count},
  {"NSDictionary objectForKey:", dictionary_object},
  {"NSDictionary objectForKeyedSubscript:", dictionary_subscript},
  {"NSDictionary hash", dictionary_hash},
  {"NSDictionary enumerated", walk_dictionary},
  {"NSSet count", set_count},
  {"NSSet containsObject:, yes", set_contains},
  {"NSSet containsObject:, no", set_contains_not},
  {"NSSet member:", set_member},
  {"NSSet enumerated", walk_set},
  {"NSCountedSet countForObject:", counted_count},
  {"NSOrderedSet count", ordered_count},
  {"NSOrderedSet objectAtIndex:", ordered_object},
  {"NSOrderedSet containsObject:", ordered_contains},
  {"NSOrderedSet indexOfObject:", ordered_index},
  {"NSOrderedSet enumerated", walk_ordered},
  {"NSString length", string_length},
  {"NSString characterAtIndex:", string_character},
  {"NSString hash", string_hash},
  {"NSString isEqual:", string_is_equal},
  {"NSString isEqualToString:", string_is_equal_to},
  {"NSString compare:", string_compare},
  {"NSString hasPrefix:", string_prefix},
  {"NSString length, accented", accented_length},
  {"NSString characterAtIndex:, accented", accented_character},
  {"NSString hash, accented", accented_hash},
  {"NSString isEqual:, accented", accented_is_equal},
  {"NSString integerValue", string_integer},
  {"NSNumber intValue", number_integer},
  {"NSNumber doubleValue", number_double},
  {"NSNumber boolValue", number_bool},
  {"NSNumber isEqual:", number_is_equal},
  {"NSNumber compare:", number_compare},
  {"NSNumber hash", number_hash},
  {"NSDate compare:", date_compare},
  {"NSIndexSet count", indexes_count},
  {"NSIndexSet firstIndex", indexes_first},
  {"NSIndexSet lastIndex", indexes_last},
  {"NSIndexSet containsIndex:", indexes_contain},
  {"NSIndexSet indexGreaterThanIndex:", indexes_next},
  {"NSObject isKindOfClass:", object_class},
  {"NSObject respondsToSelector:", object_responds},
  {"NSObject performSelector:", object_perform},
  {0, 0},
};

static id make(const char *class_name) {
  return CAROB_SEND(id, CAROB_SEND(id, (id)objc_getClass(class_name), "alloc"), "init");
}

static id text(const char *format, int index) {
  char bytes[64];
  snprintf(bytes, sizeof bytes, format, index);
  return CAROB_SEND(id, CAROB_SEND(id, (id)string_class, "alloc"), "initWithUTF8String:", (const char *), bytes);
}

static bool load(void) {
  const char *ascii = "a key that takes more than fifteen bytes, %d", *other = "und noch längere Schlüssel, %d";
  Class number_class = objc_getClass("NSNumber");
  string_class = objc_getClass("NSString");
  array = make("NSMutableArray");
  dictionary = make("NSMutableDictionary");
  set = make("NSMutableSet");
  counted = make("NSCountedSet");
  ordered = make("NSMutableOrderedSet");
  indexes = make("NSMutableIndexSet");
  date = make("NSDate");
  other_date = make("NSDate");
  number = CAROB_SEND(id, CAROB_SEND(id, (id)number_class, "alloc"), "initWithInt:", (int), 1042);
  real = CAROB_SEND(id, CAROB_SEND(id, (id)number_class, "alloc"), "initWithDouble:", (double), 1.5);
  for (int index = 0; index < OBJECTS; index++) {
    id made = text(ascii, index);
    if (index == 42) key = made;
    CAROB_SEND(void, array, "addObject:", (id), made);
    CAROB_SEND(void, dictionary, "setObject:forKey:", (id, id), number, made);
    CAROB_SEND(void, set, "addObject:", (id), made);
    CAROB_SEND(void, counted, "addObject:", (id), made);
    CAROB_SEND(void, ordered, "addObject:", (id), made);
    CAROB_SEND(void, indexes, "addIndex:", (uintptr_t), (uintptr_t)index * 2);
  }
  equal_key = text(ascii, 42);
  accented = text(other, 42);
  equal_accented = text(other, 42);
  return array && dictionary && set && counted && ordered && indexes && date && other_date && number && real && key && equal_key
         && accented && equal_accented;
}

CAROB_PLUGIN(.identifier = "org.example.allocations.reads", .name = "AllocationReads", .version = "1",
             .load = load)

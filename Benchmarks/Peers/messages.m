/* What programs send to Foundation all the time, one message or a few to a loop. */
#import <Foundation/Foundation.h>

#include "foundation.h"

#include <string.h>

@interface MessagePerson : NSObject {
  NSString *_name;
  NSInteger _age;
}
@property(nonatomic, copy) NSString *name;
@property(nonatomic) NSInteger age;
@end

@implementation MessagePerson
@synthesize name = _name, age = _age;
- (void)dealloc {
  [_name release];
  [super dealloc];
}
@end

/* A key that is in the collections, and an equal one that is another object. */
static NSString *key, *equal_key, *long_text;
static NSMutableArray *keys, *people, *texts;
static NSMutableDictionary *ages;
static NSMutableSet *names;
static MessagePerson *person;
static NSDate *now, *then;
static NSPredicate *older;
static NSUInteger size, units;

static NSInteger by_age(id first, id second, void *context) {
  NSInteger age = [(MessagePerson *)first age], other = [(MessagePerson *)second age];
  return age < other ? NSOrderedAscending : age > other ? NSOrderedDescending : NSOrderedSame;
}

/* A loop whose messages leave nothing in an autorelease pool, and one whose messages may. */
#define PLAIN(name, ...) \
  BENCH_LOOP name(uint64_t count) { for (uint64_t i = 0; i < count; i++) { __VA_ARGS__; } }
#define IN_POOLS(name, ...) \
  BENCH_LOOP name(uint64_t count) { POOLED(count, { __VA_ARGS__; }) }
/* One that walks objects of a collection. */
#define WALK(name, collection) PLAIN(name, for (id object in collection) BENCH_USE(object))
/* One that uses what an expression gives. */
#define PLAIN_USE(name, ...) PLAIN(name, BENCH_USE((__VA_ARGS__)))
#define POOLED_USE(name, ...) IN_POOLS(name, BENCH_USE((__VA_ARGS__)))

PLAIN_USE(count_objects, [keys count])
PLAIN_USE(object_at, [keys objectAtIndex:i % size])
WALK(walk_array, keys)
WALK(walk_dictionary, ages)
PLAIN_USE(contains_in_array, (uint64_t)[keys containsObject:equal_key])
PLAIN_USE(contains_in_set, (uint64_t)[names containsObject:equal_key])
PLAIN_USE(object_for_key, [ages objectForKey:equal_key])
PLAIN(set_object, [ages setObject:person forKey:equal_key])

BENCH_LOOP add_object(uint64_t count) {
  NSMutableArray *array = [[NSMutableArray alloc] init];
  for (uint64_t i = 0; i < count; i++) {
    [array addObject:key];
    if (i % 1024 == 0) [array removeAllObjects];
  }
  [array release];
}
PLAIN(make_set, {
  NSMutableSet *set = [[NSMutableSet alloc] init];
  [set addObject:key];
  [set addObject:person];
  [set release];
})
PLAIN(insert_in_front, {
  NSMutableArray *array = [[NSMutableArray alloc] init];
  for (NSUInteger number = 0; number < size; number++) [array insertObject:key atIndex:0];
  [array release];
})
POOLED_USE(sort_by_function, [people sortedArrayUsingFunction:by_age context:0])
POOLED_USE(sort_by_selector, [texts sortedArrayUsingSelector:@selector(compare:)])

PLAIN_USE(length, [key length])
PLAIN_USE(character_at, (uint64_t)[long_text characterAtIndex:i % units])
PLAIN_USE(hash, [key hash])
PLAIN_USE(is_equal_to_string, (uint64_t)[key isEqualToString:equal_key])
PLAIN_USE(is_equal, (uint64_t)[key isEqual:equal_key])
PLAIN_USE(compare_strings, [key compare:equal_key])
BENCH_LOOP append_string(uint64_t count) {
  NSMutableString *text = [[NSMutableString alloc] init];
  for (uint64_t i = 0; i < count; i++) {
    [text appendString:@"x"];
    if (i % 1024 == 0) [text setString:@""];
  }
  [text release];
}
BENCH_LOOP append_bytes(uint64_t count) {
  NSMutableData *data = [[NSMutableData alloc] init];
  for (uint64_t i = 0; i < count; i++) {
    [data appendBytes:"12345678" length:8];
    if (i % 1024 == 0) [data setLength:0];
  }
  [data release];
}
POOLED_USE(append_to_copy, [key stringByAppendingString:@" and more"])
POOLED_USE(substring_from, [key substringFromIndex:3])
POOLED_USE(substring_of_long, [long_text substringWithRange:NSMakeRange(units / 2 + i, 10)])
PLAIN_USE(range_of, [key rangeOfString:@"key"].location)
POOLED_USE(lowercase, [key lowercaseString])
POOLED_USE(split, [key componentsSeparatedByString:@" "])
POOLED_USE(join, [keys componentsJoinedByString:@","])
POOLED_USE(utf8, strlen([key UTF8String]))

POOLED_USE(make_integer, [NSNumber numberWithInt:(int)i + 1000])
POOLED_USE(make_double, [NSNumber numberWithDouble:(double)i + 0.5])
PLAIN_USE(compare_dates, [now compare:then])

PLAIN_USE(is_kind, (uint64_t)[person isKindOfClass:[NSString class]])
PLAIN_USE(responds, (uint64_t)[person respondsToSelector:@selector(name)])
POOLED_USE(perform, [person performSelector:@selector(name)])
PLAIN(make_object, [[[NSObject alloc] init] release])
PLAIN(make_person, {
  MessagePerson *made = [[MessagePerson alloc] init];
  [made setName:key];
  [made release];
})
PLAIN(retain_release, {
  [person retain];
  [person release];
})
IN_POOLS(retain_autorelease, [[person retain] autorelease])

POOLED_USE(value_for_key, [person valueForKey:@"name"])
IN_POOLS(set_value, [person setValue:key forKey:@"name"])
POOLED_USE(values_of_array, [people valueForKey:@"name"])
POOLED_USE(sum_of_array, [people valueForKeyPath:@"@sum.age"])
POOLED_USE(filter_people, [people filteredArrayUsingPredicate:older])
IN_POOLS(post_unheard, [[NSNotificationCenter defaultCenter] postNotificationName:@"Unheard" object:person])

const struct bench_operation message_operations[] = {
  {"count", count_objects},
  {"objectAtIndex:", object_at},
  {"for … in an array, 100 objects", walk_array},
  {"for … in a dictionary, 100 objects", walk_dictionary},
  {"containsObject:, an array", contains_in_array},
  {"containsObject:, a set", contains_in_set},
  {"objectForKey:", object_for_key},
  {"setObject:forKey:, a key that is there", set_object},
  {"addObject:, and removed", add_object},
  {"a set made, two objects added, released", make_set},
  {"insertObject:atIndex:0, 100 objects", insert_in_front},
  {"sortedArrayUsingFunction:, 100 objects", sort_by_function},
  {"sortedArrayUsingSelector:, 100 objects", sort_by_selector},
  {"length", length},
  {"characterAtIndex:, a long string", character_at},
  {"hash", hash},
  {"isEqualToString:", is_equal_to_string},
  {"isEqual:, strings", is_equal},
  {"compare:, strings", compare_strings},
  {"appendString:", append_string},
  {"appendBytes:length:", append_bytes},
  {"stringByAppendingString:", append_to_copy},
  {"substringFromIndex:", substring_from},
  {"substringWithRange:, a long string", substring_of_long},
  {"rangeOfString:", range_of},
  {"lowercaseString", lowercase},
  {"componentsSeparatedByString:", split},
  {"componentsJoinedByString:, 100 objects", join},
  {"UTF8String", utf8},
  {"numberWithInt:", make_integer},
  {"numberWithDouble:", make_double},
  {"compare:, dates", compare_dates},
  {"isKindOfClass:", is_kind},
  {"respondsToSelector:", responds},
  {"performSelector:", perform},
  {"alloc, init, release", make_object},
  {"alloc, init, a property set, release", make_person},
  {"retain, release", retain_release},
  {"retain, autorelease", retain_autorelease},
  {"valueForKey:, an object", value_for_key},
  {"setValue:forKey:", set_value},
  {"valueForKey: of an array, 100 objects", values_of_array},
  {"valueForKeyPath: @sum, 100 objects", sum_of_array},
  {"filteredArrayUsingPredicate:, 100 objects", filter_people},
  {"notification that nobody observes", post_unheard},
  {0, 0},
};

static void release_all(void) {
  id all[] = {key, equal_key, long_text, keys, people, texts, ages, names, person, now, then, older};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) [all[i] release];
}

static void make_all(void) {
  keys = [[NSMutableArray alloc] init];
  people = [[NSMutableArray alloc] init];
  texts = [[NSMutableArray alloc] init];
  ages = [[NSMutableDictionary alloc] init];
  names = [[NSMutableSet alloc] init];
  NSMutableString *text = [[NSMutableString alloc] init];
  for (NSUInteger i = 0; i < size; i++) {
    NSString *name = [NSString stringWithFormat:@"a longer key %d", (int)i];
    [keys addObject:name];
    [names addObject:name];
    [ages setObject:[NSNumber numberWithInt:(int)i] forKey:name];
    MessagePerson *made = [[MessagePerson alloc] init];
    [made setName:name];
    [made setAge:i * 7 % 31];
    [people addObject:made];
    [made release];
    [texts addObject:[NSString stringWithFormat:@"text number %d of many", (int)(i * 37 % (size + 1))]];
    for (int j = 0; j < 100; j++) [text appendString:@"0123456789"];
  }
  long_text = [text copy];
  units = [long_text length];
  [text release];
  key = [[keys objectAtIndex:size * 42 / 100] retain];
  equal_key = [[NSString alloc] initWithFormat:@"a longer key %d", (int)(size * 42 / 100)];
  person = [[people objectAtIndex:3] retain];
  now = [[NSDate date] retain];
  then = [[NSDate dateWithTimeIntervalSince1970:5] retain];
  older = [[NSPredicate predicateWithFormat:@"age > 5 AND name CONTAINS 'key 4'"] retain];
}

int message_prepare(uint64_t wanted) {
  int ok = 0;
  IN_A_POOL({
    release_all();
    size = wanted;
    make_all();
    ok = key != equal_key && [keys containsObject:equal_key] && [names containsObject:equal_key]
         && [ages objectForKey:equal_key] && [[people valueForKey:@"name"] count] == size
         && [[texts sortedArrayUsingSelector:@selector(compare:)] count] == size
         && [[people filteredArrayUsingPredicate:older] count] > 0 && units == size * 1000;
  })
  return ok;
}

/* What programs do with Foundation. GCC compiles it for GNUstep base, clang for Carob; so it counts references itself. */
#import <Foundation/Foundation.h>

#include "foundation.h"

@interface FoundationUser : NSObject {
  NSString *_name;
  int _age;
}
- (NSString *)name;
- (void)setName:(NSString *)name;
- (int)age;
- (void)setAge:(int)age;
@end

@implementation FoundationUser
- (NSString *)name {
  return _name;
}
- (void)setName:(NSString *)name {
  [name retain];
  [_name release];
  _name = name;
}
- (int)age {
  return _age;
}
- (void)setAge:(int)age {
  _age = age;
}
@end

static uint64_t changes, notes;

@interface FoundationObserver : NSObject
- (void)note:(NSNotification *)notification;
@end

@implementation FoundationObserver
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
  changes++;
}
- (void)note:(NSNotification *)notification {
  notes++;
}
@end

static FoundationUser *observed, *unobserved;
static FoundationObserver *observer;
static NSArray *users;
static NSPredicate *predicate;
static NSString *note_name = @"FoundationBenchNote";

BENCH_LOOP set_unobserved(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) [unobserved setAge:(int)i];
}

BENCH_LOOP set_observed(uint64_t count) { POOLED(count, { [observed setAge:(int)i]; }) }

BENCH_LOOP post(uint64_t count) {
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  POOLED(count, { [center postNotificationName:note_name object:observed]; })
}

BENCH_LOOP format(uint64_t count) {
  POOLED(count, { BENCH_USE(([NSString stringWithFormat:@"%@ is %d years old", note_name, (int)i])); })
}

BENCH_LOOP filter(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) IN_A_POOL({ BENCH_USE([users filteredArrayUsingPredicate:predicate]); })
}

const struct bench_operation foundation_operations[] = {
  {"property set that nobody observes", set_unobserved},
  {"property set, one observer", set_observed},
  {"notification posted to one observer", post},
  {"stringWithFormat:, an object and a number", format},
  {"100,000 objects filtered by a predicate", filter},
  {0, 0},
};

enum { USERS = 100000 };

int foundation_prepare(void) {
  observer = [[FoundationObserver alloc] init];
  observed = [[FoundationUser alloc] init];
  unobserved = [[FoundationUser alloc] init];
  [observed addObserver:observer forKeyPath:@"age" options:0 context:0];
  [[NSNotificationCenter defaultCenter] addObserver:observer selector:@selector(note:) name:note_name object:nil];
  NSMutableArray *all = [[NSMutableArray alloc] init];
  for (int i = 0; i < USERS; i++) {
    FoundationUser *user = [[FoundationUser alloc] init];
    [user setAge:i % 100];
    [user setName:i % 3 ? @"Ada Lovelace" : @"Grace Hopper"];
    [all addObject:user];
    [user release];
  }
  users = all;
  predicate = [[NSPredicate predicateWithFormat:@"age > 40 AND name BEGINSWITH %@", @"Ada"] retain];
  NSUInteger expected = 0;
  for (int i = 0; i < USERS; i++) expected += i % 100 > 40 && i % 3;
  int ok = 0;
  IN_A_POOL({
    [observed setAge:1];
    [[NSNotificationCenter defaultCenter] postNotificationName:note_name object:observed];
    ok = changes == 1 && notes == 1 && [[users filteredArrayUsingPredicate:predicate] count] == expected
         && [[NSString stringWithFormat:@"%@ is %d", @"Ada", 36] isEqualToString:@"Ada is 36"];
  })
  return ok;
}

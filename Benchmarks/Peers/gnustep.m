/* GNUstep base, and a program linked with libcarob: what Foundation adds to the runtime. */
#import <Foundation/Foundation.h>
#import <objc/runtime.h>

#include "foundation.h"
#include "harness.h"

@interface MYUser : NSObject {
  NSString *_name;
  MYUser *_friend;
}
@property(nonatomic, retain) NSString *name;
@property(nonatomic, retain) MYUser *friend;
@end
@implementation MYUser
@synthesize name = _name;
@synthesize friend = _friend;
@end

@interface Delegate : NSObject
- (void)configureCell:(id)cell withUser:(id)user;
- (double)heightForUser:(id)user inTable:(id)table;
@end
static uint64_t configured;
@implementation Delegate
- (void)configureCell:(id)cell withUser:(id)user {
  configured++;
  BENCH_HANDLER_BODY(cell, user);
}
- (double)heightForUser:(id)user inTable:(id)table {
  BENCH_HANDLER_BODY(user, table);
  return 44;
}
@end

static Delegate *delegate;
static MYUser *user;
static NSObject *cell;
static SEL configure, height;
static NSString *key = @"name";
static NSMethodSignature *configure_signature, *height_signature;
static NSArray *prefixes;
static Class user_class;

/* An invocation of two object arguments, made and invoked. */
static inline NSInvocation *invoke(NSMethodSignature *signature, SEL selector, id first, id second) {
  NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
  [invocation setSelector:selector];
  [invocation setArgument:&first atIndex:2];
  [invocation setArgument:&second atIndex:3];
  [invocation invokeWithTarget:delegate];
  return invocation;
}

static inline double invoke_for_double(NSMethodSignature *signature) {
  double result;
  [invoke(signature, height, user, cell) getReturnValue:&result];
  return result;
}

BENCH_LOOP invocation(uint64_t count) {
  POOLED(count, { BENCH_USE(invoke(configure_signature, configure, cell, user)); })
}

BENCH_LOOP invocation_double(uint64_t count) {
  POOLED(count, { BENCH_USE_DOUBLE(invoke_for_double(height_signature)); })
}

BENCH_LOOP invocation_and_signature(uint64_t count) {
  POOLED(count, {
    BENCH_USE_DOUBLE(invoke_for_double([delegate methodSignatureForSelector:height]));
  })
}

BENCH_LOOP value_for_key(uint64_t count) {
  POOLED(count, { BENCH_USE([user valueForKey:key]); })
}

BENCH_LOOP make_user(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    id made = [[user_class alloc] init];
    BENCH_USE(made);
    [made release];
  }
}

/* The path of a table cell, with nothing kept between rows. */
static NSString *model_name(Class cls) {
  NSString *name = NSStringFromClass(cls);
  for (NSString *prefix in prefixes) {
    if ([name hasPrefix:prefix] && [name length] > [prefix length]) {
      return [name substringFromIndex:[prefix length]];
    }
  }
  return name;
}

static __attribute__((noinline)) void bind_one(id target, id view, id model) {
  NSString *name =
    [NSString stringWithFormat:@"configureCell:with%@:", model_name([model class])];
  SEL selector = NSSelectorFromString(name);
  if ([target respondsToSelector:selector]) {
    [target performSelector:selector withObject:view withObject:model];
  }
}

BENCH_LOOP bind_cells(uint64_t count) { POOLED(count, { bind_one(delegate, cell, user); }) }

static const struct bench_operation operations[] = {
  {"NSInvocation built each time, no result", invocation},
  {"NSInvocation built each time, double result", invocation_double},
  {"NSInvocation and signature each time, double result", invocation_and_signature},
  {"valueForKey:", value_for_key},
  {"alloc, init, release, two object variables", make_user},
  {"table cell, nothing kept", bind_cells},
};

enum { OPERATIONS = sizeof operations / sizeof operations[0], MOST_OPERATIONS = 128 };

int main(int argc, char **argv) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  user_class = [MYUser class];
  delegate = [[Delegate alloc] init];
  cell = [[NSObject alloc] init];
  user = [[MYUser alloc] init];
  user.name = @"Ada";
  prefixes = [[NSArray alloc] initWithObjects:@"NS", @"IC", @"MY", nil];
  configure = @selector(configureCell:withUser:);
  height = @selector(heightForUser:inTable:);
  configure_signature = [[delegate methodSignatureForSelector:configure] retain];
  height_signature = [[delegate methodSignatureForSelector:height] retain];
  /* Blocks of the same size that stay, by which what start-up left free is used up. */
  for (int i = 0; i < 256; i++) [[user_class alloc] init];

  invoke(configure_signature, configure, cell, user);
  bind_one(delegate, cell, user);
  if (configured != 2 || invoke_for_double(height_signature) != 44) return 1;
  if (![[user valueForKey:key] isEqual:@"Ada"]) return 1;
  if (!foundation_prepare() || !message_prepare(MESSAGE_SIZE)) return 1;
  [pool drain];
  static struct bench_operation all[MOST_OPERATIONS];
  size_t count = 0;
  while (count < OPERATIONS) all[count] = operations[count], count++;
  for (int i = 0; foundation_operations[i].name; i++) all[count++] = foundation_operations[i];
  for (int i = 0; message_operations[i].name; i++) all[count++] = message_operations[i];
  return bench_main(all, count, argc, argv);
}

/* What the tests of key-value observing share: a class to be observed, and an observer that notes what it is told. */
#pragma once

#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

typedef struct {
  double x, y, z;
} KVPoint;

@interface KVPerson : NSObject {
 @public
  NSString *_nickname;
  int _points;
  NSMutableArray *_badges;
}
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *lastName;
@property (nonatomic, readonly) NSString *fullName;
@property (nonatomic) int age;
@property (nonatomic) BOOL active;
@property (nonatomic) char letter;
@property (nonatomic) short small;
@property (nonatomic) float weight;
@property (nonatomic) double height;
@property (nonatomic) long long number;
@property (nonatomic) unsigned long long large;
@property (nonatomic) KVPoint point;
@property (nonatomic) NSRange range;
@property (nonatomic) Class kind;
@property (nonatomic, copy) int (^block)(void);
@property (strong) KVPerson *boss;
@property (nonatomic, weak) KVPerson *friend;
@property (nonatomic, copy) NSArray *tags;
@property (nonatomic, copy) NSSet *groups;
@property (nonatomic) NSString *manual;
@end

/* With methods for the elements of `items` and the members of `colors`. */
@interface KVTeam : NSObject
@property (nonatomic, readonly) NSMutableArray *items;
@property (nonatomic, readonly) NSMutableSet *colors;
@property (nonatomic, strong) KVPerson *leader;
@property (nonatomic, readonly) NSString *leaderName;
- (void)insertObject:(id)object inItemsAtIndex:(NSUInteger)index;
- (void)removeObjectFromItemsAtIndex:(NSUInteger)index;
- (void)replaceObjectInItemsAtIndex:(NSUInteger)index withObject:(id)object;
- (void)insertItems:(NSArray *)items atIndexes:(NSIndexSet *)indexes;
- (void)removeItemsAtIndexes:(NSIndexSet *)indexes;
- (void)addColorsObject:(id)object;
- (void)removeColorsObject:(id)object;
- (void)addColors:(NSSet *)colors;
- (void)removeColors:(NSSet *)colors;
- (void)intersectColors:(NSSet *)colors;
@end

@interface KVObserver : NSObject
/* What it was told, as dictionaries with the path, the object and the context besides. */
@property (nonatomic, readonly) NSMutableArray<NSDictionary *> *changes;
@property (nonatomic, readonly) NSDictionary *last;
@property (nonatomic, copy) void (^action)(void);
@end

/* Two keys that depend on each other. */
@interface KVCircle : NSObject
@property (nonatomic, copy) NSString *first, *second;
@end

/* Overrides a setter, and announcing. */
@interface KVManager : KVPerson
@property (nonatomic, readonly) NSMutableArray *announced;
@end

/* As large as KVPerson. */
@interface KVOther : KVPerson
@end

/* Its accessors are added when they are asked for. */
@interface KVLate : NSObject
@property (nonatomic, strong) NSString *value;
@end

@interface KVHolder : NSObject
@property (nonatomic, strong) KVTeam *team;
@end

/* Observes the name of a person until it goes. */
@interface KVLeaving : NSObject
@property (nonatomic, readonly) NSInteger count;
- (instancetype)initWithPerson:(KVPerson *)person;
@end

/* Its setter raises for "bad". */
@interface KVRefusing : NSObject
@property (nonatomic, copy) NSString *value;
@end

/* Counts on any thread. */
@interface KVCounter : NSObject
@property (atomic, readonly) NSInteger count;
@end

@interface KVClassObserver : NSObject
+ (NSInteger)count;
@end

static const NSKeyValueObservingOptions KVBoth =
  NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld;

/* What a block raises: an exception, also one that a message to the host has left. */
static inline NSException *raisedBy(void (^block)(void)) {
  @try {
    block();
    carob_objc_throw_pending_error();
  } @catch (NSException *exception) {
    return exception;
  }
  return nil;
}

#import <objc/runtime.h>
#import "Observing.h"

@implementation KVPerson

- (NSString *)fullName {
  return [NSString stringWithFormat:@"%@ %@", self.name, self.lastName];
}

+ (NSSet *)keyPathsForValuesAffectingFullName {
  return [NSSet setWithObjects:@"name", @"lastName", nil];
}

+ (BOOL)automaticallyNotifiesObserversOfManual {
  return NO;
}

@end

@implementation KVTeam

- (instancetype)init {
  if ((self = [super init])) {
    _items = [NSMutableArray array];
    _colors = [NSMutableSet set];
  }
  return self;
}

+ (NSSet *)keyPathsForValuesAffectingValueForKey:(NSString *)key {
  NSSet *paths = [super keyPathsForValuesAffectingValueForKey:key];
  return [key isEqualToString:@"leaderName"] ? [paths setByAddingObject:@"leader.name"] : paths;
}

- (NSString *)leaderName {
  return self.leader.name;
}

- (void)insertObject:(id)object inItemsAtIndex:(NSUInteger)index {
  [_items insertObject:object atIndex:index];
}

- (void)removeObjectFromItemsAtIndex:(NSUInteger)index {
  [_items removeObjectAtIndex:index];
}

- (void)replaceObjectInItemsAtIndex:(NSUInteger)index withObject:(id)object {
  [_items replaceObjectAtIndex:index withObject:object];
}

- (void)insertItems:(NSArray *)items atIndexes:(NSIndexSet *)indexes {
  [_items insertObjects:items atIndexes:indexes];
}

- (void)removeItemsAtIndexes:(NSIndexSet *)indexes {
  [_items removeObjectsAtIndexes:indexes];
}

- (void)addColorsObject:(id)object {
  [_colors addObject:object];
}

- (void)removeColorsObject:(id)object {
  [_colors removeObject:object];
}

- (void)addColors:(NSSet *)colors {
  [_colors unionSet:colors];
}

- (void)removeColors:(NSSet *)colors {
  [_colors minusSet:colors];
}

- (void)intersectColors:(NSSet *)colors {
  [_colors intersectSet:colors];
}

@end

@implementation KVObserver

- (instancetype)init {
  if ((self = [super init])) _changes = [NSMutableArray array];
  return self;
}

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
  NSMutableDictionary *told = [change mutableCopy];
  told[@"path"] = keyPath;
  told[@"object"] = object;
  told[@"context"] = @((unsigned long)context);
  [_changes addObject:told];
  if (_action) _action();
}

- (NSDictionary *)last {
  return _changes.lastObject;
}

@end

@implementation KVClassObserver

static NSInteger classCount = 0;

+ (NSInteger)count {
  return classCount;
}

+ (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
  classCount++;
}

@end

@implementation KVCircle

+ (NSSet *)keyPathsForValuesAffectingFirst {
  return [NSSet setWithObject:@"second"];
}

+ (NSSet *)keyPathsForValuesAffectingSecond {
  return [NSSet setWithObject:@"first"];
}

@end

@implementation KVManager {
  NSString *_hidden;
}

- (instancetype)init {
  if ((self = [super init])) _announced = [NSMutableArray array];
  return self;
}

- (void)setName:(NSString *)name {
  [super setName:[name stringByAppendingString:@"!"]];
}

- (void)willChangeValueForKey:(NSString *)key {
  [_announced addObject:[@"will " stringByAppendingString:key]];
  [super willChangeValueForKey:key];
}

- (void)didChangeValueForKey:(NSString *)key {
  [_announced addObject:[@"did " stringByAppendingString:key]];
  [super didChangeValueForKey:key];
}

- (NSString *)secret {
  return _hidden;
}

- (void)_setSecret:(NSString *)secret {
  _hidden = secret;
}

@end

@implementation KVOther

- (void)setName:(NSString *)name {
  [super setName:[@"other " stringByAppendingString:name]];
}

@end

static char lateKey;

@implementation KVLate

@dynamic value;

+ (BOOL)resolveInstanceMethod:(SEL)selector {
  if (selector == @selector(setValue:)) {
    IMP set = imp_implementationWithBlock(^(id late, NSString *value) {
      objc_setAssociatedObject(late, &lateKey, value, OBJC_ASSOCIATION_RETAIN);
    });
    return class_addMethod(self, selector, set, "v@:@");
  }
  if (selector != @selector(value)) return NO;
  IMP get = imp_implementationWithBlock(^(id late) {
    return objc_getAssociatedObject(late, &lateKey);
  });
  return class_addMethod(self, selector, get, "@@:");
}

@end

@implementation KVHolder
@end

@implementation KVLeaving {
  KVPerson *_person;
}

- (instancetype)initWithPerson:(KVPerson *)person {
  if ((self = [super init])) {
    _person = person;
    [person addObserver:self forKeyPath:@"name" options:0 context:&lateKey];
  }
  return self;
}

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
  if (context == &lateKey) {
    _count++;
  } else {
    [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
  }
}

- (void)dealloc {
  [_person removeObserver:self forKeyPath:@"name" context:&lateKey];
}

@end

@implementation KVRefusing

- (void)setValue:(NSString *)value {
  if ([value isEqualToString:@"bad"]) [NSException raise:@"Refused" format:@"%@ is refused", value];
  _value = [value copy];
}

@end

@implementation KVCounter

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
  __atomic_add_fetch(&_count, 1, __ATOMIC_RELAXED);
}

@end

#import <InstantCocoa/InstantCocoa.h>
#import <objc/runtime.h>
#import "Observing.h"

@interface KVModel : ICModel
@property (nonatomic, strong) NSString *name;
@property (nonatomic) NSInteger age;
@property (nonatomic) double height;
@property (nonatomic, strong) NSArray *tags;
@property (nonatomic, strong) KVModel *boss;
@end

@implementation KVModel
@end

/* Models of Instant Cocoa, which are filled from data. */
@interface ModelObservingTests : XCTestCase
@property KVModel *model;
@property KVObserver *observer;
@end

@implementation ModelObservingTests

- (NSArray *)paths {
  return @[@"name", @"age", @"height", @"tags", @"boss", @"boss.name"];
}

- (void)setUp {
  self.model = [KVModel new];
  self.observer = [KVObserver new];
  for (NSString *path in self.paths) {
    [self.model addObserver:self.observer forKeyPath:path options:KVBoth context:NULL];
  }
}

- (void)tearDown {
  for (NSString *path in self.paths) {
    [self.model removeObserver:self.observer forKeyPath:path];
  }
}

- (void)testMappingTellsOfEachProperty {
  NSDictionary *data = @{
    @"name": @"Ada", @"age": @3, @"height": @1.5, @"tags": @[@1], @"boss": @{@"name": @"Bea"}
  };
  [[ICJSONMapper new] mapFromJSONDictionary:data toObject:self.model];
  XCTAssertEqualObjects(self.model.boss.name, @"Bea");
  XCTAssertEqualObjects(
    [NSSet setWithArray:[self.observer.changes valueForKey:@"path"]],
    [NSSet setWithArray:self.paths]);
}

- (void)testACopyIsEqualAndNotObserved {
  self.model.name = @"Ada";
  [self.observer.changes removeAllObjects];
  KVModel *copy = [self.model copy];
  XCTAssertEqualObjects(copy, self.model);
  XCTAssertEqualObjects(self.model, copy);
  XCTAssertEqual(copy.hash, self.model.hash);
  copy.name = @"Bea";
  XCTAssertEqual(self.observer.changes.count, 0);
  XCTAssertEqual(object_getClass(copy), [KVModel class]);
}

- (void)testAnArchiveOfAnObservedModel {
  self.model.name = @"Ada";
  NSData *data = [NSKeyedArchiver archivedDataWithRootObject:self.model];
  KVModel *again = [NSKeyedUnarchiver unarchiveObjectWithData:data];
  XCTAssertEqual([again class], [KVModel class]);
  XCTAssertEqualObjects(again, self.model);
}

@end

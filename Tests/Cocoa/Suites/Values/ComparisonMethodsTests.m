#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

// Comparisons and names that every object has on the Mac.
@interface ComparisonMethodsTests : XCTestCase
@end

@implementation ComparisonMethodsTests

- (void)testOrder {
  XCTAssertTrue([@1 isEqualTo:@1]);
  XCTAssertFalse([@1 isEqualTo:@2]);
  XCTAssertTrue([@1 isNotEqualTo:@2]);
  XCTAssertTrue([@1 isLessThan:@2]);
  XCTAssertFalse([@1 isLessThan:@1]);
  XCTAssertTrue([@1 isLessThanOrEqualTo:@1]);
  XCTAssertTrue([@"b" isGreaterThan:@"a"]);
  XCTAssertFalse([@"a" isGreaterThan:@"a"]);
  XCTAssertTrue([@2 isGreaterThanOrEqualTo:@2]);
  NSDate *now = [NSDate date];
  XCTAssertTrue([now isLessThan:[now dateByAddingTimeInterval:1]]);
  XCTAssertThrowsSpecificNamed([[NSObject new] isLessThan:@1], NSException, NSInvalidArgumentException);
}

- (void)testContents {
  XCTAssertTrue([@[ @1 ] doesContain:@1]);
  XCTAssertFalse([@[ @1 ] doesContain:@2]);
  XCTAssertTrue([[NSSet setWithObject:@"a"] doesContain:@"a"]);
  XCTAssertFalse([@"abc" doesContain:@"a"]);
}

- (void)testPatterns {
  XCTAssertTrue([@"abc" isLike:@"a*"]);
  XCTAssertTrue([@"abc" isLike:@"a?c"]);
  XCTAssertFalse([@"ABC" isLike:@"a*"]);
  XCTAssertTrue([@"ABC" isCaseInsensitiveLike:@"a*"]);
}

- (void)testNamesOfClasses {
  XCTAssertEqualObjects([NSObject new].className, @"NSObject");
  XCTAssertEqualObjects(self.className, @"ComparisonMethodsTests");
  XCTAssertEqualObjects([ComparisonMethodsTests className], @"ComparisonMethodsTests");
}

- (void)testClassesForArchives {
  XCTAssertEqual([@"a" classForCoder], [NSString class]);
  XCTAssertEqual([[@"a" mutableCopy] classForCoder], [NSMutableString class]);
  XCTAssertEqual([@[] classForCoder], [NSArray class]);
  XCTAssertEqual([@YES classForCoder], [NSNumber class]);
  XCTAssertEqual([self classForKeyedArchiver], [ComparisonMethodsTests class]);
}

@end

@interface WrittenPoint : NSObject <NSCoding>
@property (nonatomic) NSInteger x;
@end

@implementation WrittenPoint
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeInteger:self.x forKey:@"x"]; }
- (instancetype)initWithCoder:(NSCoder *)coder {
  if ((self = [super init])) _x = [coder decodeIntegerForKey:@"x"];
  return self;
}
@end

@interface HiddenPoint : WrittenPoint
@end

@implementation HiddenPoint
- (Class)classForCoder { return [WrittenPoint class]; }
@end

@interface ClassForCoderTests : XCTestCase
@end

@implementation ClassForCoderTests

- (void)testAnArchiveNamesTheClassForCoders {
  HiddenPoint *point = [HiddenPoint new];
  point.x = 3;
  id read = [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:point]];
  XCTAssertEqual([read class], [WrittenPoint class]);
  XCTAssertEqual([read x], 3);
}

@end

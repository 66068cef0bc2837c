#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

typedef struct __attribute__((objc_boxable)) {
  char letter;
  double weight;
  int counts[3];
} Sample;

typedef union {
  int whole;
  float part;
} Either;

@interface ValueHolder : NSObject
@property (nonatomic) CGRect frame;
@property CGPoint origin;
@property (nonatomic) NSRange range;
@property (nonatomic) Sample sample;
@property (nonatomic) int count;
@property (nonatomic) float part;
@end

@implementation ValueHolder {
  CGSize _size;
}
@end

@interface NSValueTests : XCTestCase
@end

@implementation NSValueTests

- (void)testBytesOfAStructure {
  Sample sample = {'a', 2.5, {1, 2, 3}}, read;
  NSValue *value = [NSValue valueWithBytes:&sample objCType:@encode(Sample)];
  XCTAssertEqual(strcmp(value.objCType, @encode(Sample)), 0);
  memset(&read, 0, sizeof read);
  [value getValue:&read];
  XCTAssertEqual(read.letter, 'a');
  XCTAssertEqual(read.weight, 2.5);
  XCTAssertEqual(read.counts[2], 3);
}

- (void)testGetValueWritesAsManyBytesAsTheTypeHas {
  char buffer[4] = {9, 9, 9, 9}, letter = 5;
  [[NSValue value:&letter withObjCType:@encode(char)] getValue:buffer];
  XCTAssertEqual(buffer[0], 5);
  XCTAssertEqual(buffer[1], 9);
  int whole = 7, read[2] = {0, -1};
  [@(whole) getValue:read];
  XCTAssertEqual(read[0], 7);
  XCTAssertEqual(read[1], -1);
}

- (void)testGetValueWithASize {
  int whole = 3, read = 0;
  NSValue *value = [[NSValue alloc] initWithBytes:&whole objCType:@encode(int)];
  [value getValue:&read size:sizeof read];
  XCTAssertEqual(read, 3);
  XCTAssertThrowsSpecificNamed(
    [value getValue:&read size:2], NSException, NSInvalidArgumentException);
}

- (void)testUnionsAndArrays {
  Either either = {.whole = 12}, read = {0};
  [[NSValue valueWithBytes:&either objCType:@encode(Either)] getValue:&read];
  XCTAssertEqual(read.whole, 12);
  short list[4] = {1, 2, 3, 4}, copy[4] = {0};
  [[NSValue valueWithBytes:list objCType:@encode(short[4])] getValue:copy];
  XCTAssertEqual(memcmp(list, copy, sizeof list), 0);
}

- (void)testBoxedExpressions {
  Sample sample = {'z', 1, {0, 0, 9}}, read;
  [@(sample) getValue:&read];
  XCTAssertEqual(read.counts[2], 9);
  XCTAssertEqual([@(CGPointMake(1, 2)) CGPointValue].y, 2);
  XCTAssertEqual([@(NSMakeRange(3, 4)) rangeValue].length, 4);
}

- (void)testStructuresOfUIKit {
  XCTAssertTrue(
    CGPointEqualToPoint([NSValue valueWithCGPoint:CGPointMake(1, 2)].CGPointValue, CGPointMake(1, 2)));
  XCTAssertTrue(
    CGSizeEqualToSize([NSValue valueWithCGSize:CGSizeMake(3, 4)].CGSizeValue, CGSizeMake(3, 4)));
  CGRect rect = CGRectMake(1, 2, 3, 4);
  XCTAssertTrue(CGRectEqualToRect([NSValue valueWithCGRect:rect].CGRectValue, rect));
  UIEdgeInsets insets = [NSValue valueWithUIEdgeInsets:UIEdgeInsetsMake(1, 2, 3, 4)].UIEdgeInsetsValue;
  XCTAssertEqual(insets.left, 2);
  XCTAssertEqual(insets.right, 4);
}

- (void)testRanges {
  NSValue *value = [NSValue valueWithRange:NSMakeRange(1, 2)];
  XCTAssertTrue(NSEqualRanges(value.rangeValue, NSMakeRange(1, 2)));
  XCTAssertEqualObjects(value.description, @"NSRange: {1, 2}");
}

- (void)testPointers {
  int number = 1;
  XCTAssertEqual([NSValue valueWithPointer:&number].pointerValue, (void *)&number);
  XCTAssertTrue([NSValue valueWithPointer:NULL].pointerValue == NULL);
}

- (void)testObjectsThatAreNotRetained {
  NSObject *object = [NSObject new];
  NSValue *value = [NSValue valueWithNonretainedObject:object];
  XCTAssertEqual(value.nonretainedObjectValue, object);
  XCTAssertEqual(value.pointerValue, (__bridge void *)object);
  XCTAssertNil([NSValue valueWithNonretainedObject:nil].nonretainedObjectValue);
}

- (void)testReadingAnotherTypeThrows {
  NSValue *point = [NSValue valueWithCGPoint:CGPointZero];
  XCTAssertThrowsSpecificNamed(point.CGRectValue, NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(point.pointerValue, NSException, NSInvalidArgumentException);
}

- (void)testBadTypesThrow {
  int number = 0;
  XCTAssertThrowsSpecificNamed(
    [NSValue valueWithBytes:&number objCType:"{?"], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [NSValue valueWithBytes:&number objCType:"v"], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [NSValue valueWithBytes:&number objCType:""], NSException, NSInvalidArgumentException);
}

- (void)testNullPointersThrow {
  void *null = NULL;
  XCTAssertThrowsSpecificNamed(
    [NSValue valueWithBytes:null objCType:@encode(int)], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [NSValue valueWithBytes:&null objCType:null], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [[NSValue valueWithRange:NSMakeRange(0, 0)] getValue:null], NSException,
    NSInvalidArgumentException);
}

- (void)testEquality {
  NSValue *one = [NSValue valueWithRange:NSMakeRange(1, 2)];
  NSValue *same = [NSValue valueWithRange:NSMakeRange(1, 2)];
  XCTAssertEqualObjects(one, same);
  XCTAssertTrue([one isEqualToValue:same]);
  XCTAssertEqual(one.hash, same.hash);
  XCTAssertNotEqualObjects(one, [NSValue valueWithRange:NSMakeRange(2, 1)]);
  XCTAssertNotEqualObjects(
    [NSValue valueWithCGPoint:CGPointMake(1, 2)], [NSValue valueWithCGSize:CGSizeMake(1, 2)]);
}

- (void)testCopyIsTheSameObject {
  NSValue *value = [NSValue valueWithRange:NSMakeRange(1, 2)];
  XCTAssertEqual([value copy], value);
}

- (void)testKeysOfDictionaries {
  NSDictionary *names = @{[NSValue valueWithRange:NSMakeRange(1, 2)] : @"one"};
  XCTAssertEqualObjects(names[[NSValue valueWithRange:NSMakeRange(1, 2)]], @"one");
}

- (void)testKeyValueCodingGivesStructures {
  ValueHolder *holder = [ValueHolder new];
  holder.frame = CGRectMake(1, 2, 3, 4);
  holder.origin = CGPointMake(5, 6);
  XCTAssertEqualObjects([holder valueForKey:@"frame"], [NSValue valueWithCGRect:holder.frame]);
  XCTAssertEqual([[holder valueForKey:@"origin"] CGPointValue].x, 5);
  XCTAssertEqual([[holder valueForKey:@"size"] CGSizeValue].width, 0);
}

- (void)testKeyValueCodingTakesStructures {
  ValueHolder *holder = [ValueHolder new];
  [holder setValue:[NSValue valueWithRange:NSMakeRange(7, 8)] forKey:@"range"];
  XCTAssertEqual(holder.range.location, 7);
  [holder setValue:[NSValue valueWithCGSize:CGSizeMake(1, 2)] forKey:@"size"];
  XCTAssertEqual([[holder valueForKey:@"size"] CGSizeValue].height, 2);
  Sample sample = {'q', 0, {0, 0, 5}};
  [holder setValue:@(sample) forKey:@"sample"];
  XCTAssertEqual(holder.sample.counts[2], 5);
}

- (void)testKeyValueCodingRefusesOtherStructures {
  ValueHolder *holder = [ValueHolder new];
  XCTAssertThrows([holder setValue:[NSValue valueWithCGRect:CGRectZero] forKey:@"range"]);
  XCTAssertThrows([holder setValue:@1 forKey:@"frame"]);
  XCTAssertThrowsSpecificNamed(
    [holder setValue:nil forKey:@"frame"], NSException, NSInvalidArgumentException);
}

- (void)testKeyValueCodingKeepsTheTypesOfNumbers {
  ValueHolder *holder = [ValueHolder new];
  holder.count = 7;
  holder.part = 0.1f;
  int read[2] = {0, -1};
  [[holder valueForKey:@"count"] getValue:read];
  XCTAssertEqual(read[0], 7);
  XCTAssertEqual(read[1], -1);
  XCTAssertEqualObjects([[holder valueForKey:@"part"] description], @"0.1");
}

- (void)testNumbersAreValues {
  XCTAssertTrue([@1 isKindOfClass:[NSValue class]]);
  XCTAssertEqualObjects([NSNumber superclass], [NSValue class]);
}

@end

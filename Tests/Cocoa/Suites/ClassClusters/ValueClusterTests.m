#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/// Classes below NSData, NSNumber, NSValue, NSDate and NSCharacterSet that have the primitive methods.
@interface ValueClusterTests : XCTestCase
@end

@interface ThreeBytes : NSData
@end

@implementation ThreeBytes
- (NSUInteger)length {
  return 3;
}
- (const void *)bytes {
  return "abc";
}
@end

@interface OwnMutableData : NSMutableData
@end

@implementation OwnMutableData {
  char _bytes[64];
  NSUInteger _length;
}
- (NSUInteger)length {
  return _length;
}
- (const void *)bytes {
  return _bytes;
}
- (void *)mutableBytes {
  return _bytes;
}
- (void)setLength:(NSUInteger)length {
  if (length > _length) memset(_bytes + _length, 0, length - _length);
  _length = length;
}
@end

/// Has a length, and no bytes.
@interface AbsentBytes : NSData
@end

@implementation AbsentBytes
- (NSUInteger)length {
  return 100;
}
- (const void *)bytes {
  return NULL;
}
@end

/// Changes other data when it is asked for its length.
@interface ChangingData : OwnMutableData
@property (nonatomic, strong) NSMutableData *other;
@end

@implementation ChangingData
- (NSUInteger)length {
  NSMutableData *other = self.other;
  self.other = nil;
  [other setLength:0];
  [other setLength:4096];
  return [super length];
}
@end

@interface Seven : NSNumber
@end

@implementation Seven
- (const char *)objCType {
  return @encode(int);
}
- (int)intValue {
  return 7;
}
- (void)getValue:(void *)value {
  *(int *)value = 7;
}
@end

/// Has no accessor of its own.
@interface HalfByValue : NSNumber
@end

@implementation HalfByValue
- (const char *)objCType {
  return @encode(double);
}
- (void)getValue:(void *)value {
  *(double *)value = 0.5;
}
@end

@interface OwnRange : NSValue
@end

@implementation OwnRange
- (const char *)objCType {
  return @encode(NSRange);
}
- (void)getValue:(void *)value {
  *(NSRange *)value = NSMakeRange(3, 4);
}
@end

@interface FiveSeconds : NSDate
@end

@implementation FiveSeconds
- (NSTimeInterval)timeIntervalSinceReferenceDate {
  return 5;
}
@end

@interface RaisingDate : NSDate
@end

@implementation RaisingDate
- (NSTimeInterval)timeIntervalSinceReferenceDate {
  [NSException raise:NSGenericException format:@"no time"];
  return 0;
}
@end

@interface OnlyB : NSCharacterSet
@end

@implementation OnlyB
- (BOOL)characterIsMember:(unichar)character {
  return character == 'b';
}
@end

@implementation ValueClusterTests

- (void)testData {
  NSData *own = [[ThreeBytes alloc] init];
  NSData *theirs = [NSData dataWithBytes:"abc" length:3];
  XCTAssertEqualObjects(own, theirs);
  XCTAssertTrue([theirs isEqualToData:own]);
  XCTAssertEqual(own.hash, theirs.hash);
  XCTAssertEqualObjects(own.description, theirs.description);
  XCTAssertEqualObjects([[NSString alloc] initWithData:own encoding:NSUTF8StringEncoding], @"abc");
  XCTAssertEqualObjects([own subdataWithRange:NSMakeRange(1, 1)],
                        [NSData dataWithBytes:"b" length:1]);
  XCTAssertEqualObjects([own base64EncodedStringWithOptions:0], @"YWJj");
  XCTAssertFalse([[own copy] isKindOfClass:[ThreeBytes class]]);
  NSMutableData *mutable = [own mutableCopy];
  [mutable appendData:own];
  XCTAssertEqual(mutable.length, 6);
  XCTAssertEqualObjects(
      [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:own]],
      theirs);
}

- (void)testMutableData {
  OwnMutableData *data = [[OwnMutableData alloc] init];
  [data appendBytes:"hello" length:5];
  [data appendData:[[ThreeBytes alloc] init]];
  XCTAssertEqualObjects(data, [NSData dataWithBytes:"helloabc" length:8]);
  [data replaceBytesInRange:NSMakeRange(0, 5) withBytes:"HE" length:2];
  XCTAssertEqualObjects(data, [NSData dataWithBytes:"HEabc" length:5]);
  [data increaseLengthBy:1];
  XCTAssertEqual(data.length, 6);
  [data setData:[NSData dataWithBytes:"x" length:1]];
  XCTAssertEqualObjects([data copy], [NSData dataWithBytes:"x" length:1]);
  XCTAssertEqualObjects([OwnMutableData dataWithBytes:"yz" length:2],
                        [NSData dataWithBytes:"yz" length:2]);
}

- (void)testALengthWithoutBytes {
  AbsentBytes *absent = [[AbsentBytes alloc] init];
  NSMutableData *mutable = [NSMutableData dataWithBytes:"a" length:1];
  NSMutableData *own = [[OwnMutableData alloc] init];
  char room[100] = "x";
  XCTAssertThrowsSpecificNamed([mutable appendData:absent], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([mutable setData:absent], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([own appendData:absent], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([own setData:absent], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([absent getBytes:room length:100], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([absent subdataWithRange:NSMakeRange(50, 50)], NSException,
                               NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([absent isEqual:mutable], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([absent base64EncodedStringWithOptions:0], NSException,
                               NSInvalidArgumentException);
  XCTAssertEqual(room[0], 'x');
  XCTAssertEqualObjects(mutable, [NSData dataWithBytes:"a" length:1]);
  XCTAssertEqual(own.length, 0);
}

- (void)testDataThatChangesWhileItIsAppended {
  ChangingData *data = [[ChangingData alloc] init];
  data.other = [NSMutableData dataWithBytes:"hello" length:5];
  [data appendData:data.other];
  XCTAssertEqualObjects(data, [NSData dataWithBytes:"hello" length:5]);
}

- (void)testNumbers {
  NSNumber *seven = [[Seven alloc] init];
  XCTAssertEqual(seven.integerValue, 7);
  XCTAssertEqual(seven.doubleValue, 7.0);
  XCTAssertTrue(seven.boolValue);
  XCTAssertEqualObjects(seven.stringValue, @"7");
  XCTAssertEqualObjects(seven.description, @"7");
  XCTAssertEqualObjects(seven, @7);
  XCTAssertEqualObjects(@7, seven);
  XCTAssertEqual(seven.hash, @7 .hash);
  XCTAssertEqual([@8 compare:seven], NSOrderedDescending);
  XCTAssertEqual([seven compare:@8], NSOrderedAscending);
  XCTAssertEqualObjects([@{@7 : @"seven"} objectForKey:seven], @"seven");
  XCTAssertEqualObjects([(@[ seven, @1 ]) valueForKeyPath:@"@sum.self"], @8);
  NSData *json = [NSJSONSerialization dataWithJSONObject:@[ seven ] options:0 error:NULL];
  XCTAssertEqualObjects(json, [NSData dataWithBytes:"[7]" length:3]);
  XCTAssertFalse([[seven copy] isKindOfClass:[Seven class]]);
  XCTAssertEqual([[[HalfByValue alloc] init] doubleValue], 0.5);
  XCTAssertEqualObjects([[HalfByValue alloc] init], @0.5);
}

- (void)testValues {
  NSValue *own = [[OwnRange alloc] init];
  NSValue *theirs = [NSValue valueWithRange:NSMakeRange(3, 4)];
  XCTAssertEqual(own.rangeValue.length, 4);
  XCTAssertEqualObjects(own, theirs);
  XCTAssertTrue([theirs isEqualToValue:own]);
  XCTAssertEqual(own.hash, theirs.hash);
  XCTAssertEqualObjects(own.description, theirs.description);
  XCTAssertEqualObjects([own copy], theirs);
}

- (void)testDates {
  NSDate *own = [[FiveSeconds alloc] init];
  NSDate *theirs = [NSDate dateWithTimeIntervalSinceReferenceDate:5];
  XCTAssertEqual(own.timeIntervalSince1970, 978307205);
  XCTAssertEqualObjects(own, theirs);
  XCTAssertTrue([theirs isEqualToDate:own]);
  XCTAssertEqual(own.hash, theirs.hash);
  XCTAssertEqual([theirs compare:own], NSOrderedSame);
  XCTAssertEqualObjects(own.description, theirs.description);
  XCTAssertEqual([[own dateByAddingTimeInterval:1] timeIntervalSinceDate:theirs], 1);
  XCTAssertEqual([theirs timeIntervalSinceDate:own], 0);
  NSDate *none = nil;
  XCTAssertEqual([own timeIntervalSinceDate:none], 5);
}

- (void)testADateThatRaises {
  NSDate *raising = [[RaisingDate alloc] init];
  NSDate *none = nil;
  XCTAssertThrowsSpecificNamed([raising timeIntervalSinceDate:none], NSException, NSGenericException);
  XCTAssertThrowsSpecificNamed([raising timeIntervalSince1970], NSException, NSGenericException);
  XCTAssertThrowsSpecificNamed([raising isEqualToDate:NSDate.now], NSException, NSGenericException);
  XCTAssertThrowsSpecificNamed([NSDate.now compare:raising], NSException, NSGenericException);
}

- (void)testCharacterSets {
  NSCharacterSet *set = [[OnlyB alloc] init];
  XCTAssertEqual([@"aabc" rangeOfCharacterFromSet:set].location, 2);
  XCTAssertEqualObjects([@"abc" componentsSeparatedByCharactersInSet:set], (@[ @"a", @"c" ]));
  XCTAssertTrue([set.invertedSet characterIsMember:'a']);
  XCTAssertFalse([set.invertedSet characterIsMember:'b']);
  XCTAssertTrue([set longCharacterIsMember:'b']);
  XCTAssertFalse([set longCharacterIsMember:0x1f600]);
  XCTAssertTrue([set isSupersetOfSet:[NSCharacterSet characterSetWithCharactersInString:@"b"]]);
}

@end

#import <XCTest/XCTest.h>

@interface NSCharacterSetTests : XCTestCase
@end

@implementation NSCharacterSetTests

- (void)testKnownSets {
  XCTAssertTrue([[NSCharacterSet whitespaceCharacterSet] characterIsMember:' ']);
  XCTAssertFalse([[NSCharacterSet whitespaceCharacterSet] characterIsMember:'\n']);
  XCTAssertTrue([[NSCharacterSet newlineCharacterSet] characterIsMember:'\n']);
  XCTAssertTrue([[NSCharacterSet whitespaceAndNewlineCharacterSet] characterIsMember:'\n']);
  XCTAssertTrue([[NSCharacterSet decimalDigitCharacterSet] characterIsMember:'7']);
  XCTAssertTrue([[NSCharacterSet letterCharacterSet] characterIsMember:0xe9]);
  XCTAssertTrue([[NSCharacterSet lowercaseLetterCharacterSet] characterIsMember:'a']);
  XCTAssertTrue([[NSCharacterSet uppercaseLetterCharacterSet] characterIsMember:'A']);
  XCTAssertTrue([[NSCharacterSet alphanumericCharacterSet] characterIsMember:'7']);
  XCTAssertTrue([[NSCharacterSet punctuationCharacterSet] characterIsMember:'!']);
  XCTAssertTrue([[NSCharacterSet symbolCharacterSet] characterIsMember:'+']);
  XCTAssertTrue([[NSCharacterSet controlCharacterSet] characterIsMember:1]);
  XCTAssertTrue([[NSCharacterSet nonBaseCharacterSet] characterIsMember:0x301]);
  XCTAssertTrue([[NSCharacterSet decomposableCharacterSet] characterIsMember:0xe9]);
  XCTAssertTrue([[NSCharacterSet capitalizedLetterCharacterSet] characterIsMember:0x1c5]);
}

- (void)testSetsOfURLs {
  XCTAssertTrue([[NSCharacterSet URLPathAllowedCharacterSet] characterIsMember:'/']);
  XCTAssertFalse([[NSCharacterSet URLPathAllowedCharacterSet] characterIsMember:'?']);
  XCTAssertTrue([[NSCharacterSet URLQueryAllowedCharacterSet] characterIsMember:'?']);
  XCTAssertFalse([[NSCharacterSet URLHostAllowedCharacterSet] characterIsMember:'/']);
  XCTAssertFalse([[NSCharacterSet URLUserAllowedCharacterSet] characterIsMember:'@']);
  XCTAssertFalse([[NSCharacterSet URLPasswordAllowedCharacterSet] characterIsMember:':']);
  XCTAssertTrue([[NSCharacterSet URLFragmentAllowedCharacterSet] characterIsMember:'a']);
}

- (void)testDotSyntax { XCTAssertTrue([NSCharacterSet.decimalDigitCharacterSet characterIsMember:'1']); }

- (void)testOfString {
  NSCharacterSet *set = [NSCharacterSet characterSetWithCharactersInString:@"ab😀"];
  XCTAssertTrue([set characterIsMember:'a']);
  XCTAssertFalse([set characterIsMember:'c']);
  XCTAssertTrue([set longCharacterIsMember:0x1f600]);
  XCTAssertFalse([set characterIsMember:0xd83d]);
  XCTAssertThrowsSpecificNamed(
    [NSCharacterSet characterSetWithCharactersInString:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testOfRange {
  NSCharacterSet *set = [NSCharacterSet characterSetWithRange:NSMakeRange('a', 3)];
  XCTAssertTrue([set characterIsMember:'c']);
  XCTAssertFalse([set characterIsMember:'d']);
  XCTAssertFalse([[NSCharacterSet characterSetWithRange:NSMakeRange('a', 0)] characterIsMember:'a']);
  XCTAssertTrue([[NSCharacterSet characterSetWithRange:NSMakeRange(0, 0x110000)] longCharacterIsMember:0x10ffff]);
  XCTAssertThrowsSpecificNamed(
    [NSCharacterSet characterSetWithRange:NSMakeRange(0, 0x110001)], NSException, NSRangeException);
}

- (void)testInverted {
  NSCharacterSet *set = [[NSCharacterSet decimalDigitCharacterSet] invertedSet];
  XCTAssertTrue([set characterIsMember:'a']);
  XCTAssertFalse([set characterIsMember:'1']);
}

- (void)testSuperset {
  NSCharacterSet *digits = [NSCharacterSet characterSetWithCharactersInString:@"12"];
  XCTAssertTrue([[NSCharacterSet decimalDigitCharacterSet] isSupersetOfSet:digits]);
  XCTAssertFalse([digits isSupersetOfSet:[NSCharacterSet decimalDigitCharacterSet]]);
}

- (void)testBeyondTheFirstPlane {
  NSCharacterSet *set = [NSCharacterSet characterSetWithCharactersInString:@"a😀"];
  XCTAssertTrue([set isSupersetOfSet:[NSCharacterSet characterSetWithCharactersInString:@"😀"]]);
  XCTAssertFalse([set.invertedSet longCharacterIsMember:0x1f600]);
  XCTAssertTrue([set.invertedSet longCharacterIsMember:0x1f601]);
  XCTAssertTrue([[NSCharacterSet letterCharacterSet] longCharacterIsMember:0x20000]);
  XCTAssertTrue([[NSCharacterSet illegalCharacterSet] longCharacterIsMember:0x10ffff]);
  XCTAssertFalse([[NSCharacterSet illegalCharacterSet] longCharacterIsMember:0x1f600]);
  XCTAssertTrue([[NSCharacterSet controlCharacterSet] longCharacterIsMember:0xe0001]);
  XCTAssertEqualObjects([NSCharacterSet characterSetWithBitmapRepresentation:set.bitmapRepresentation], set);
}

- (void)testCutBitmap {
  NSData *data = [NSData dataWithBytes:"abc" length:3];
  XCTAssertFalse([[NSCharacterSet characterSetWithBitmapRepresentation:data] characterIsMember:'a']);
}

- (void)testPlanes {
  NSCharacterSet *set = [NSCharacterSet characterSetWithCharactersInString:@"😀"];
  XCTAssertTrue([set hasMemberInPlane:1]);
  XCTAssertFalse([set hasMemberInPlane:2]);
  XCTAssertFalse([set hasMemberInPlane:200]);
}

- (void)testBitmap {
  NSCharacterSet *set = [NSCharacterSet characterSetWithCharactersInString:@"abc"];
  XCTAssertEqualObjects([NSCharacterSet characterSetWithBitmapRepresentation:set.bitmapRepresentation], set);
}

- (void)testEquality {
  NSCharacterSet *set = [NSCharacterSet characterSetWithCharactersInString:@"abc"];
  XCTAssertEqualObjects(set, [NSCharacterSet characterSetWithRange:NSMakeRange('a', 3)]);
  XCTAssertNotEqualObjects(set, [NSCharacterSet characterSetWithCharactersInString:@"abd"]);
  XCTAssertNotEqualObjects(set, @"abc");
  XCTAssertEqual(set.hash, [NSCharacterSet characterSetWithRange:NSMakeRange('a', 3)].hash);
}

- (void)testLongNumberIsNoMember {
  XCTAssertFalse([[NSCharacterSet letterCharacterSet].invertedSet longCharacterIsMember:0x110000]);
  XCTAssertFalse([[NSCharacterSet letterCharacterSet] longCharacterIsMember:0xffffffff]);
}

@end

@interface NSMutableCharacterSetTests : XCTestCase
@end

@implementation NSMutableCharacterSetTests

- (void)testMaking {
  NSMutableCharacterSet *set = [NSMutableCharacterSet characterSetWithCharactersInString:@"a"];
  XCTAssertTrue([set isKindOfClass:[NSMutableCharacterSet class]]);
  XCTAssertTrue([[NSMutableCharacterSet alphanumericCharacterSet] isKindOfClass:[NSMutableCharacterSet class]]);
  XCTAssertFalse([[[NSMutableCharacterSet alloc] init] characterIsMember:'a']);
}

- (void)testAddAndRemove {
  NSMutableCharacterSet *set = [[NSMutableCharacterSet alloc] init];
  [set addCharactersInString:@"abc"];
  [set addCharactersInRange:NSMakeRange('x', 3)];
  [set removeCharactersInString:@"b"];
  [set removeCharactersInRange:NSMakeRange('y', 1)];
  XCTAssertEqualObjects(set, [NSCharacterSet characterSetWithCharactersInString:@"acxz"]);
  XCTAssertThrowsSpecificNamed(
    [set addCharactersInRange:NSMakeRange(NSNotFound, 1)], NSException, NSRangeException);
}

- (void)testUnionAndIntersection {
  NSMutableCharacterSet *set = [NSMutableCharacterSet characterSetWithCharactersInString:@"ab"];
  [set formUnionWithCharacterSet:[NSCharacterSet characterSetWithCharactersInString:@"12"]];
  [set formIntersectionWithCharacterSet:[NSCharacterSet characterSetWithCharactersInString:@"b2x"]];
  XCTAssertEqualObjects(set, [NSCharacterSet characterSetWithCharactersInString:@"b2"]);
  [set invert];
  XCTAssertFalse([set characterIsMember:'b']);
  NSCharacterSet *before = [set copy];
  [set formUnionWithCharacterSet:(id)nil];
  XCTAssertEqualObjects(set, before);
}

- (void)testCopies {
  NSMutableCharacterSet *set = [NSMutableCharacterSet characterSetWithCharactersInString:@"ab"];
  NSCharacterSet *copy = [set copy];
  NSMutableCharacterSet *other = [copy mutableCopy];
  [set addCharactersInString:@"c"];
  [other addCharactersInString:@"d"];
  XCTAssertEqualObjects(copy, [NSCharacterSet characterSetWithCharactersInString:@"ab"]);
  XCTAssertFalse([copy isKindOfClass:[NSMutableCharacterSet class]]);
}

@end

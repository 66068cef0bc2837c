#import "Primitives.h"
#import <XCTest/XCTest.h>

/// Classes below NSString and NSMutableString that have the primitive methods.
@interface StringClusterTests : XCTestCase
@end

@interface FailingString : NSString
@end

@implementation FailingString
- (NSUInteger)length {
  return 1;
}
- (unichar)characterAtIndex:(NSUInteger)index {
  [NSException raise:NSGenericException format:@"no character %d", (int)index];
  return 0;
}
@end

/// Overrides only what is no primitive method, so that the superclass has the text.
@interface LoudString : NSMutableString
@end

@implementation LoudString
- (NSString *)uppercaseString {
  return [[super uppercaseString] stringByAppendingString:@"!"];
}
@end

@implementation StringClusterTests

- (void)testHalvesOfCharactersAreReplacedTogether {
  PrimitiveMutableString *text = [PrimitiveMutableString of:@"a\U0001F600b"];
  [text setString:@"a\U0001F601b"];
  XCTAssertEqualObjects(text, @"a\U0001F601b");
  [text setString:@"a\U0001FA01b"];
  XCTAssertEqualObjects(text, @"a\U0001FA01b");
}

- (void)testReading {
  NSString *text = [PrimitiveString of:@"héLLo wörld"];
  XCTAssertEqualObjects(text.uppercaseString, @"HÉLLO WÖRLD");
  XCTAssertEqualObjects([text substringFromIndex:6], @"wörld");
  XCTAssertEqualObjects([text substringToIndex:2], @"hé");
  XCTAssertEqualObjects([text substringWithRange:NSMakeRange(6, 2)], @"wö");
  XCTAssertTrue([text hasPrefix:@"hé"]);
  XCTAssertTrue([text hasSuffix:@"ld"]);
  XCTAssertTrue([text containsString:@"LL"]);
  XCTAssertEqual([text rangeOfString:@"LL"].location, 2);
  XCTAssertEqualObjects([text componentsSeparatedByString:@" "], (@[ @"héLLo", @"wörld" ]));
  XCTAssertEqualObjects([text stringByAppendingString:@"!"], @"héLLo wörld!");
  XCTAssertEqual(strcmp(text.UTF8String, "héLLo wörld"), 0);
  XCTAssertEqual([PrimitiveString of:@"42 apples"].integerValue, 42);
  unichar units[2];
  [text getCharacters:units range:NSMakeRange(1, 2)];
  XCTAssertEqual(units[0], 0xe9);
}

- (void)testEqualityBothWays {
  NSString *own = [PrimitiveString of:@"same"];
  NSString *theirs = @"same";
  XCTAssertTrue([own isEqualToString:theirs]);
  XCTAssertTrue([theirs isEqualToString:own]);
  XCTAssertTrue([own isEqual:theirs]);
  XCTAssertTrue([theirs isEqual:own]);
  XCTAssertFalse([theirs isEqual:[PrimitiveString of:@"Same"]]);
  XCTAssertEqual(own.hash, theirs.hash);
  XCTAssertEqual([own compare:theirs], NSOrderedSame);
  XCTAssertEqual([theirs compare:[PrimitiveString of:@"z"]], NSOrderedAscending);
  XCTAssertEqualObjects([@{theirs : @1} objectForKey:own], @1);
  XCTAssertEqualObjects([@{own : @1} objectForKey:theirs], @1);
  XCTAssertTrue([[NSSet setWithObject:own] containsObject:theirs]);
}

- (void)testCopies {
  NSString *own = [PrimitiveString of:@"text"];
  NSString *copy = [own copy];
  XCTAssertEqualObjects(copy, @"text");
  XCTAssertFalse([copy isKindOfClass:[PrimitiveString class]]);
  NSMutableString *mutable = [own mutableCopy];
  [mutable appendString:own];
  XCTAssertEqualObjects(mutable, @"texttext");
  XCTAssertEqualObjects([NSString stringWithString:own], @"text");
}

- (void)testAsAnArgument {
  NSString *own = [PrimitiveString of:@"b"];
  XCTAssertTrue([@"abc" containsString:own]);
  XCTAssertEqualObjects([@"abc" stringByReplacingOccurrencesOfString:own withString:own], @"abc");
  XCTAssertEqualObjects([@"a" stringByAppendingString:own], @"ab");
  XCTAssertEqualObjects(([@[ @"a", own ] componentsJoinedByString:own]), @"abb");
  XCTAssertEqualObjects(([NSString stringWithFormat:@"<%@>", own]), @"<b>");
  XCTAssertEqualObjects(([NSString stringWithFormat:[PrimitiveString of:@"%d"], 7]), @"7");
  XCTAssertEqualObjects([@{@"b" : @3} valueForKey:own], @3);
  XCTAssertEqual(NSSelectorFromString([PrimitiveString of:@"count"]), @selector(count));
  XCTAssertEqual(NSClassFromString([PrimitiveString of:@"NSArray"]), [NSArray class]);
  NSPredicate *predicate = [NSPredicate predicateWithFormat:@"SELF BEGINSWITH 'b'"];
  XCTAssertTrue([predicate evaluateWithObject:own]);
  XCTAssertEqualObjects([NSURL URLWithString:[PrimitiveString of:@"http://a.b/c"]].host, @"a.b");
}

- (void)testStoring {
  NSString *own = [PrimitiveString of:@"a\"b"];
  NSData *json = [NSJSONSerialization dataWithJSONObject:@[ own ] options:0 error:NULL];
  XCTAssertEqualObjects([[NSString alloc] initWithData:json encoding:NSUTF8StringEncoding],
                        @"[\"a\\\"b\"]");
  NSData *archive = [NSKeyedArchiver archivedDataWithRootObject:own];
  XCTAssertEqualObjects([NSKeyedUnarchiver unarchiveObjectWithData:archive], @"a\"b");
  XCTAssertEqualObjects([own description], @"a\"b");
}

- (void)testChanging {
  PrimitiveMutableString *text = [PrimitiveMutableString of:@"one"];
  [text appendString:@" two"];
  XCTAssertEqual(text.changes, 1);
  XCTAssertEqualObjects(text, @"one two");
  [text appendFormat:@" %d", 3];
  [text insertString:@"zero " atIndex:0];
  [text deleteCharactersInRange:NSMakeRange(0, 2)];
  XCTAssertEqualObjects(text, @"ro one two 3");
  XCTAssertEqual([text replaceOccurrencesOfString:@"o"
                                       withString:@"0"
                                          options:0
                                            range:NSMakeRange(0, text.length)],
                 3);
  XCTAssertEqualObjects(text, @"r0 0ne tw0 3");
  [text setString:@"new"];
  XCTAssertEqualObjects(text.uppercaseString, @"NEW");
  XCTAssertEqual(text.changes, 6);
  NSString *copy = [text copy];
  [text setString:@""];
  XCTAssertEqualObjects(copy, @"new");
  XCTAssertEqual(text.length, 0);
}

- (void)testMakingMutableOnes {
  XCTAssertEqualObjects([PrimitiveMutableString string], @"");
  PrimitiveMutableString *made = [PrimitiveMutableString stringWithString:@"made"];
  XCTAssertEqualObjects(made, @"made");
  XCTAssertEqual(made.changes, 1);
}

- (void)testErrorsReachTheCaller {
  NSString *failing = [[FailingString alloc] init];
  XCTAssertThrowsSpecificNamed(failing.uppercaseString, NSException, NSGenericException);
  XCTAssertThrowsSpecificNamed(failing.hash, NSException, NSGenericException);
  XCTAssertThrowsSpecificNamed(failing.lowercaseString.length, NSException, NSGenericException);
  XCTAssertThrowsSpecificNamed([@"a" isEqualToString:failing], NSException, NSGenericException);
  XCTAssertThrowsSpecificNamed([@"a" stringByAppendingString:failing], NSException,
                               NSGenericException);
  XCTAssertThrowsSpecificNamed(failing.integerValue, NSException, NSGenericException);
}

- (void)testWithoutPrimitivesTheSuperclassHasTheText {
  LoudString *text = [LoudString stringWithString:@"a"];
  [text appendString:@"b"];
  XCTAssertEqual(text.length, 2);
  XCTAssertEqualObjects(text.uppercaseString, @"AB!");
  XCTAssertEqualObjects(text, @"ab");
}

@end

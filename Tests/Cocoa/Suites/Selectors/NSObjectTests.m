#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@protocol Unanswered
- (void)noSuchMethod;
@end

/* An object each of whose methods raises. */
@interface Refusing : NSObject <NSCopying>
@end

@implementation Refusing
- (NSString *)name {
  [NSException raise:@"Refused" format:@"name"];
  return nil;
}
- (NSString *)nameOf:(id)other {
  [NSException raise:@"Refused" format:@"nameOf: %@", other];
  return nil;
}
- (id)copyWithZone:(NSZone *)zone {
  [NSException raise:@"Refused" format:@"copyWithZone:"];
  return nil;
}
- (BOOL)isEqual:(id)other {
  [NSException raise:@"Refused" format:@"isEqual:"];
  return NO;
}
- (NSComparisonResult)compare:(id)other {
  [NSException raise:@"Refused" format:@"compare:"];
  return NSOrderedSame;
}
@end

@interface NSObjectTests : XCTestCase
@end

@implementation NSObjectTests
- (void)testPerformSelectorGivesWhatTheMethodReturns {
  NSString *text = @"a longer text";
  XCTAssertEqualObjects([text performSelector:@selector(uppercaseString)], @"A LONGER TEXT");
  XCTAssertEqualObjects([text performSelector:@selector(stringByAppendingString:) withObject:@"!"], @"a longer text!");
  XCTAssertEqual([text performSelector:@selector(self)], text);
  XCTAssertEqualObjects([NSString performSelector:@selector(string)], @"");
}

- (void)testPerformSelectorOfAnUnknownMethodRaises {
  XCTAssertThrowsSpecificNamed(
    [[NSObject new] performSelector:@selector(noSuchMethod)], NSException,
    NSInvalidArgumentException);
}

- (void)testExceptionsPassPerformSelector {
  Refusing *object = [Refusing new];
  XCTAssertThrowsSpecificNamed([object performSelector:@selector(name)], NSException, @"Refused");
  XCTAssertThrowsSpecificNamed([object performSelector:@selector(nameOf:) withObject:@"b"], NSException, @"Refused");
}

- (void)testExceptionsPassCopy {
  XCTAssertThrowsSpecificNamed([[Refusing new] copy], NSException, @"Refused");
}

- (void)testExceptionsPassSearches {
  NSArray *list = @[[Refusing new]];
  XCTAssertThrowsSpecificNamed([list containsObject:@1], NSException, @"Refused");
  XCTAssertThrowsSpecificNamed([list indexOfObject:@"text"], NSException, @"Refused");
}

- (void)testExceptionsPassSorts {
  NSArray *list = @[[Refusing new], [Refusing new]];
  XCTAssertThrowsSpecificNamed([list sortedArrayUsingSelector:@selector(compare:)], NSException, @"Refused");
}

- (void)testAnExceptionIsCaughtWhereItIsRaised {
  NSMutableArray *list = [NSMutableArray arrayWithObject:@"a"];
  int caught = 0;
  for (int i = 0; i < 100; i++) {
    @try {
      [list objectAtIndex:1];
    } @catch (NSException *exception) {
      caught += [exception.name isEqualToString:NSRangeException];
    }
  }
  XCTAssertEqual(caught, 100);
  XCTAssertThrows([list removeObjectAtIndex:1]);
  XCTAssertThrows([list insertObject:@"c" atIndex:2]);
  [list removeLastObject];
  XCTAssertThrows([list removeLastObject]);
  XCTAssertEqual(list.count, 0u);
}

- (void)testKindsAndAnswers {
  XCTAssertTrue([@"a" isKindOfClass:[NSString class]]);
  XCTAssertTrue([[NSMutableArray array] isKindOfClass:[NSArray class]]);
  XCTAssertFalse([@[] isKindOfClass:[NSMutableArray class]]);
  XCTAssertTrue([[NSString class] isKindOfClass:[NSObject class]]);
  XCTAssertFalse([[NSString class] isKindOfClass:[NSString class]]);
  XCTAssertTrue([^{} isKindOfClass:[NSObject class]]);
  XCTAssertTrue([@"a" respondsToSelector:@selector(length)]);
  XCTAssertFalse([@"a" respondsToSelector:@selector(count)]);
  XCTAssertTrue([NSString respondsToSelector:@selector(string)]);
  XCTAssertFalse([@"a" respondsToSelector:NULL]);
}
@end

#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface UppercaseTransformer : NSValueTransformer
@end

@implementation UppercaseTransformer
+ (BOOL)allowsReverseTransformation { return NO; }
- (id)transformedValue:(id)value { return [value uppercaseString]; }
@end

/* Looks for transformers when it goes. */
@interface LastingTransformer : NSValueTransformer
@end

static NSUInteger lookedUp;

@implementation LastingTransformer
- (void)dealloc {
  if ([NSValueTransformer valueTransformerForName:@"none"] == nil) lookedUp++;
}
@end

@interface NSValueTransformerTests : XCTestCase
@end

@implementation NSValueTransformerTests

- (void)testATransformerIsFoundByItsName {
  UppercaseTransformer *transformer = [UppercaseTransformer new];
  [NSValueTransformer setValueTransformer:transformer forName:@"upper"];
  XCTAssertEqual([NSValueTransformer valueTransformerForName:@"upper"], transformer);
  XCTAssertTrue([[NSValueTransformer valueTransformerNames] containsObject:@"upper"]);
  XCTAssertEqualObjects([transformer transformedValue:@"a"], @"A");
  [NSValueTransformer setValueTransformer:nil forName:@"upper"];
  XCTAssertNil([NSValueTransformer valueTransformerForName:@"upper"]);
}

- (void)testATransformerThatIsReplacedMayLookForOthers {
  lookedUp = 0;
  @autoreleasepool {
    [NSValueTransformer setValueTransformer:[LastingTransformer new] forName:@"lasting"];
    [NSValueTransformer setValueTransformer:[LastingTransformer new] forName:@"lasting"];
  }
  @autoreleasepool {
    [NSValueTransformer setValueTransformer:nil forName:@"lasting"];
  }
  XCTAssertEqual(lookedUp, 2u);
}

- (void)testAClassIsMadeByItsName {
  NSValueTransformer *made = [NSValueTransformer valueTransformerForName:@"UppercaseTransformer"];
  XCTAssertEqualObjects([made transformedValue:@"a"], @"A");
  XCTAssertEqual([NSValueTransformer valueTransformerForName:@"UppercaseTransformer"], made);
  XCTAssertNil([NSValueTransformer valueTransformerForName:@"NSString"]);
}

- (void)testOneThatCannotBeReversedRaises {
  XCTAssertThrowsSpecificNamed(
    [[UppercaseTransformer new] reverseTransformedValue:@"A"], NSException,
    NSInvalidArgumentException);
}

@end

#import <SenTestingKit/SenTestingKit.h>

/* Assertions by their names in SenTestingKit. */
@interface SenTestingKitTests : SenTestCase
@end

@implementation SenTestingKitTests

- (void)testAssertionsThatHold {
  STAssertTrue(YES, nil);
  STAssertFalse(NO, @"of %d", 1);
  STAssertNil(nil, nil);
  STAssertNotNil(self, @"");
  STAssertEqualObjects(@"a", @"a", nil);
  STAssertEquals(NSMakeRange(1, 2), NSMakeRange(1, 2), @"structures");
  STAssertEquals(1u, 1u, nil);
  STAssertEqualsWithAccuracy(1.0, 1.05, 0.1, nil);
  STAssertThrowsSpecificNamed([@[] objectAtIndex:1], NSException, NSRangeException, @"of %@", @"an array");
  STAssertThrows([@[] objectAtIndex:1], nil);
  STAssertNoThrow([@[] count], nil);
}

@end

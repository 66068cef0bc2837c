#import <XCTest/XCTest.h>

@interface NSErrorTests : XCTestCase
@end

@implementation NSErrorTests

- (void)testReasonAndAdviceAreInTheUserInfo {
  NSError *error = [NSError errorWithDomain:@"D"
                                       code:1
                                   userInfo:@{
                                     NSLocalizedFailureReasonErrorKey : @"the disk is full",
                                     NSLocalizedRecoverySuggestionErrorKey : @"delete files",
                                     NSLocalizedRecoveryOptionsErrorKey : @[ @"OK", @"Cancel" ],
                                     NSRecoveryAttempterErrorKey : self,
                                     NSHelpAnchorErrorKey : @"disks",
                                   }];
  XCTAssertEqualObjects(error.localizedFailureReason, @"the disk is full");
  XCTAssertEqualObjects(error.localizedRecoverySuggestion, @"delete files");
  XCTAssertEqualObjects(error.localizedRecoveryOptions, (@[ @"OK", @"Cancel" ]));
  XCTAssertEqual(error.recoveryAttempter, self);
  XCTAssertEqualObjects(error.helpAnchor, @"disks");
}

- (void)testAnErrorWithoutAdvice {
  for (NSDictionary *info in @[ @{}, @{NSLocalizedFailureReasonErrorKey : @1} ]) {
    NSError *error = [NSError errorWithDomain:@"D" code:1 userInfo:info];
    XCTAssertNil(error.localizedFailureReason);
    XCTAssertNil(error.localizedRecoverySuggestion);
    XCTAssertNil(error.localizedRecoveryOptions);
    XCTAssertNil(error.recoveryAttempter);
    XCTAssertNil(error.helpAnchor);
  }
}

@end

#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>
#include <math.h>

// What is no number has no sign in texts, though a quotient of zeros has the sign bit on some machines.
@interface NotANumberTests : XCTestCase
@end

@implementation NotANumberTests

- (void)testTextsOfNumbers {
  for (NSNumber *number in @[ @(-NAN), @(NAN), @((float)-NAN) ]) {
    XCTAssertEqualObjects(number.description, @"nan");
    XCTAssertEqualObjects(number.stringValue, @"nan");
    XCTAssertEqualObjects(([NSString stringWithFormat:@"%@", number]), @"nan");
  }
}

- (void)testFormats {
  double value = -NAN;
  XCTAssertEqualObjects(([NSString stringWithFormat:@"%f %g %e %.2f %a", value, value, value, value, value]), @"nan nan nan nan nan");
  XCTAssertEqualObjects(([NSString stringWithFormat:@"%F %G %E", value, value, value]), @"NAN NAN NAN");
  XCTAssertEqualObjects(([NSString stringWithFormat:@"[%5f] [%-5f] [%05f] [%+f]", value, value, value, value]),
                        @"[  nan] [nan  ] [  nan] [nan]");
  XCTAssertEqualObjects(([NSString stringWithFormat:@"%Lf", (long double)-NAN]), @"nan");
  XCTAssertEqualObjects(([NSString stringWithFormat:@"%f %f", INFINITY, -INFINITY]), @"inf -inf");
}

@end

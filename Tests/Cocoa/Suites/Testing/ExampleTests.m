#import "ExampleCase.h"

/* Tests whose names are made at run time. */
@interface ExampleTests : ExampleCase
@end

@implementation ExampleTests

+ (void)define {
  [self example:@"an example has a name with spaces" block:^(ExampleCase *self) {
    XCTAssertEqualObjects(self.name, @"-[ExampleTests an example has a name with spaces]");
    XCTAssertTrue([self isKindOfClass:ExampleTests.class]);
  }];
  [self example:@"an example is performed with a run" block:^(ExampleCase *self) {
    XCTAssertNotNil(self.performedRun);
    XCTAssertEqual(self.performedRun, self.testRun);
    XCTAssertTrue([self.testRun isKindOfClass:XCTestCaseRun.class]);
    XCTAssertEqual(self.testRun.test, self);
    XCTAssertNotNil(self.testRun.startDate);
    XCTAssertNil(self.testRun.stopDate);
  }];
}

@end

/* Tests with parameters: a class makes its suite. */
@interface ParameterTests : XCTestCase
@property (nonatomic) int number;
@end

@implementation ParameterTests

+ (XCTestSuite *)defaultTestSuite {
  XCTestSuite *suite = [XCTestSuite testSuiteWithName:NSStringFromClass(self)];
  for (int number = 2; number <= 6; number += 2) {
    ParameterTests *test = [self testCaseWithSelector:@selector(checkNumber)];
    test.number = number;
    [suite addTest:test];
  }
  return suite;
}

- (void)checkNumber {
  XCTAssertEqual(self.number % 2, 0);
  XCTAssertNotEqual(self.number, 0);
}

@end

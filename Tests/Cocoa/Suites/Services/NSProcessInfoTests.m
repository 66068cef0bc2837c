#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>
#import <stdlib.h>
#import <unistd.h>

@interface NSProcessInfoTests : XCTestCase
@end

@implementation NSProcessInfoTests

- (void)testThereIsOne {
  XCTAssertEqual([NSProcessInfo processInfo], [NSProcessInfo processInfo]);
}

- (void)testTheProcess {
  XCTAssertEqual([NSProcessInfo processInfo].processIdentifier, getpid());
  XCTAssertGreaterThan([NSProcessInfo processInfo].processName.length, 0);
  XCTAssertGreaterThan([NSProcessInfo processInfo].arguments.count, 0);
}

- (void)testTheEnvironment {
  setenv("CAROB_SUITE_VARIABLE", "value", 1);
  XCTAssertEqualObjects([NSProcessInfo processInfo].environment[@"CAROB_SUITE_VARIABLE"], @"value");
  unsetenv("CAROB_SUITE_VARIABLE");
}

- (void)testUniqueStrings {
  NSProcessInfo *info = [NSProcessInfo processInfo];
  XCTAssertNotEqualObjects(info.globallyUniqueString, info.globallyUniqueString);
}

- (void)testTheSystem {
  NSProcessInfo *info = [NSProcessInfo processInfo];
  XCTAssertGreaterThan(info.operatingSystemVersionString.length, 0);
  XCTAssertGreaterThan(info.processorCount, 0);
  XCTAssertGreaterThan(info.physicalMemory, 0);
  XCTAssertGreaterThan(info.systemUptime, 0);
  NSTimeInterval first = info.systemUptime;
  XCTAssertGreaterThanOrEqual(info.systemUptime, first);
}

- (void)testTheVersionOfTheSystem {
  NSOperatingSystemVersion version = [NSProcessInfo processInfo].operatingSystemVersion;
  XCTAssertTrue([[NSProcessInfo processInfo] isOperatingSystemAtLeastVersion:version]);
  version.majorVersion += 1;
  XCTAssertFalse([[NSProcessInfo processInfo] isOperatingSystemAtLeastVersion:version]);
}

- (void)testTheNameMayBeSet {
  NSProcessInfo *info = [NSProcessInfo processInfo];
  NSString *name = info.processName;
  info.processName = @"renamed";
  XCTAssertEqualObjects(info.processName, @"renamed");
  info.processName = name;
}

@end

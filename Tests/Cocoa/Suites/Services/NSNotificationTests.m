#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSNotificationTests : XCTestCase
@end

@implementation NSNotificationTests

- (void)testWhatItIsMadeWith {
  NSNotification *note = [NSNotification notificationWithName:@"A" object:@1 userInfo:@{@"k": @2}];
  XCTAssertEqualObjects(note.name, @"A");
  XCTAssertEqualObjects(note.object, @1);
  XCTAssertEqualObjects(note.userInfo, @{@"k": @2});
}

- (void)testObjectAndUserInfoMayBeNil {
  NSNotification *note = [[NSNotification alloc] initWithName:@"A" object:nil userInfo:nil];
  XCTAssertNil(note.object);
  XCTAssertNil(note.userInfo);
}

- (void)testANameIsNeeded {
  id nothing = nil;
  XCTAssertThrowsSpecificNamed(
    [NSNotification notificationWithName:nothing object:nil], NSException, NSInvalidArgumentException);
}

- (void)testACopyIsTheNotification {
  NSNotification *note = [NSNotification notificationWithName:@"A" object:nil];
  XCTAssertEqual([note copy], note);
}

- (void)testUserInfoIsNotChangedLater {
  NSMutableDictionary *info = [NSMutableDictionary dictionary];
  info[@"k"] = @1;
  NSNotification *note = [NSNotification notificationWithName:@"A" object:nil userInfo:info];
  info[@"k"] = @2;
  XCTAssertEqualObjects(note.userInfo[@"k"], @1);
}

- (void)testEqualNotifications {
  NSNotification *one = [NSNotification notificationWithName:@"A" object:self userInfo:@{@"k": @1}];
  XCTAssertEqualObjects(one, [NSNotification notificationWithName:@"A" object:self userInfo:@{@"k": @1}]);
  XCTAssertNotEqualObjects(one, [NSNotification notificationWithName:@"B" object:self userInfo:@{@"k": @1}]);
  XCTAssertNotEqualObjects(one, [NSNotification notificationWithName:@"A" object:nil userInfo:@{@"k": @1}]);
  XCTAssertNotEqualObjects(one, [NSNotification notificationWithName:@"A" object:self]);
}

- (void)testTheDescriptionNamesIt {
  NSString *text = [NSNotification notificationWithName:@"Saved" object:nil].description;
  XCTAssertTrue([text containsString:@"name = Saved"], @"%@", text);
}

@end

#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface ValidatedPerson : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSNumber *age;
@property (nonatomic, strong) ValidatedPerson *boss;
@end

@implementation ValidatedPerson

- (BOOL)validateName:(inout id *)value error:(NSError **)error {
  if ([*value length] == 0) {
    if (error) *error = [NSError errorWithDomain:@"Names" code:7 userInfo:nil];
    return NO;
  }
  *value = [*value uppercaseString];
  return YES;
}

@end

@interface KeyValueValidationTests : XCTestCase
@property (nonatomic, strong) ValidatedPerson *person;
@end

@implementation KeyValueValidationTests

- (void)setUp { self.person = [ValidatedPerson new]; }

- (void)testAKeyWithAMethod {
  id value = @"ada";
  NSError *error = nil;
  XCTAssertTrue([self.person validateValue:&value forKey:@"name" error:&error]);
  XCTAssertEqualObjects(value, @"ADA");
  XCTAssertNil(error);
}

- (void)testARefusedValue {
  id value = @"";
  NSError *error = nil;
  XCTAssertFalse([self.person validateValue:&value forKey:@"name" error:&error]);
  XCTAssertEqual(error.code, 7);
  XCTAssertEqualObjects(value, @"");
  XCTAssertFalse([self.person validateValue:&value forKey:@"name" error:NULL]);
}

- (void)testAKeyWithoutAMethod {
  id value = @"old";
  XCTAssertTrue([self.person validateValue:&value forKey:@"age" error:NULL]);
  XCTAssertTrue([self.person validateValue:&value forKey:@"nothing" error:NULL]);
  XCTAssertTrue([self.person validateValue:&value forKey:@"" error:NULL]);
  XCTAssertEqualObjects(value, @"old");
}

- (void)testAKeyPath {
  id value = @"ada";
  XCTAssertTrue([self.person validateValue:&value forKeyPath:@"name" error:NULL]);
  XCTAssertEqualObjects(value, @"ADA");
  XCTAssertFalse([self.person validateValue:&value forKeyPath:@"boss.name" error:NULL]);
  self.person.boss = [ValidatedPerson new];
  self.person.boss.boss = [ValidatedPerson new];
  value = @"bob";
  XCTAssertTrue([self.person validateValue:&value forKeyPath:@"boss.boss.name" error:NULL]);
  XCTAssertEqualObjects(value, @"BOB");
  value = @"";
  NSError *error = nil;
  XCTAssertFalse([self.person validateValue:&value forKeyPath:@"boss.name" error:&error]);
  XCTAssertEqualObjects(error.domain, @"Names");
}

- (void)testSettingDoesNotValidate {
  [self.person setValue:@"" forKey:@"name"];
  XCTAssertEqualObjects(self.person.name, @"");
}

@end

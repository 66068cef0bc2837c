#import <XCTest/XCTest.h>
#import <objc/runtime.h>

/* Nobody has this class: the module is loaded without what needs it. */
@interface ABMissing : NSObject
+ (id)thing;
@end

@interface ABMissing (Added)
- (NSString *)added;
@end

@implementation ABMissing (Added)
- (NSString *)added { return @"added"; }
@end

@interface ABBelowMissing : ABMissing
@end
@implementation ABBelowMissing
+ (void)load { abort(); }
+ (id)thing { return @"thing"; }
@end

@interface ABFarBelow : ABBelowMissing
@end
@implementation ABFarBelow
@end

@interface ABFarBelow (Added)
+ (NSString *)added;
@end
@implementation ABFarBelow (Added)
+ (NSString *)added { return @"added"; }
@end

@protocol ABNowhere;

@interface ABOther : NSObject <ABNowhere>
@end
@implementation ABOther
- (id)make { return [ABMissing new]; }
- (id)makeBelow { return [ABFarBelow added]; }
- (NSString *)name { return @"other"; }
@end

@interface AbsentClassTests : XCTestCase
@end

@implementation AbsentClassTests

- (NSString *)reasonOf:(void (^)(void))block {
  @try {
    block();
  } @catch (NSException *exception) {
    XCTAssertEqualObjects(exception.name, NSInvalidArgumentException);
    return exception.reason;
  }
  return nil;
}

- (void)testNoNameFindsAbsentClasses {
  XCTAssertNil(objc_getClass("ABMissing"));
  XCTAssertNil(objc_getClass("ABBelowMissing"));
  XCTAssertNil(NSClassFromString(@"ABFarBelow"));
  XCTAssertNotNil(NSClassFromString(@"ABOther"));
}

- (void)testMessagesToThemRaise {
  ABOther *other = [ABOther new];
  XCTAssertEqualObjects([other name], @"other");
  NSString *reason = [self reasonOf:^{ [other make]; }];
  XCTAssertTrue([reason hasPrefix:@"+[ABMissing new]: the class ABMissing is absent: "
                                  @"there is no class named ABMissing"], @"%@", reason);
  reason = [self reasonOf:^{ [other makeBelow]; }];
  XCTAssertTrue([reason hasPrefix:@"+[ABFarBelow added]: the class ABFarBelow is absent: "
                                  @"its superclass ABBelowMissing is absent: "
                                  @"its superclass ABMissing is absent: "], @"%@", reason);
  XCTAssertNotNil([self reasonOf:^{ [ABBelowMissing class]; }]);
  XCTAssertNotNil([self reasonOf:^{ [ABBelowMissing thing]; }]);
}

- (void)testNothingCanBeMadeBelowThem {
  Class missing = nil;
  @try {
    missing = [ABMissing class];
  } @catch (NSException *exception) {
  }
  XCTAssertNil(missing);
}

- (void)testProtocolsThatAreDeclaredNowhereHaveNoMembers {
  Protocol *nowhere = objc_getProtocol("ABNowhere");
  XCTAssertNotNil(nowhere);
  XCTAssertTrue([ABOther conformsToProtocol:nowhere]);
  unsigned count = 1;
  free(protocol_copyMethodDescriptionList(nowhere, YES, YES, &count));
  XCTAssertEqual(count, 0u);
}

@end

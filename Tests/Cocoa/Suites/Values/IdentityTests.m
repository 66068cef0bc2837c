#import <XCTest/XCTest.h>

static NSString *const domain = @"org.example.a domain that is long";
static NSString *const keyPath = @"number";

@interface WatchedThing : NSObject
@property (nonatomic) NSInteger number;
@end

@implementation WatchedThing
@end

/// Programs compare some objects by identity.
@interface IdentityTests : XCTestCase
@end

@implementation IdentityTests {
  BOOL _isSame;
}

- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
  _isSame = path == keyPath;
}

- (void)testSmallNumbers {
  for (int i = -16; i < 256; i++) XCTAssertTrue([NSNumber numberWithInt:i] == [NSNumber numberWithInt:i]);
  XCTAssertTrue([NSNumber numberWithInteger:42] == [NSNumber numberWithInteger:42]);
  XCTAssertEqual([NSNumber numberWithInteger:-16].integerValue, -16);
  XCTAssertEqual([NSNumber numberWithInt:255].intValue, 255);
  XCTAssertEqual([NSNumber numberWithInt:256].intValue, 256);
  XCTAssertEqual([NSNumber numberWithInt:-17].intValue, -17);
  XCTAssertEqual(strcmp([NSNumber numberWithInt:1].objCType, "i"), 0);
  XCTAssertEqual(strcmp([NSNumber numberWithInteger:1].objCType, "q"), 0);
}

- (void)testBooleans {
  XCTAssertTrue([NSNumber numberWithBool:YES] == [NSNumber numberWithBool:YES]);
  XCTAssertTrue([NSNumber numberWithBool:NO] == [NSNumber numberWithBool:NO]);
  XCTAssertTrue([NSNumber numberWithBool:YES] != [NSNumber numberWithInt:1]);
  XCTAssertTrue([NSNumber numberWithBool:YES].boolValue);
  XCTAssertFalse([NSNumber numberWithBool:NO].boolValue);
}

- (void)testTheDomainOfAnError {
  NSError *made = [NSError errorWithDomain:domain code:1 userInfo:nil];
  XCTAssertTrue(made.domain == domain);
  NSMutableString *changing = [domain mutableCopy];
  NSError *error = [[NSError alloc] initWithDomain:changing code:1 userInfo:nil];
  [changing setString:@"another"];
  XCTAssertEqualObjects(error.domain, domain);
}

- (void)testTheKeyPathOfAnObserver {
  WatchedThing *thing = [WatchedThing new];
  [thing addObserver:self forKeyPath:keyPath options:0 context:NULL];
  thing.number = 2;
  XCTAssertTrue(_isSame);
  [thing removeObserver:self forKeyPath:keyPath];
}

@end

#import <XCTest/XCTest.h>

extern void objc_release(id object);

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

/* Programs that release one too often run on Apple's systems, where it is no object in memory. */
- (void)testSmallNumbersOutliveTheirReferences {
  for (NSNumber *number in @[@3, @YES, [NSNumber numberWithInteger:200]]) {
    for (int time = 0; time < 100; time++) objc_release(number);
  }
  XCTAssertEqualObjects([NSNumber numberWithInt:3], @3);
  XCTAssertEqual([NSNumber numberWithInteger:200].integerValue, 200);
  XCTAssertTrue([NSNumber numberWithBool:YES].boolValue);
}

- (void)testBooleans {
  XCTAssertTrue([NSNumber numberWithBool:YES] == [NSNumber numberWithBool:YES]);
  XCTAssertTrue([NSNumber numberWithBool:NO] == [NSNumber numberWithBool:NO]);
  XCTAssertTrue([NSNumber numberWithBool:YES] != [NSNumber numberWithInt:1]);
  XCTAssertTrue([NSNumber numberWithBool:YES].boolValue);
  XCTAssertFalse([NSNumber numberWithBool:NO].boolValue);
}

/* Programs tell a boolean from a number by its class. */
- (void)testTheClassOfBooleans {
  Class booleans = [@YES class];
  XCTAssertEqualObjects(NSStringFromClass(booleans), @"__NSCFBoolean");
  XCTAssertEqual(NSClassFromString(@"__NSCFBoolean"), booleans);
  XCTAssertTrue([booleans isSubclassOfClass:NSNumber.class]);
  NSArray *read = [NSJSONSerialization
    JSONObjectWithData:[@"[true, 1, 0.5]" dataUsingEncoding:NSUTF8StringEncoding] options:0 error:NULL];
  NSData *archive = [NSKeyedArchiver archivedDataWithRootObject:@YES];
  NSArray *made = @[
    @NO, read[0], [[NSNumber alloc] initWithBool:YES], [@YES copy], (__bridge id)kCFBooleanTrue,
    [NSKeyedUnarchiver unarchiveObjectWithData:archive],
    [[NSOperationQueue new] valueForKey:@"suspended"]
  ];
  for (NSNumber *number in made) XCTAssertTrue([number isKindOfClass:booleans], @"%@", number);
  for (NSNumber *number in @[@1, @0, @1.0, @'a', read[1], read[2], [NSNumber numberWithChar:1]]) {
    XCTAssertFalse([number isKindOfClass:booleans], @"%@", number);
  }
  XCTAssertEqualObjects(@YES, @1);
  XCTAssertEqual([@YES hash], [@1 hash]);
  XCTAssertEqualObjects((@{@1: @"one"}[@YES]), @"one");
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

#import <InstantCocoa/InstantCocoa.h>
#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

// What Foundation raises has Foundation's names.

#define NAMES(NAME, ...) XCTAssertThrowsSpecificNamed((__VA_ARGS__), NSException, NAME)

@interface Unsafe : NSObject <NSCoding>
@end

@implementation Unsafe
- (void)encodeWithCoder:(NSCoder *)coder {
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  return [super init];
}
@end

@interface FoundationExceptionNameTests : XCTestCase
@end

@implementation FoundationExceptionNameTests

- (void)testANilNameStaysNil {
  NSString *none = nil;
  NSException *exception = [NSException exceptionWithName:none reason:@"a reason" userInfo:nil];
  XCTAssertNil(exception.name);
  XCTAssertEqualObjects(exception.reason, @"a reason");
  exception = [[NSException alloc] initWithName:none reason:none userInfo:nil];
  XCTAssertNil(exception.name);
  XCTAssertNil(exception.reason);
  XCTAssertThrows([exception raise]);
  @try {
    [NSException raise:none format:@"%d", 1];
  } @catch (NSException *raised) {
    exception = raised;
  }
  XCTAssertNil(exception.name);
  XCTAssertEqualObjects(exception.reason, @"1");
}

- (void)testAnEmptyNameStaysEmpty {
  NSException *exception = [NSException exceptionWithName:@"" reason:@"" userInfo:nil];
  XCTAssertEqualObjects(exception.name, @"");
  XCTAssertEqualObjects(exception.reason, @"");
  NSString *none = nil;
  NSException *nameless = [NSException exceptionWithName:none reason:@"" userInfo:nil];
  XCTAssertNotEqualObjects(exception, nameless);
  for (NSException *original in @[exception, nameless]) {
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:original];
    XCTAssertEqualObjects([[NSKeyedUnarchiver unarchiveObjectWithData:data] name], original.name);
  }
}

- (void)testKeyPaths {
  NAMES(NSUndefinedKeyException, [@1 valueForKeyPath:@"a..b"]);
  NAMES(NSInvalidArgumentException, [@[@1] valueForKeyPath:@"@"]);
}

- (void)testEncodings {
  NAMES(NSInvalidArgumentException, [NSMethodSignature signatureWithObjCTypes:"{"]);
}

- (void)testArchives {
  NSData *garbage = [@"garbage" dataUsingEncoding:NSUTF8StringEncoding];
  NAMES(NSInvalidArgumentException, [NSKeyedUnarchiver unarchiveObjectWithData:garbage]);
  NAMES(NSInvalidArgumentException, [[NSCoder new] encodeObject:@1 forKey:@"key"]);
  NAMES(NSInvalidArgumentException, [[NSCoder new] decodeObjectForKey:@"key"]);
  NSKeyedUnarchiver *coder = [[NSKeyedUnarchiver alloc]
    initForReadingWithData:[NSKeyedArchiver archivedDataWithRootObject:[Unsafe new]]];
  coder.requiresSecureCoding = YES;
  NAMES(NSInvalidUnarchiveOperationException, [coder decodeObjectOfClass:[NSString class] forKey:@"root"]);
}

- (void)testInflector {
  NAMES(NSInvalidArgumentException, [[ICInflector sharedInflector] addPrefixes:(id)@3]);
}

@end

#import <XCTest/XCTest.h>

@protocol SLOptional <NSObject>
@optional
- (double)halfOf:(long)number;
+ (NSInteger)sumOf:(NSInteger)one and:(NSInteger)other;
@end

/// Adopts a protocol without its optional methods, and forwards them.
@interface SLAdopting : NSObject <SLOptional>
@property (strong) NSInvocation *forwarded;
@end

@implementation SLAdopting
- (void)forwardInvocation:(NSInvocation *)invocation {
    self.forwarded = invocation;
    double half = 1.5;
    [invocation setReturnValue:&half];
}
@end

@interface SLAdoptingMore : SLAdopting
@end

@implementation SLAdoptingMore
@end

/// The signatures of methods that only a protocol declares.
@interface DeclaredSignatureTests : XCTestCase
@end

@implementation DeclaredSignatureTests

- (void)testAnAdoptedProtocolGivesTheSignature {
    NSMethodSignature *signature = [SLAdoptingMore instanceMethodSignatureForSelector:@selector(halfOf:)];
    XCTAssertEqualObjects(signature, [NSMethodSignature signatureWithObjCTypes:"d@:q"]);
    XCTAssertEqualObjects([[SLAdopting new] methodSignatureForSelector:@selector(halfOf:)], signature);
    XCTAssertEqualObjects([SLAdopting methodSignatureForSelector:@selector(sumOf:and:)],
                          [NSMethodSignature signatureWithObjCTypes:"q@:qq"]);
    XCTAssertNil([SLAdopting instanceMethodSignatureForSelector:@selector(sumOf:and:)]);
    XCTAssertNil([NSObject instanceMethodSignatureForSelector:@selector(halfOf:)]);
    XCTAssertFalse([SLAdopting instancesRespondToSelector:@selector(halfOf:)]);
}

- (void)testADeclaredMethodIsForwarded {
    SLAdopting *object = [SLAdoptingMore new];
    XCTAssertEqual([object halfOf:3], 1.5);
    long number = 0;
    [object.forwarded getArgument:&number atIndex:2];
    XCTAssertEqual(number, 3);
}

- (void)testWithoutForwardingItIsUnrecognized {
    XCTAssertThrowsSpecificNamed([SLAdopting sumOf:1 and:2], NSException, NSInvalidArgumentException);
}

@end

#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>
#import <objc/runtime.h>

// Classes with names of the host's Instant Cocoa, whose headers are not used here.

@interface ICInflector : NSObject
@end

@implementation ICInflector

+ (instancetype)sharedInflector {
    static ICInflector *shared;
    if (!shared) {
        shared = [self new];
    }
    return shared;
}

- (NSString *)description {
    return @"a program's own";
}

@end

@interface ICModel : NSObject
@property (nonatomic, copy) NSString *own;
@end

@implementation ICModel
@end

@interface OICPost : ICModel
@end

@implementation OICPost
@end

@interface OwnInstantCocoaTests : XCTestCase
@end

@implementation OwnInstantCocoaTests

- (void)testTheProgramsClassesHaveTheNames {
    XCTAssertEqualObjects([[ICInflector sharedInflector] description], @"a program's own");
    XCTAssertEqual(NSClassFromString(@"ICInflector"), [ICInflector class]);
    XCTAssertEqual([OICPost superclass], [ICModel class]);
    XCTAssertEqual([ICModel superclass], [NSObject class]);
    XCTAssertFalse([OICPost respondsToSelector:@selector(JSONMapping)]);
    XCTAssertFalse([OICPost instancesRespondToSelector:@selector(gateway)]);
}

- (void)testTheHostsGoByNamesWithItsModule {
    Class host = NSClassFromString(@"InstantCocoa.ICModel");
    XCTAssertNotNil(host);
    XCTAssertTrue([host respondsToSelector:@selector(JSONMapping)]);
    XCTAssertTrue([host instancesRespondToSelector:@selector(gateway)]);
    // The others have their names.
    XCTAssertTrue([NSClassFromString(@"ICSimpleDataSource") instancesRespondToSelector:@selector(initWithObjects:)]);
}

@end

#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>
#import <objc/runtime.h>

// What the original's tests and sources expect of Foundation and UIKit, one by one.

/// Notes what is forwarded to it.
@interface ORProxy : NSProxy
@property (nonatomic, readonly) NSMutableArray *forwarded;
@end

@implementation ORProxy

- (instancetype)init {
    _forwarded = [NSMutableArray array];
    return self;
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [NSMethodSignature signatureWithObjCTypes:selector == @selector(one:two:) ? "@@:@@" : "@@:@"];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
    __unsafe_unretained id first = nil;
    [invocation getArgument:&first atIndex:2];
    [_forwarded addObject:@[NSStringFromSelector(invocation.selector), first]];
}

@end

@interface NSObject (ORUnanswered)
- (id)one:(id)one;
- (id)one:(id)one two:(id)two;
@end

/// The host has this protocol as a name and no more.
@protocol ORPlain <NSObject>
- (void)required:(NSString *)text;
@optional
+ (void)optionalOfClass;
@property (nonatomic, copy) NSString *name;
@end

@interface OriginalTests : XCTestCase
@end

@implementation OriginalTests

- (void)testAProxyPerformsSelectors {
    ORProxy *proxy = [[ORProxy alloc] init];
    [(id)proxy performSelector:@selector(one:) withObject:@"a"];
    [(id)proxy performSelector:@selector(one:two:) withObject:@"b" withObject:@"c"];
    XCTAssertEqualObjects(proxy.forwarded, (@[@[@"one:", @"a"], @[@"one:two:", @"b"]]));
    XCTAssertEqual([(id)proxy performSelector:@selector(class)], [ORProxy class]);
}

- (void)testAProxysClassIsAskedForItsSuperclasses {
    XCTAssertTrue([(Class)[ORProxy class] isSubclassOfClass:[NSProxy class]]);
    XCTAssertFalse([(Class)[ORProxy class] isSubclassOfClass:[NSObject class]]);
}

- (void)testProtocolsOfTheHostHaveTheMethodsOfTheirDeclarations {
    Protocol *delegate = @protocol(UITableViewDelegate);
    struct objc_method_description method =
        protocol_getMethodDescription(delegate, @selector(tableView:didSelectRowAtIndexPath:), NO, YES);
    XCTAssertTrue(method.name != NULL);
    XCTAssertTrue(protocol_conformsToProtocol(delegate, @protocol(UIScrollViewDelegate)));
    Protocol *own = @protocol(ORPlain);
    XCTAssertTrue(protocol_getMethodDescription(own, @selector(required:), YES, YES).name != NULL);
    XCTAssertTrue(protocol_getMethodDescription(own, @selector(optionalOfClass), NO, NO).name != NULL);
}

- (void)testSortingByNoDescriptors {
    NSArray *array = @[@2, @1];
    XCTAssertEqualObjects([array sortedArrayUsingDescriptors:nil], array);
    NSMutableArray *mutable = [array mutableCopy];
    [mutable sortUsingDescriptors:nil];
    XCTAssertEqualObjects(mutable, array);
    XCTAssertEqual([[NSSet setWithArray:array] sortedArrayUsingDescriptors:nil].count, 2);
}

- (void)testAnArrayAnswersAllObjects {
    id collection = @[@1, @2];
    XCTAssertEqualObjects([collection allObjects], (@[@1, @2]));
    collection = [NSSet setWithObject:@1];
    XCTAssertEqualObjects([collection allObjects], @[@1]);
}

- (void)testNothingIsDeselected {
    UITableView *table = [UITableView new];
    XCTAssertNoThrow([table deselectRowAtIndexPath:table.indexPathForSelectedRow animated:NO]);
    UICollectionView *collection = [[UICollectionView alloc] initWithFrame:CGRectZero
                                                      collectionViewLayout:[UICollectionViewFlowLayout new]];
    XCTAssertNoThrow([collection deselectItemAtIndexPath:nil animated:NO]);
}

@end

#import <XCTest/XCTest.h>
#import <objc/runtime.h>

typedef NSString *(^SLSay)(void);

@interface SLTaker : NSObject
@property (copy) SLSay say;
@property (strong) id anything;
@end

@implementation SLTaker
- (NSString *)call:(SLSay)block { return block(); }
- (id)keep:(id)object { self.anything = object; return object; }
@end

/// Keeps the argument of the last message.
@interface SLBlockProxy : NSProxy
@property (strong) id taken;
@end

@implementation SLBlockProxy

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [SLTaker instanceMethodSignatureForSelector:selector];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
    [invocation retainArguments];
    __unsafe_unretained id argument = nil;
    [invocation getArgument:&argument atIndex:2];
    self.taken = argument;
    NSString *result = @"forwarded";
    [invocation setReturnValue:&result];
}

@end

@interface BlockObjectTests : XCTestCase
@end

@implementation BlockObjectTests

- (void)testBlocksArePassedAsObjects {
    SLTaker *taker = [SLTaker new];
    SLSay say = ^{ return @"said"; };
    XCTAssertEqualObjects([taker performSelector:@selector(call:) withObject:say], @"said");
    SLSay kept = [taker performSelector:@selector(keep:) withObject:say];
    XCTAssertEqualObjects(kept(), @"said");
    [taker setValue:say forKey:@"say"];
    XCTAssertEqualObjects(taker.say(), @"said");
    XCTAssertEqualObjects(((SLSay)[taker valueForKey:@"say"])(), @"said");
    [taker setValue:nil forKey:@"say"];
    XCTAssertNil(taker.say);
    [taker setValue:say forKey:@"anything"];
    XCTAssertEqualObjects(((SLSay)[taker valueForKey:@"anything"])(), @"said");
}

- (void)testCollectionsOfBlocks {
    __block int sum = 0;
    NSArray *blocks = @[^{ sum += 1; }, [^{ sum += 10; } copy]];
    for (dispatch_block_t block in blocks) block();
    [blocks enumerateObjectsUsingBlock:^(dispatch_block_t block, NSUInteger index, BOOL *stop) { block(); }];
    XCTAssertEqual(sum, 22);
    NSDictionary *named = @{@"block": blocks[0]};
    [named enumerateKeysAndObjectsUsingBlock:^(NSString *key, dispatch_block_t block, BOOL *stop) { block(); }];
    XCTAssertEqual(sum, 23);
}

- (void)testMessagesOnOtherThreadsTakeBlocks {
    __block int sum = 0;
    dispatch_block_t block = ^{ sum++; };
    [self performSelectorOnMainThread:@selector(run:) withObject:block waitUntilDone:YES];
    [self performSelector:@selector(run:) withObject:block afterDelay:0];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
    XCTAssertEqual(sum, 2);
}

- (void)run:(dispatch_block_t)block { block(); }

- (void)testInvocationsTakeBlocksAndWhatIsPassedInTheirPlace {
    SLTaker *taker = [SLTaker new];
    SLSay say = ^{ return @"said"; };
    NSMethodSignature *types = [taker methodSignatureForSelector:@selector(call:)];
    NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:types];
    invocation.selector = @selector(call:);
    [invocation setArgument:&say atIndex:2];
    [invocation retainArguments];
    [invocation invokeWithTarget:taker];
    __unsafe_unretained NSString *result = nil;
    [invocation getReturnValue:&result];
    XCTAssertEqualObjects(result, @"said");
    NSObject *object = [NSObject new];
    NSInvocation *other = [NSInvocation invocationWithMethodSignature:types];
    [other setArgument:&object atIndex:2];
    [other retainArguments];
    __unsafe_unretained id kept = nil;
    [other getArgument:&kept atIndex:2];
    XCTAssertEqual(kept, object);
}

- (void)testProxiesTakeObjectsWhereBlocksAreDeclared {
    SLBlockProxy *proxy = [SLBlockProxy alloc];
    XCTAssertEqualObjects([(id)proxy call:(SLSay)(id)@"no block"], @"forwarded");
    XCTAssertEqualObjects(proxy.taken, @"no block");
    (void)[(id)proxy call:^{ return @"said"; }];
    XCTAssertEqualObjects(((SLSay)proxy.taken)(), @"said");
    (void)[(id)proxy call:nil];
    XCTAssertNil(proxy.taken);
}

- (void)testInvocationsCallBlocks {
    NSString *(^join)(NSString *, int) = ^(NSString *text, int number) { return [text stringByAppendingFormat:@"%d", number]; };
    NSMethodSignature *types = [NSMethodSignature signatureWithObjCTypes:"@28@?0@\"NSString\"8i16"];
    NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:types];
    NSString *text = @"number ";
    int number = 7;
    [invocation setArgument:&text atIndex:1];
    [invocation setArgument:&number atIndex:2];
    [invocation invokeWithTarget:join];
    __unsafe_unretained NSString *result = nil;
    [invocation getReturnValue:&result];
    XCTAssertEqualObjects(result, @"number 7");
    XCTAssertThrows([invocation invokeWithTarget:@"no block"]);
}

@end

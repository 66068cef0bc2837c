#import <InstantCocoa/InstantCocoa.h>
#import <XCTest/XCTest.h>

/// Answers requests to hosts that do not exist, as the host's name says.
@interface RQProtocol : NSURLProtocol
@end

static NSMutableArray<NSURLRequest *> *asked;
static NSUInteger stopped;

@implementation RQProtocol

+ (BOOL)canInitWithRequest:(NSURLRequest *)request {
    return [request.URL.host hasSuffix:@".invalid"];
}

- (void)startLoading {
    [asked addObject:self.request];
    NSString *host = self.request.URL.host;
    if ([host isEqualToString:@"never.invalid"]) {
        return;
    }
    if ([host isEqualToString:@"raises.invalid"]) {
        [[NSException exceptionWithName:@"RQException" reason:@"raised" userInfo:nil] raise];
    }
    if ([host isEqualToString:@"later.invalid"]) {
        dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
            [self answer];
        });
        return;
    }
    [self answer];
}

- (void)answer {
    NSString *host = self.request.URL.host;
    if ([host isEqualToString:@"error.invalid"]) {
        NSError *error = [NSError errorWithDomain:@"RQErrorDomain" code:7 userInfo:nil];
        [self.client URLProtocol:self didFailWithError:error];
        [self.client URLProtocolDidFinishLoading:self];
        return;
    }
    if ([host isEqualToString:@"elsewhere.invalid"]) {
        NSURLRequest *other = [NSURLRequest requestWithURL:[NSURL URLWithString:@"http://other.invalid/"]];
        NSURLResponse *response = [[NSHTTPURLResponse alloc] initWithURL:self.request.URL
                                                              statusCode:302
                                                             HTTPVersion:nil
                                                            headerFields:nil];
        [self.client URLProtocol:self wasRedirectedToRequest:other redirectResponse:response];
        return;
    }
    BOOL isMissing = [host isEqualToString:@"missing.invalid"];
    NSHTTPURLResponse *response = [[NSHTTPURLResponse alloc] initWithURL:self.request.URL
                                                              statusCode:isMissing ? 404 : 200
                                                             HTTPVersion:@"HTTP/1.1"
                                                            headerFields:@{@"Content-Type": @"application/json"}];
    [self.client URLProtocol:self didReceiveResponse:response cacheStoragePolicy:NSURLCacheStorageNotAllowed];
    // In two parts.
    NSData *data = [@"{\"answer\":42}" dataUsingEncoding:NSUTF8StringEncoding];
    [self.client URLProtocol:self didLoadData:[data subdataWithRange:NSMakeRange(0, 4)]];
    [self.client URLProtocol:self didLoadData:[data subdataWithRange:NSMakeRange(4, data.length - 4)]];
    [self.client URLProtocolDidFinishLoading:self];
}

- (void)stopLoading {
    stopped++;
}

@end

/// Answers everything, and says so.
@interface RQLaterProtocol : RQProtocol
@end

@implementation RQLaterProtocol

- (void)answer {
    NSURLResponse *response = [[NSHTTPURLResponse alloc] initWithURL:self.request.URL
                                                          statusCode:200
                                                         HTTPVersion:@"HTTP/1.1"
                                                        headerFields:@{@"Content-Type": @"application/json"}];
    [self.client URLProtocol:self didReceiveResponse:response cacheStoragePolicy:NSURLCacheStorageNotAllowed];
    [self.client URLProtocol:self didLoadData:[@"[\"later\"]" dataUsingEncoding:NSUTF8StringEncoding]];
    [self.client URLProtocolDidFinishLoading:self];
}

@end

@interface RQHalfProtocol : NSURLProtocol
@end

@implementation RQHalfProtocol
@end

@interface URLProtocolTests : XCTestCase
@property (nonatomic) id object;
@property (nonatomic) NSError *error;
@end

@implementation URLProtocolTests

- (void)setUp {
    asked = [NSMutableArray array];
    stopped = 0;
    XCTAssertTrue([NSURLProtocol registerClass:[RQProtocol class]]);
}

- (void)tearDown {
    [NSURLProtocol unregisterClass:[RQProtocol class]];
    [NSURLProtocol unregisterClass:[RQLaterProtocol class]];
    [NSURLProtocol unregisterClass:[RQHalfProtocol class]];
}

- (void)ask:(NSString *)url verb:(NSString *)verb parameters:(NSDictionary *)parameters {
    self.object = nil;
    self.error = nil;
    XCTestExpectation *answered = [self expectationWithDescription:url];
    [[ICRequestManager new] requestWithVerb:(id)verb path:url parameters:parameters success:^(id object) {
        self.object = object;
        [answered fulfill];
    } failure:^(NSError *error) {
        self.error = error;
        [answered fulfill];
    }];
    [self waitForExpectationsWithTimeout:30 handler:nil];
}

- (void)testAnAnswerAtOnceAndOneOfAnotherThread {
    for (NSString *url in @[@"http://now.invalid/posts", @"http://later.invalid/posts"]) {
        [self ask:url verb:@"GET" parameters:@{@"page": @2}];
        XCTAssertEqualObjects(self.object, @{@"answer": @42});
        XCTAssertNil(self.error);
        XCTAssertEqualObjects(asked.lastObject.URL.query, @"page=2");
        XCTAssertEqualObjects(asked.lastObject.HTTPMethod, @"GET");
        XCTAssertEqualObjects([asked.lastObject valueForHTTPHeaderField:@"accept"], @"application/json");
        XCTAssertNil(asked.lastObject.HTTPBody);
    }
}

- (void)testTheBodyOfARequest {
    [self ask:@"http://now.invalid/posts" verb:@"POST" parameters:@{@"title": @"A"}];
    XCTAssertEqualObjects(asked.lastObject.HTTPMethod, @"POST");
    NSString *body = [[NSString alloc] initWithData:asked.lastObject.HTTPBody encoding:NSUTF8StringEncoding];
    XCTAssertEqualObjects(body, @"{\"title\":\"A\"}");
}

- (void)testFailures {
    [self ask:@"http://error.invalid/" verb:@"GET" parameters:nil];
    XCTAssertEqualObjects(self.error.domain, @"RQErrorDomain");
    XCTAssertEqual(self.error.code, 7);
    [self ask:@"http://missing.invalid/" verb:@"GET" parameters:nil];
    XCTAssertEqual(self.error.code, -1011);
    [self ask:@"http://raises.invalid/" verb:@"GET" parameters:nil];
    XCTAssertNotNil(self.error);
    [self ask:@"http://elsewhere.invalid/" verb:@"GET" parameters:nil];
    XCTAssertEqualObjects(self.error.domain, NSURLErrorDomain);
    XCTAssertTrue([self.error.localizedDescription containsString:@"http://other.invalid/"]);
}

- (void)testCancellingStops {
    XCTestExpectation *failed = [self expectationWithDescription:@"failed"];
    ICRequestOperation *operation = [[ICRequestManager new] requestWithVerb:(id)@"GET"
        path:@"http://never.invalid/" parameters:nil success:^(id object) {
        XCTFail(@"there was an answer: %@", object);
    } failure:^(NSError *error) {
        XCTAssertEqual(error.code, NSURLErrorCancelled);
        [failed fulfill];
    }];
    XCTAssertEqual(asked.count, 1);
    [operation cancel];
    XCTAssertEqual(stopped, 1);
    [self waitForExpectationsWithTimeout:30 handler:nil];
}

- (void)testTheClassThatWasRegisteredLastAnswers {
    XCTAssertTrue([NSURLProtocol registerClass:[RQLaterProtocol class]]);
    [self ask:@"http://now.invalid/" verb:@"GET" parameters:nil];
    XCTAssertEqualObjects(self.object, @[@"later"]);
    [NSURLProtocol unregisterClass:[RQLaterProtocol class]];
    [self ask:@"http://now.invalid/" verb:@"GET" parameters:nil];
    XCTAssertEqualObjects(self.object, @{@"answer": @42});
    // Again: it is asked first once more.
    [NSURLProtocol registerClass:[RQLaterProtocol class]];
    [NSURLProtocol registerClass:[RQProtocol class]];
    [self ask:@"http://now.invalid/" verb:@"GET" parameters:nil];
    XCTAssertEqualObjects(self.object, @{@"answer": @42});
}

- (void)testWhatCannotAnswer {
    XCTAssertFalse([NSURLProtocol registerClass:[NSString class]]);
    XCTAssertFalse([NSURLProtocol registerClass:[NSURLProtocol class]]);
    XCTAssertThrowsSpecificNamed([RQHalfProtocol canInitWithRequest:[NSURLRequest new]], NSException,
                                 NSInvalidArgumentException);
    // Its class does not say which requests it answers.
    [NSURLProtocol registerClass:[RQHalfProtocol class]];
    [self ask:@"http://now.invalid/" verb:@"GET" parameters:nil];
    XCTAssertTrue([self.error.localizedDescription containsString:@"canInitWithRequest:"], @"%@", self.error);
}

@end

#import "OHHTTPStubs.h"

/// A test of requests, and the response to those that pass.
@interface CSStub : NSObject <OHHTTPStubsDescriptor>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) OHHTTPStubsTestBlock test;
@property (nonatomic, copy) OHHTTPStubsResponseBlock response;
@end

@implementation CSStub
@end

/// Answers requests that a stub is for.
@interface CSStubProtocol : NSURLProtocol
@end

@implementation OHHTTPStubs

static NSMutableArray *stubs;

+ (void)initialize {
    if (self == [OHHTTPStubs class]) {
        stubs = [NSMutableArray array];
        [self setEnabled:YES];
    }
}

+ (id<OHHTTPStubsDescriptor>)stubRequestsPassingTest:(OHHTTPStubsTestBlock)testBlock
                                    withStubResponse:(OHHTTPStubsResponseBlock)responseBlock {
    CSStub *stub = [CSStub new];
    stub.test = testBlock;
    stub.response = responseBlock;
    @synchronized (stubs) {
        [stubs addObject:stub];
    }
    return stub;
}

+ (CSStub *)stubForRequest:(NSURLRequest *)request {
    for (CSStub *stub in [[self allStubs] reverseObjectEnumerator]) {
        if (stub.test(request)) {
            return stub;
        }
    }
    return nil;
}

+ (NSArray *)allStubs {
    @synchronized (stubs) {
        return [stubs copy];
    }
}

+ (BOOL)removeStub:(id<OHHTTPStubsDescriptor>)stub {
    @synchronized (stubs) {
        BOOL wasThere = [stubs containsObject:stub];
        [stubs removeObject:stub];
        return wasThere;
    }
}

+ (void)removeLastStub {
    @synchronized (stubs) {
        [stubs removeLastObject];
    }
}

+ (void)removeAllStubs {
    @synchronized (stubs) {
        [stubs removeAllObjects];
    }
}

+ (void)setEnabled:(BOOL)enabled {
    if (enabled) {
        [NSURLProtocol registerClass:[CSStubProtocol class]];
    } else {
        [NSURLProtocol unregisterClass:[CSStubProtocol class]];
    }
}

@end

@implementation CSStubProtocol

+ (BOOL)canInitWithRequest:(NSURLRequest *)request {
    return [OHHTTPStubs stubForRequest:request] != nil;
}

+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request {
    return request;
}

- (void)startLoading {
    OHHTTPStubsResponse *response = [OHHTTPStubs stubForRequest:self.request].response(self.request);
    if (response.requestTime > 0) {
        [self performSelector:@selector(answer:) withObject:response afterDelay:response.requestTime];
    } else {
        [self answer:response];
    }
}

- (void)answer:(OHHTTPStubsResponse *)response {
    if (response.error) {
        [self.client URLProtocol:self didFailWithError:response.error];
        return;
    }
    NSHTTPURLResponse *head = [[NSHTTPURLResponse alloc] initWithURL:self.request.URL
                                                          statusCode:response.statusCode
                                                         HTTPVersion:@"HTTP/1.1"
                                                        headerFields:response.httpHeaders];
    [self.client URLProtocol:self didReceiveResponse:head cacheStoragePolicy:NSURLCacheStorageNotAllowed];
    [self.client URLProtocol:self didLoadData:response.data];
    [self.client URLProtocolDidFinishLoading:self];
}

- (void)stopLoading {
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
}

@end

// A stand-in for OHHTTPStubs: the part of its interface that tests of Instant Cocoa use, over NSURLProtocol.
#pragma once

#import <Foundation/Foundation.h>

#import "OHHTTPStubsResponse.h"

typedef BOOL (^OHHTTPStubsTestBlock)(NSURLRequest *request);
typedef OHHTTPStubsResponse * (^OHHTTPStubsResponseBlock)(NSURLRequest *request);

@protocol OHHTTPStubsDescriptor <NSObject>
@property (nonatomic, copy) NSString *name;
@end

/// Answers requests in place of servers.
@interface OHHTTPStubs : NSObject

/// Answers the requests that a block chooses. Of several stubs for a request the last one answers.
+ (id<OHHTTPStubsDescriptor>)stubRequestsPassingTest:(OHHTTPStubsTestBlock)testBlock
                                    withStubResponse:(OHHTTPStubsResponseBlock)responseBlock;

/// Removes a stub; NO when it was not there.
+ (BOOL)removeStub:(id<OHHTTPStubsDescriptor>)stub;
+ (void)removeLastStub;
+ (void)removeAllStubs;
+ (NSArray *)allStubs;

/// Whether requests are answered here; they are unless told otherwise.
+ (void)setEnabled:(BOOL)enabled;

@end

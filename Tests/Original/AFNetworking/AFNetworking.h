// A stand-in for AFNetworking: what tests of Instant Cocoa ask a request manager for, over ICRequestManager.
#pragma once

#import <InstantCocoa/InstantCocoa.h>

@compatibility_alias AFHTTPRequestOperationManager ICRequestManager;
@compatibility_alias AFHTTPRequestOperation ICRequestOperation;

/// What all requests of a manager have.
@interface AFHTTPRequestSerializer : NSObject

@property (nonatomic, readonly) NSURLRequestCachePolicy cachePolicy;
@property (nonatomic, readonly) NSTimeInterval timeoutInterval;
@property (nonatomic, readonly) NSDictionary *HTTPRequestHeaders;

@end

@interface ICRequestManager (AFNetworking)

@property (nonatomic, readonly) AFHTTPRequestSerializer *requestSerializer;

@end

// A stand-in for AFNetworking: what the original's sources use of it. ICRequestManager sends the requests.
#pragma once

#import <Foundation/Foundation.h>

@class AFHTTPRequestOperation;

typedef void (^AFSuccessBlock)(AFHTTPRequestOperation *operation, id responseObject);
typedef void (^AFFailureBlock)(AFHTTPRequestOperation *operation, NSError *error);

/// Whom to trust. ICRequestManager trusts those whom the system trusts.
@interface AFSecurityPolicy : NSObject
@end

/// What all requests of a manager have. Sent are the headers, and no other timeout or cache policy than the manager's own.
@interface AFHTTPRequestSerializer : NSObject

+ (instancetype)serializer;

@property (nonatomic) NSURLRequestCachePolicy cachePolicy;
@property (nonatomic) NSTimeInterval timeoutInterval;
@property (nonatomic, readonly) NSDictionary *HTTPRequestHeaders;

- (void)setValue:(NSString *)value forHTTPHeaderField:(NSString *)field;
- (NSMutableURLRequest *)requestWithMethod:(NSString *)method
                                 URLString:(NSString *)URLString
                                parameters:(id)parameters
                                     error:(NSError *__autoreleasing *)error;

@end

/// Writes parameters as JSON, except for those in a query.
@interface AFJSONRequestSerializer : AFHTTPRequestSerializer
@end

/// A request on its way.
@interface AFHTTPRequestOperation : NSOperation

@property (nonatomic, strong, readonly) NSURLRequest *request;
@property (nonatomic, strong, readonly) id responseObject;

@end

@interface AFHTTPRequestOperationManager : NSObject

@property (nonatomic, strong, readonly) NSURL *baseURL;
@property (nonatomic, strong) AFHTTPRequestSerializer *requestSerializer;
@property (nonatomic, strong) AFSecurityPolicy *securityPolicy;
@property (nonatomic, strong) NSOperationQueue *operationQueue;

- (instancetype)initWithBaseURL:(NSURL *)url;
- (AFHTTPRequestOperation *)GET:(NSString *)URLString
                     parameters:(id)parameters
                        success:(AFSuccessBlock)success
                        failure:(AFFailureBlock)failure;
- (AFHTTPRequestOperation *)HTTPRequestOperationWithRequest:(NSURLRequest *)request
                                                    success:(AFSuccessBlock)success
                                                    failure:(AFFailureBlock)failure;

@end

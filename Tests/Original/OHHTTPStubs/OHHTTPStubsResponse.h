#pragma once

#import <Foundation/Foundation.h>

/// What a stub answers: bytes with a status and headers, or an error.
@interface OHHTTPStubsResponse : NSObject

@property (nonatomic, copy, readonly) NSDictionary *httpHeaders;
@property (nonatomic, readonly) int statusCode;
@property (nonatomic, strong, readonly) NSData *data;
@property (nonatomic, strong, readonly) NSError *error;

/// How many seconds pass before the answer.
@property (nonatomic) NSTimeInterval requestTime;

+ (instancetype)responseWithData:(NSData *)data statusCode:(int)statusCode headers:(NSDictionary *)httpHeaders;
+ (instancetype)responseWithFileAtPath:(NSString *)path statusCode:(int)statusCode headers:(NSDictionary *)httpHeaders;
+ (instancetype)responseWithJSONObject:(id)object statusCode:(int)statusCode headers:(NSDictionary *)httpHeaders;
+ (instancetype)responseWithError:(NSError *)error;

- (instancetype)requestTime:(NSTimeInterval)requestTime responseTime:(NSTimeInterval)responseTime;

@end

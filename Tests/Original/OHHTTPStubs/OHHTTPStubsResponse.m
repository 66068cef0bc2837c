#import "OHHTTPStubsResponse.h"

@implementation OHHTTPStubsResponse

+ (instancetype)responseWithData:(NSData *)data statusCode:(int)statusCode headers:(NSDictionary *)httpHeaders {
    OHHTTPStubsResponse *response = [self new];
    response->_data = data ?: [NSData data];
    response->_statusCode = statusCode;
    response->_httpHeaders = [httpHeaders copy];
    return response;
}

+ (instancetype)responseWithFileAtPath:(NSString *)path
                            statusCode:(int)statusCode
                               headers:(NSDictionary *)httpHeaders {
    return [self responseWithData:[NSData dataWithContentsOfFile:path] statusCode:statusCode headers:httpHeaders];
}

+ (instancetype)responseWithJSONObject:(id)object statusCode:(int)statusCode headers:(NSDictionary *)httpHeaders {
    NSMutableDictionary *headers = [httpHeaders mutableCopy] ?: [NSMutableDictionary dictionary];
    if (!headers[@"Content-Type"]) {
        headers[@"Content-Type"] = @"application/json";
    }
    NSData *data = [NSJSONSerialization dataWithJSONObject:object options:0 error:nil];
    return [self responseWithData:data statusCode:statusCode headers:headers];
}

+ (instancetype)responseWithError:(NSError *)error {
    OHHTTPStubsResponse *response = [self new];
    response->_error = error;
    return response;
}

- (instancetype)requestTime:(NSTimeInterval)requestTime responseTime:(NSTimeInterval)responseTime {
    self.requestTime = requestTime + MAX(responseTime, 0);
    return self;
}

@end

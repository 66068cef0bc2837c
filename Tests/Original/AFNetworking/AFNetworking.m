#import "AFNetworking.h"

@interface AFHTTPRequestSerializer ()

@property (nonatomic, strong) ICRequestManager *manager;

@end

@implementation AFHTTPRequestSerializer

- (NSURLRequestCachePolicy)cachePolicy {
    return self.manager.cachePolicy;
}

- (NSTimeInterval)timeoutInterval {
    return self.manager.timeoutInterval;
}

- (NSDictionary *)HTTPRequestHeaders {
    return self.manager.HTTPRequestHeaders;
}

@end

@implementation ICRequestManager (AFNetworking)

- (AFHTTPRequestSerializer *)requestSerializer {
    AFHTTPRequestSerializer *serializer = [AFHTTPRequestSerializer new];
    serializer.manager = self;
    return serializer;
}

@end

#import "AFNetworking.h"

/// Of the host, whose headers are not used here.
@interface ICRequestManager : NSObject
- (id)requestWithVerb:(NSString *)verb
                 path:(NSString *)path
           parameters:(NSDictionary *)parameters
              success:(void (^)(id responseObject))success
              failure:(void (^)(NSError *error))failure;
@end

@implementation AFSecurityPolicy
@end

@implementation AFHTTPRequestSerializer {
    NSMutableDictionary *_headers;
}

+ (instancetype)serializer {
    return [self new];
}

- (instancetype)init {
    self = [super init];
    _headers = [NSMutableDictionary dictionary];
    _timeoutInterval = 60;
    return self;
}

- (NSDictionary *)HTTPRequestHeaders {
    return [_headers copy];
}

- (void)setValue:(NSString *)value forHTTPHeaderField:(NSString *)field {
    _headers[field] = value;
}

- (NSMutableURLRequest *)requestWithMethod:(NSString *)method
                                 URLString:(NSString *)URLString
                                parameters:(id)parameters
                                     error:(NSError *__autoreleasing *)error {
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:URLString]
                                                           cachePolicy:self.cachePolicy
                                                       timeoutInterval:self.timeoutInterval];
    request.HTTPMethod = method;
    request.allHTTPHeaderFields = self.HTTPRequestHeaders;
    if ([@[@"GET", @"HEAD", @"DELETE"] containsObject:method]) {
        [self addQuery:parameters to:request];
    } else if (parameters) {
        request.HTTPBody = [NSJSONSerialization dataWithJSONObject:parameters options:0 error:error];
    }
    return request;
}

- (void)addQuery:(NSDictionary *)parameters to:(NSMutableURLRequest *)request {
    if (parameters.count == 0) {
        return;
    }
    NSMutableArray *items = [NSMutableArray array];
    for (NSString *name in [parameters.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        [items addObject:[NSURLQueryItem queryItemWithName:name value:[parameters[name] description]]];
    }
    NSURLComponents *components = [NSURLComponents componentsWithURL:request.URL resolvingAgainstBaseURL:YES];
    components.queryItems = [(components.queryItems ?: @[]) arrayByAddingObjectsFromArray:items];
    request.URL = components.URL;
}

@end

@implementation AFJSONRequestSerializer
@end

@interface AFHTTPRequestOperation ()

@property (nonatomic, strong, readwrite) NSURLRequest *request;
@property (nonatomic, strong, readwrite) id responseObject;
@property (nonatomic, copy) AFSuccessBlock success;
@property (nonatomic, copy) AFFailureBlock failure;
/// What cancels the request.
@property (nonatomic, strong) id sent;

@end

@implementation AFHTTPRequestOperation

/// Over as soon as the request is sent; the blocks are called later, on the main queue.
- (void)main {
    dispatch_async(dispatch_get_main_queue(), ^{
        [self send];
    });
}

- (void)send {
    if (self.isCancelled) {
        [self failWithError:[NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorCancelled userInfo:nil]];
        return;
    }
    NSData *body = self.request.HTTPBody;
    NSDictionary *parameters = body ? [NSJSONSerialization JSONObjectWithData:body options:0 error:nil] : nil;
    self.sent = [[ICRequestManager new] requestWithVerb:self.request.HTTPMethod
        path:self.request.URL.absoluteString parameters:parameters success:^(id responseObject) {
        self.responseObject = responseObject;
        if (self.success) {
            self.success(self, responseObject);
        }
        self.sent = nil;
    } failure:^(NSError *error) {
        [self failWithError:error];
    }];
}

- (void)failWithError:(NSError *)error {
    if (self.failure) {
        self.failure(self, error);
    }
    self.sent = nil;
}

- (void)cancel {
    [super cancel];
    [self.sent cancel];
}

@end

@implementation AFHTTPRequestOperationManager

- (instancetype)initWithBaseURL:(NSURL *)url {
    self = [super init];
    _baseURL = url;
    _requestSerializer = [AFHTTPRequestSerializer serializer];
    _operationQueue = [NSOperationQueue new];
    return self;
}

- (AFHTTPRequestOperation *)GET:(NSString *)URLString
                     parameters:(id)parameters
                        success:(AFSuccessBlock)success
                        failure:(AFFailureBlock)failure {
    NSString *whole = [[NSURL URLWithString:URLString relativeToURL:self.baseURL] absoluteString];
    NSURLRequest *request = [self.requestSerializer requestWithMethod:@"GET"
                                                            URLString:whole
                                                           parameters:parameters
                                                                error:nil];
    AFHTTPRequestOperation *operation = [self HTTPRequestOperationWithRequest:request
                                                                      success:success
                                                                      failure:failure];
    // At once, so that carob show knows what it has to wait for.
    [operation send];
    return operation;
}

- (AFHTTPRequestOperation *)HTTPRequestOperationWithRequest:(NSURLRequest *)request
                                                    success:(AFSuccessBlock)success
                                                    failure:(AFFailureBlock)failure {
    AFHTTPRequestOperation *operation = [AFHTTPRequestOperation new];
    operation.request = request;
    operation.success = success;
    operation.failure = failure;
    return operation;
}

@end

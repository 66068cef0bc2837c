#import "Answers.h"

#import <AFNetworking.h>
#import <OHHTTPStubs/OHHTTPStubs.h>

#import "ICCollectionFetcher.h"
#import "ICModel+Remote.h"
#import "ICMultiDataSource.h"
#import "ICPaginatedDataSource.h"
#import "ICRemoteConfiguration.h"
#import "ICRemoteDataSource.h"
#import "ICResourceGateway.h"
#import "ICSectionedDataSource.h"
#import "ICSimpleDataSource.h"

@interface ANConfiguration : ICRemoteConfiguration
@end

@implementation ANConfiguration
- (NSString *)baseURLString {
    return @"http://answers.example";
}
@end

// What a data source tells, each time with whether it fetches and what it then has.
@interface ANWitness : NSObject <ICDataSourceDelegate>
@property (nonatomic, strong) NSMutableArray *told;
@end

@implementation ANWitness
- (instancetype)init {
    if ((self = [super init])) _told = [NSMutableArray array];
    return self;
}
- (void)note:(NSString *)what of:(id)source {
    BOOL fetches = [source respondsToSelector:@selector(isFetching)] && [source isFetching];
    NSMutableArray *names = [NSMutableArray array];
    for (id object in [source allObjects]) [names addObject:textOf(object)];
    [self.told addObject:[NSString stringWithFormat:@"%@%@(%@)", what, fetches ? @"…" : @"",
                                                    [names componentsJoinedByString:@", "]]];
}
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource {
    [self note:@"will" of:dataSource];
}
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource {
    [self note:@"partially" of:dataSource];
}
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource {
    [self note:@"finished" of:dataSource];
}
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error {
    [self note:[NSString stringWithFormat:@"failed %d", (int)error.code] of:dataSource];
}
@end

@interface RemoteAnswersTests : AnswersCase
@end

@implementation RemoteAnswersTests {
    NSMutableArray *_requests;
}

// What the server says, by the last part of a path, and for `pages` and `broken` by the page that is asked for.
- (OHHTTPStubsResponse *)responseTo:(NSURLRequest *)request {
    NSString *name = request.URL.lastPathComponent;
    NSString *query = request.URL.query ?: @"";
    BOOL first = [query rangeOfString:@"page=1"].location != NSNotFound;
    BOOL second = [query rangeOfString:@"page=2"].location != NSNotFound;
    NSDictionary *texts = @{
        @"two" : @"[\"a\", \"b\"]", @"none" : @"[]", @"object" : @"{\"name\": \"a\", \"age\": 3}", @"null" : @"[null]",
        @"models" : @"[{\"full_name\": \"Ada\", \"age\": 36}, {\"name\": \"Bo\"}, 7]", @"nothing" : @"", @"broken text" : @"[1,",
        @"nested" : @"{\"list\": {\"names\": [\"a\"]}, \"none\": null, \"word\": \"w\"}",
        @"pages" : first ? @"[\"a\", \"b\"]" : second ? @"[\"c\"]" : @"[]",
        @"broken" : @"[\"a\", \"b\"]",
    };
    NSString *text = texts[name] ?: @"{\"full_name\": \"Ada\", \"age\": 36}";
    if ([name isEqual:@"unreachable"] || ([name isEqual:@"broken"] && second))
        return [OHHTTPStubsResponse responseWithError:[NSError errorWithDomain:NSURLErrorDomain code:-1009 userInfo:nil]];
    return [OHHTTPStubsResponse responseWithData:[text dataUsingEncoding:NSUTF8StringEncoding]
                                      statusCode:[name isEqual:@"missing"] ? 404 : 200
                                         headers:@{@"Content-Type" : [name isEqual:@"page.html"] ? @"text/html" : @"application/json"}];
}

- (void)setUp {
    [super setUp];
    [ICRemoteConfiguration setDefaultConfiguration:[ANConfiguration new]];
    _requests = [NSMutableArray array];
    NSMutableArray *requests = _requests;
    [OHHTTPStubs stubRequestsPassingTest:^BOOL(NSURLRequest *request) { return YES; }
                        withStubResponse:^OHHTTPStubsResponse *(NSURLRequest *request) {
                          NSString *query = request.URL.query ? [@"?" stringByAppendingString:request.URL.query] : @"";
                          @synchronized(requests) {
                              if ([request.URL.path isEqual:@"/settled"]) return [self responseTo:request];
                              [requests addObject:[NSString stringWithFormat:@"%@ %@%@", request.HTTPMethod, request.URL.path, query]];
                          }
                          return [self responseTo:request];
                        }];
}

- (void)tearDown {
    [OHHTTPStubs removeAllStubs];
    [ICRemoteConfiguration setDefaultConfiguration:nil];
    [super tearDown];
}

// Waits until something is over, and whether it is.
- (BOOL)wait:(BOOL (^)(void))over {
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:20];
    while (!over() && [limit timeIntervalSinceNow] > 0)
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    return over();
}

// Waits for the answers to what was sent before, since some of the original's data sources never finish.
- (void)settle {
    for (int round = 0; round < 3; round++) {
        __block BOOL over = NO;
        ICCollectionFetcher *fetcher = [ICCollectionFetcher new];
        fetcher.apiPath = @"settled";
        [fetcher fetchCollectionWithSuccessBlock:^(NSArray *objects) { over = YES; } failureBlock:^(NSError *error) { over = YES; }];
        XCTAssertTrue([self wait:^{ return over; }]);
    }
}

// What a data source tells while something is done with it.
- (void)answer:(NSString *)area to:(NSString *)question of:(id<ICDataSource>)source after:(void (^)(id source))act {
    [self answer:area to:question with:^{
      ANWitness *witness = [ANWitness new];
      source.delegate = witness;
      act(source);
      [self settle];
      [witness note:@"now" of:source];
      return (id)witness.told;
    }];
}

- (id)sourceOf:(Class)class path:(NSString *)path options:(NSUInteger)options {
    ICRemoteDataSource *source = [class new];
    source.apiPath = path;
    source.placeholderStorageOptions = options;
    return source;
}

- (void)testOneFetch {
    NSArray *paths = @[ @"two", @"none", @"object", @"null", @"nothing", @"broken text", @"page.html", @"missing", @"unreachable" ];
    for (Class class in @[ [ICRemoteDataSource class], [ICPaginatedDataSource class] ]) {
        NSString *area = class == [ICRemoteDataSource class] ? @"remote" : @"paginated";
        for (NSString *path in paths)
            for (NSNumber *options in @[ @0, @2, @4, @6, @8, @12, @14 ])
                [self answer:area to:[NSString stringWithFormat:@"%@ with %@", path, options]
                          of:[self sourceOf:class path:path options:options.unsignedIntegerValue]
                       after:^(id source) { [source fetchData]; }];
    }
}

- (void)testSeveralFetches {
    NSDictionary *acts = @{
        @"nothing" : ^(ICPaginatedDataSource *source) {},
        @"reset" : ^(ICPaginatedDataSource *source) { [source resetObjects]; },
        @"fetch twice" : ^(ICPaginatedDataSource *source) { [source fetchData]; [source fetchData]; },
        @"fetch again" : ^(ICPaginatedDataSource *source) { [source fetchData]; [self settle]; [source fetchData]; },
        @"fetch and cancel" : ^(ICPaginatedDataSource *source) { [source fetchData]; [source cancelFetch]; },
        @"cancel" : ^(ICPaginatedDataSource *source) { [source cancelFetch]; },
        @"fetch, then cancel" : ^(ICPaginatedDataSource *source) { [source fetchData]; [self settle]; [source cancelFetch]; },
        @"fetch, cancel, fetch" : ^(ICPaginatedDataSource *source) {
          [source fetchData];
          [source cancelFetch];
          [source fetchData];
        },
        @"fetch, then fail" : ^(ICPaginatedDataSource *source) {
          [source fetchData];
          [self settle];
          source.apiPath = @"unreachable";
          [source fetchData];
        },
    };
    NSDictionary *pages = @{
        @"next page first" : ^(ICPaginatedDataSource *source) { [source fetchNextPage]; },
        @"next page at once" : ^(ICPaginatedDataSource *source) { [source fetchData]; [source fetchNextPage]; },
        @"two pages" : ^(ICPaginatedDataSource *source) { [source fetchData]; [self settle]; [source fetchNextPage]; },
        @"four pages" : ^(ICPaginatedDataSource *source) {
          [source fetchData];
          for (int page = 2; page < 5; page++) { [self settle]; [source fetchNextPage]; }
        },
        @"two pages, then again" : ^(ICPaginatedDataSource *source) {
          [source fetchData];
          [self settle];
          [source fetchNextPage];
          [self settle];
          [source fetchData];
        },
        @"first row shown" : ^(ICPaginatedDataSource *source) {
          [source fetchData];
          [self settle];
          [source willDisplayObjectAtIndexPath:[NSIndexPath indexPathForRow:0 inSection:0]];
        },
        @"last row shown" : ^(ICPaginatedDataSource *source) {
          [source fetchData];
          [self settle];
          [source willDisplayObjectAtIndexPath:[NSIndexPath indexPathForRow:2 inSection:0]];
        },
    };
    for (NSString *name in [acts.allKeys sortedArrayUsingSelector:@selector(compare:)])
        for (Class class in @[ [ICRemoteDataSource class], [ICPaginatedDataSource class] ]) {
            NSString *area = class == [ICRemoteDataSource class] ? @"remote" : @"paginated";
            [self answer:area to:name of:[self sourceOf:class path:@"two" options:6] after:acts[name]];
        }
    for (NSString *path in @[ @"pages", @"broken" ])
        for (NSString *name in [pages.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
            ICPaginatedDataSource *source = [self sourceOf:[ICPaginatedDataSource class] path:path options:6];
            NSString *question = [NSString stringWithFormat:@"%@ of %@", name, path];
            [_requests removeAllObjects];
            [self answer:@"paginated" to:question of:source after:pages[name]];
            [self answer:@"pages" to:question with:^{
              return (id)@[ @(source.currentPage), @(source.hasMorePages), @(source.isFetching), [self->_requests copy] ];
            }];
        }
    ICPaginatedDataSource *fresh = [ICPaginatedDataSource new];
    ICRemoteDataSource *remote = [ICRemoteDataSource new];
    for (NSString *key in @[
             @"pageSize", @"currentPage", @"numberOfPages", @"numberOfTotalResults", @"hasMorePages", @"isFetching", @"errors",
             @"keys.pageSize", @"keys.currentPage", @"keys.numberOfPages", @"keys.numberOfTotalObjects", @"queryParameters", @"apiPath",
             @"keyPath", @"mappingClass", @"placeholderStorageOptions", @"sectionTitles", @"allObjects", @"numberOfSections", @"name"
         ]) {
        [self answer:@"fresh paginated" to:key with:^{ return (id)[fresh valueForKeyPath:key]; }];
        if (![key hasPrefix:@"keys."] && [remote respondsToSelector:NSSelectorFromString(key)])
            [self answer:@"fresh remote" to:key with:^{ return (id)[remote valueForKeyPath:key]; }];
    }
}

- (void)testCombined {
    for (NSString *path in @[ @"two", @"none", @"unreachable", @"models" ]) {
        ICRemoteDataSource *(^remote)(void) = ^{
          ICRemoteDataSource *source = [self sourceOf:[ICRemoteDataSource class] path:path options:6];
          if ([path isEqual:@"models"]) source.mappingClass = [ANChild class];
          return source;
        };
        ICSimpleDataSource *(^simple)(void) = ^{ return [[ICSimpleDataSource alloc] initWithObjects:@[ @1, @2 ]]; };
        ICPaginatedDataSource *paginated = [self sourceOf:[ICPaginatedDataSource class] path:path options:6];
        ICMultiDataSource *kept = [[ICMultiDataSource alloc] initWithDataSources:@[ simple(), remote() ]];
        kept.preserveSectionsInSubDataSources = YES;
        NSDictionary *sources = @{
            @"sections of" : [[ICSectionedDataSource alloc] initWithDataSource:remote() sectioningKey:nil sortDescriptors:nil],
            @"named sections of" : [[ICSectionedDataSource alloc] initWithDataSource:remote() sectioningKey:@"description.firstCharacter"
                                                                     sortDescriptors:nil],
            @"one and" : [[ICMultiDataSource alloc] initWithDataSources:@[ simple(), remote() ]],
            @"two of" : [[ICMultiDataSource alloc] initWithDataSources:@[ remote(), remote() ]],
            @"pages of" : [[ICMultiDataSource alloc] initWithDataSources:@[ paginated, simple() ]],
            @"subsections of" : kept,
        };
        for (NSString *name in [sources.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
            id<ICDataSource> source = sources[name];
            NSString *question = [NSString stringWithFormat:@"%@ %@", name, path];
            [self answer:@"combined" to:question of:source after:^(id source) { [source fetchData]; }];
            [self answer:@"combined" to:[question stringByAppendingString:@", again"] of:source after:^(id source) { [source fetchData]; }];
            [self answer:@"combined" to:[question stringByAppendingString:@", titles"] with:^{
              return (id)@[ @(source.numberOfSections), source.sectionTitles ?: @"none" ];
            }];
        }
    }
}

- (void)testFetcher {
    NSArray *paths = @[ @"two", @"none", @"object", @"models", @"null", @"nested", @"nothing", @"missing", @"unreachable" ];
    for (NSString *path in paths)
        for (NSString *keyPath in @[ @"", @"list", @"list.names", @"none", @"word", @"word.length", @"absent", @"absent.key" ])
            for (Class mapping in @[ [NSNull class], [ANChild class], [ANPlain class] ]) {
                if (mapping != [NSNull class] && keyPath.length) continue;
                ICCollectionFetcher *fetcher = [ICCollectionFetcher new];
                fetcher.apiPath = path;
                fetcher.keyPath = keyPath.length ? keyPath : nil;
                fetcher.mappingClass = mapping == [NSNull class] ? Nil : mapping;
                NSString *question = [NSString stringWithFormat:@"%@ at \"%@\" as %@", path, keyPath, fetcher.mappingClass ?: @"it is"];
                [self answer:@"fetcher" to:question with:^{
                  __block id answer = @"never ended";
                  [fetcher fetchCollectionWithSuccessBlock:^(NSArray *objects) { answer = objects; }
                                              failureBlock:^(NSError *error) { answer = error; }];
                  [self settle];
                  return answer;
                }];
            }
}

- (void)testGateway {
    NSDictionary *parameters = @{@"none" : @{}, @"some" : @{@"b" : @"2", @"a" : @"one"}};
    for (NSString *action in @[ @"GET", @"POST", @"PUT", @"PATCH", @"DELETE", @"like", @"get", @"a/b", @"", @"missing", @"unreachable" ])
        for (NSString *kind in @[ @"none", @"some" ])
            for (id identifier in @[ @3, @"x", [NSNull null] ]) {
                NSString *question = [NSString stringWithFormat:@"\"%@\" of %@ with %@ parameters", action, textOf(identifier), kind];
                [self answer:@"gateway" to:question with:^{
                  ANChild *child = identifier == [NSNull null] ? nil : [ANChild new];
                  child.objectID = child ? identifier : nil;
                  ICResourceGateway *gateway = [[ICResourceGateway alloc] initWithClass:[ANChild class] modelObject:child];
                  __block id answer = nil;
                  [self->_requests removeAllObjects];
                  [gateway performAction:action queryParameters:parameters[kind]
                            successBlock:^(id object) { answer = textOf(object); }
                            failureBlock:^(id object, NSError *error) { answer = @[ textOf(object), error ]; }];
                  [self wait:^{ return (BOOL)(answer != nil); }];
                  return (id)@[ [self->_requests copy], answer ?: @"never ended", textOf(child) ];
                }];
            }
    NSDictionary *acts = @{
        @"get" : ^(ANChild *child, void (^done)(id), void (^failed)(id, NSError *)) {
          [ANChild getRemoteObjectWithID:@5 success:done failure:failed];
        },
        @"create" : ^(ANChild *child, void (^done)(id), void (^failed)(id, NSError *)) {
          [ANChild createRemoteObjectWithSuccess:done failure:failed];
        },
        @"update" : ^(ANChild *child, void (^done)(id), void (^failed)(id, NSError *)) {
          [child updateRemoteObjectWithSuccess:done failure:failed];
        },
        @"delete" : ^(ANChild *child, void (^done)(id), void (^failed)(id, NSError *)) {
          [child deleteRemoteObjectWithSuccess:^{ done(@"deleted"); } failure:failed];
        },
    };
    for (NSString *name in [acts.allKeys sortedArrayUsingSelector:@selector(compare:)])
        [self answer:@"remote model" to:name with:^{
          ANChild *child = [[ANChild alloc] initWithDictionary:@{@"objectID" : @9, @"name" : @"Eve"}];
          __block id answer = nil;
          [self->_requests removeAllObjects];
          void (^act)(ANChild *, void (^)(id), void (^)(id, NSError *)) = acts[name];
          act(child, ^(id object) { answer = textOf(object); }, ^(id object, NSError *error) { answer = @[ textOf(object), error ]; });
          [self wait:^{ return (BOOL)(answer != nil); }];
          return (id)@[ [self->_requests copy], answer ?: @"never ended", textOf(child) ];
        }];
    [self answer:@"remote model" to:@"endpoint of nil" with:^{ return (id)[[ANChild new] resourceEndpoint]; }];
    [self answer:@"remote model" to:@"endpoint of a class" with:^{ return (id)[ANChild resourceEndpoint]; }];
    [self answer:@"remote model" to:@"same gateway twice" with:^{ return (id)@([ANChild gateway] == [ANChild gateway]); }];
}

@end

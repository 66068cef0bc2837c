#import "Features.h"

typedef struct {
    int32_t a;
    double b[3];
} FTQuad;

@interface FTRecord : NSObject
@property (copy) NSString *atomicCopy;
@property (strong) id atomicStrong;
@property (nonatomic, strong) id strong;
@property (nonatomic, copy) id copied;
#if __has_feature(objc_arc)
@property (nonatomic, weak) id weak;
#else
@property (nonatomic, assign) id weak;
#endif
@property (nonatomic, assign) long long count;
@property (assign) FTQuad quad;
@property (nonatomic, getter=isReady, setter=makeReady:) BOOL ready;
@property (nonatomic, readonly) NSString *computed;
@property (class, nonatomic, copy) NSString *shared;
@property (nonatomic, strong) NSString *dynamic;
@end

@implementation FTRecord {
    id _hidden;
}
@dynamic dynamic;
static NSString *shared;
+ (NSString *)shared { return shared; }
+ (void)setShared:(NSString *)text { shared = text; }
- (NSString *)computed { return [NSString stringWithFormat:@"%lld", self.count]; }
#if !__has_feature(objc_arc)
- (void)dealloc {
    [_atomicCopy release];
    [_atomicStrong release];
    [_strong release];
    [_copied release];
    [super dealloc];
}
#endif
@end

void check_properties(void) {
    FTRecord *record = [FTRecord new];
    NSMutableArray *array = [NSMutableArray arrayWithObject:@1];
    record.atomicCopy = @"a text of its own";
    record.atomicStrong = array;
    record.strong = array;
    record.copied = array;
    record.weak = array;
    [array addObject:@2];
    CHECK([record.atomicCopy isEqual:@"a text of its own"] && record.atomicStrong == array);
    CHECK(record.strong == array && record.copied != array && [record.copied count] == 1);
    CHECK(record.weak == array);
    record.count = 1LL << 40;
    CHECK(record.count == 1LL << 40 && [record.computed isEqual:@"1099511627776"]);
    record.quad = (FTQuad){7, {1, 2, 3}};
    CHECK(record.quad.a == 7 && record.quad.b[2] == 3);
    record.ready = YES;
    CHECK(record.isReady && [record respondsToSelector:@selector(makeReady:)]);
    FTRecord.shared = @"shared";
    CHECK([FTRecord.shared isEqual:@"shared"]);
    FTRecord.shared = nil;
    CHECK([[record valueForKey:@"count"] longLongValue] == 1LL << 40);
    [record setValue:@"through a key" forKey:@"atomicCopy"];
    CHECK([record.atomicCopy isEqual:@"through a key"]);
    CHECK(![record respondsToSelector:@selector(dynamic)]);
    objc_property_t property = class_getProperty([FTRecord class], "ready");
    CHECK(!strcmp(property_getAttributes(property), "TB,N,GisReady,SmakeReady:,V_ready"));
    RELEASE(record);
}

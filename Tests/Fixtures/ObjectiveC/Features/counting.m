#import "Features.h"

static int alive;

@interface FTCounted : NSObject
@property (nonatomic, strong) FTCounted *next;
@end

@implementation FTCounted
- (instancetype)init {
    self = [super init];
    alive++;
    return self;
}
- (void)dealloc {
    alive--;
#if !__has_feature(objc_arc)
    [_next release];
#endif
    SUPER_DEALLOC;
}
+ (FTCounted *)counted {
#if __has_feature(objc_arc)
    return [FTCounted new];
#else
    return [[FTCounted new] autorelease];
#endif
}
- (FTCounted *)itself { return self; }
@end

#if !__has_feature(objc_arc)
static int retains;
@interface FTOwnCount : FTCounted
@end
@implementation FTOwnCount
- (id)retain {
    retains++;
    return [super retain];
}
@end
#endif

void check_counting(void) {
    @autoreleasepool {
        FTCounted *first = [FTCounted counted];
        first.next = [FTCounted counted];
        CHECK(alive == 2 && first.next.itself == first.next);
    }
    CHECK(alive == 0);

#if __has_feature(objc_arc)
    __weak FTCounted *weak;
    @autoreleasepool {
        FTCounted *strong = [FTCounted new];
        weak = strong;
        CHECK(weak == strong && alive == 1);
    }
    CHECK(weak == nil && alive == 0);
    __weak NSString *text = @"short";
    CHECK([text isEqual:@"short"]);
    void *kept = (__bridge_retained void *)[FTCounted new];
    CHECK(alive == 1);
    @autoreleasepool {
        FTCounted *back = (__bridge_transfer FTCounted *)kept;
        CHECK([back isKindOfClass:[FTCounted class]]);
        back = nil;
    }
    CHECK(alive == 0);
#else
    FTCounted *object = [FTCounted new];
    CHECK([object retain] == object && [object retainCount] == 2);
    [object release];
    [object release];
    CHECK(alive == 0);
    @autoreleasepool {
        CHECK([[[FTCounted alloc] init] autorelease] != nil && alive == 1);
    }
    CHECK(alive == 0);
    FTOwnCount *own = [FTOwnCount new];
    @autoreleasepool {
        NSArray *array = @[ own ];
        [own retain];
        CHECK(retains >= 1 && [array count] == 1);
        [own release];
    }
    CHECK(alive == 1);
    [own release];
    CHECK(alive == 0);
#endif

    @autoreleasepool {
        static char key;
        FTCounted *holder = [FTCounted counted];
        objc_setAssociatedObject(holder, &key, [FTCounted counted], OBJC_ASSOCIATION_RETAIN);
        CHECK([objc_getAssociatedObject(holder, &key) isKindOfClass:[FTCounted class]]);
    }
    CHECK(alive == 0);
}

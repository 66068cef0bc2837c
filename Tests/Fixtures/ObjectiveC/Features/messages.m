#import "Features.h"
#include <stdarg.h>

typedef struct {
    long words[4];
} FTBig;

@interface FTTarget : NSObject
- (CGRect)rect;
- (FTBig)big:(int)number;
- (long double)precise;
- (float)half:(float)number;
- (int)sum:(int)count, ...;
- (long)many:(long)a b:(long)b c:(long)c d:(long)d e:(long)e f:(long)f g:(double)g;
@end

@implementation FTTarget
- (CGRect)rect { return CGRectMake(1, 2, 3, 4); }
- (FTBig)big:(int)number { return (FTBig){{number, 2, 3, 4}}; }
- (long double)precise { return 1.25L; }
- (float)half:(float)number { return number / 2; }
- (int)sum:(int)count, ... {
    va_list arguments;
    va_start(arguments, count);
    int sum = 0;
    while (count-- > 0) sum += va_arg(arguments, int);
    va_end(arguments);
    return sum;
}
- (long)many:(long)a b:(long)b c:(long)c d:(long)d e:(long)e f:(long)f g:(double)g {
    return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + (long)g * 7;
}
@end

@interface FTForwarder : NSObject
@property (nonatomic, strong) FTTarget *target;
@end

@implementation FTForwarder
- (id)forwardingTargetForSelector:(SEL)selector {
    return sel_isEqual(selector, @selector(precise)) ? self.target : nil;
}
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [self.target methodSignatureForSelector:selector] ?: [super methodSignatureForSelector:selector];
}
- (void)forwardInvocation:(NSInvocation *)invocation { [invocation invokeWithTarget:self.target]; }
#if !__has_feature(objc_arc)
- (void)dealloc {
    [_target release];
    [super dealloc];
}
#endif
@end

@interface FTLate : NSObject
@end

static int late(id self, SEL _cmd) {
    (void)self, (void)_cmd;
    return 99;
}

@implementation FTLate
+ (BOOL)resolveInstanceMethod:(SEL)selector {
    if (!sel_isEqual(selector, @selector(late))) return [super resolveInstanceMethod:selector];
    return class_addMethod(self, selector, (IMP)late, "i@:");
}
@end

@interface FTLate (Declared)
- (int)late;
@end

void check_messages(void) {
    FTTarget *target = [FTTarget new];
    CHECK(target.rect.size.height == 4 && [target big:9].words[0] == 9);
    CHECK(target.precise == 1.25L && [target half:3] == 1.5f && [target sum:3, 1, 2, 3] == 6);
    CHECK([target many:1 b:2 c:3 d:4 e:5 f:6 g:7.5] == 1 + 4 + 9 + 16 + 25 + 36 + 49);

    FTTarget *none = nil;
    CHECK(none.rect.size.height == 0 && [none big:9].words[0] == 0 && none.precise == 0);
    CHECK([none half:3] == 0 && [none description] == nil);

    FTForwarder *forwarder = [FTForwarder new];
    forwarder.target = target;
    FTTarget *disguised = (FTTarget *)forwarder;
    CHECK(disguised.precise == 1.25L && disguised.rect.origin.y == 2 && [disguised half:5] == 2.5f);
    CHECK([(FTLate *)[FTLate class] respondsToSelector:@selector(new)]);
    FTLate *object = [FTLate new];
    CHECK([object late] == 99);
    CHECK([[target performSelector:@selector(description)] length] > 0);

    NSObject *stranger = object;
    CHECK([(id)stranger rect].size.width == 0 && carob_pending_error() != nil);
    carob_clear_pending_error();
    RELEASE(object);
    RELEASE(forwarder);
    RELEASE(target);
}

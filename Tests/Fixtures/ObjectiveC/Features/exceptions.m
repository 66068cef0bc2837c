#import "Features.h"

@interface FTOdd : NSObject
+ (instancetype)odd;
@end
@implementation FTOdd
+ (instancetype)odd {
#if __has_feature(objc_arc)
    return [self new];
#else
    return [[self new] autorelease];
#endif
}
@end

@interface FTThrower : NSObject
- (id)throws;
- (int)throwsNumber;
- (void)asserts:(int)number;
@end

@implementation FTThrower
- (id)throws {
    @throw [NSException exceptionWithName:@"FTName" reason:@"a reason" userInfo:nil];
}
- (int)throwsNumber {
    [NSException raise:NSInvalidArgumentException format:@"%d is %@", 3, @"odd"];
    return 3;
}
- (void)asserts:(int)number { NSAssert(number > 0, @"%d is not positive", number); }
@end

static int finished;

static NSString *caught(void (^block)(void)) {
    @try {
        block();
    } @catch (FTOdd *odd) {
        return @"odd";
    } @catch (NSException *exception) {
        return exception.reason;
    } @finally {
        finished++;
    }
    return @"nothing";
}

void check_exceptions(void) {
    FTThrower *thrower = [FTThrower new];
    CHECK([caught(^{ [thrower throws]; }) isEqual:@"a reason"]);
    CHECK([caught(^{ [thrower throwsNumber]; }) isEqual:@"3 is odd"]);
    CHECK([caught(^{ }) isEqual:@"nothing"] && finished == 3);
    CHECK([caught(^{ @throw [FTOdd odd]; }) isEqual:@"odd"]);
    CHECK([caught(^{
        @try {
            [thrower throws];
        } @catch (FTOdd *odd) {
            CHECK(NO);
        } @finally {
            finished += 10;
        }
    }) isEqual:@"a reason"] && finished == 15);
    CHECK([caught(^{
        @try {
            [thrower throws];
        } @catch (id any) {
            @throw;
        }
    }) isEqual:@"a reason"]);
    id thing = nil;
    @try {
        @throw @"short";
    } @catch (NSString *text) {
        thing = text;
    }
    CHECK([thing isEqual:@"short"]);
    CHECK([caught(^{ [thrower asserts:1]; }) isEqual:@"nothing"]);
    CHECK([caught(^{ [thrower asserts:-1]; }) hasSuffix:@"-1 is not positive"]);

    /* The host's frames of performSelector: are between. */
    id result = thrower;
    BOOL crossed = NO;
    @try {
        result = [thrower performSelector:@selector(throws)];
    } @catch (id any) {
        crossed = YES;
    }
    CHECK(!crossed && result == nil && carob_pending_error() != nil);
    carob_clear_pending_error();
    RELEASE(thrower);
}

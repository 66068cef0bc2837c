#import "Features.h"

void check_runtime(void) {
    CHECK(!strcmp(object_getClassName(@"a long literal string"), "NSString"));
    unsigned int count = 0;
    Method *methods = class_copyMethodList([FTCheck class], &count);
    CHECK(count >= 4);
    free(methods);
    Ivar ivar = class_getInstanceVariable([FTCheck class], "_name");
    FTCheck *check = [FTCheck new];
    object_setIvar(check, ivar, @"set");
    CHECK([check.name isEqual:@"set"] && [object_getIvar(check, ivar) isEqual:@"set"]);
    object_setIvar(check, ivar, nil);
    CHECK(class_respondsToSelector([FTCheck class], @selector(setResult:)));
    CHECK(objc_getClass("FTCheck") == [FTCheck class] && object_isClass([FTCheck class]));
    CHECK([[FTCheck modelName] isEqual:@"Check"]);
    CHECK([[ICInflector sharedInflector] modelNameFromClass:[FTCheck class]].length == 5);
    CHECK(objc_sync_enter(check) == 0 && objc_sync_enter(check) == 0);
    CHECK(objc_sync_exit(check) == 0 && objc_sync_exit(check) == 0);
    CHECK([NSStringFromRange(NSMakeRange(2, 3)) isEqual:@"{2, 3}"]);
    CHECK(NSEqualRanges(NSRangeFromString(@"{4, 5}"), NSMakeRange(4, 5)));
    CHECK(NSEqualRanges(NSIntersectionRange(NSMakeRange(0, 4), NSMakeRange(2, 9)), NSMakeRange(2, 2)));
    CHECK(NSGetUncaughtExceptionHandler() == NULL);
    RELEASE(check);
}

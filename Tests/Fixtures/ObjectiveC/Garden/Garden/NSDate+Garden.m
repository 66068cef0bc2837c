#import "NSDate+Garden.h"

@implementation NSDate (Garden)

+ (NSDateFormatter *)gd_formatterWithFormat:(NSString *)format {
    NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
    formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
    formatter.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
    formatter.dateFormat = format;
    return formatter;
}

+ (instancetype)gd_dateWithText:(NSString *)text {
    if (![text isKindOfClass:[NSString class]]) return nil;
    static NSDateFormatter *formatter;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        formatter = [self gd_formatterWithFormat:@"yyyy-MM-dd"];
    });
    return [formatter dateFromString:text];
}

- (NSString *)gd_shortText {
    return [[NSDate gd_formatterWithFormat:@"d MMM yyyy"] stringFromDate:self];
}

@end

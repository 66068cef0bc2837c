#import <Foundation/Foundation.h>

@interface NSDate (Garden)

/// A date of text such as 2015-03-09, or nil.
+ (instancetype)gd_dateWithText:(NSString *)text;

/// Such as 9 Mar 2015.
@property (nonatomic, readonly) NSString *gd_shortText;

@end

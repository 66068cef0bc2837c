#import <Foundation/Foundation.h>

/* The numbers of lines and words in a text. */
@interface XYTextCount : NSObject

@property (nonatomic, readonly) NSUInteger lines;
@property (nonatomic, readonly) NSUInteger words;

- (instancetype)initWithText:(NSString *)text;

@end

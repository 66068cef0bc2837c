#import "XYTextCount.h"

@implementation XYTextCount

- (instancetype)initWithText:(NSString *)text {
    self = [super init];
    if (self) {
        __block NSUInteger lines = 0;
        [text enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) {
            lines++;
        }];
        _lines = lines;
        NSCharacterSet *spaces = [NSCharacterSet whitespaceAndNewlineCharacterSet];
        for (NSString *word in [text componentsSeparatedByCharactersInSet:spaces]) {
            // Between two spaces there is an empty word.
            if (word.length > 0) _words++;
        }
    }
    return self;
}

@end

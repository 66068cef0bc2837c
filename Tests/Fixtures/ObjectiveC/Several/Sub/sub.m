/* The second: a subclass of the first one's class, and a category of that. */
#import <Foundation/Foundation.h>
#include <carob/plugin.h>

CAROB_PLUGIN(.identifier = "org.example.fixture.sub", .name = "Sub", .version = "1.0.0")

@interface SEBase : NSObject
- (NSString *)name;
@end

@interface SEBase (Sub)
- (NSString *)nameTwice;
@end

@implementation SEBase (Sub)
- (NSString *)nameTwice { return [self.name stringByAppendingString:self.name]; }
@end

@interface SESub : SEBase
@end

@implementation SESub {
    NSString *_own;
}
- (NSString *)name {
    _own = @"sub of ";
    return [_own stringByAppendingString:[super name]];
}
@end

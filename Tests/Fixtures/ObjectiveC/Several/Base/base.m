/* The first of several modules: a class that others have subclasses of, and a category. */
#import <Foundation/Foundation.h>
#include <carob/plugin.h>

CAROB_PLUGIN(.identifier = "org.example.fixture.base", .name = "Base", .version = "1.0.0")

@interface SEBase : NSObject {
    NSMutableArray *_names;
}
- (NSString *)name;
@end

@implementation SEBase
- (NSString *)name { return @"a base with a long name"; }
@end

@interface NSString (SEBase)
- (NSString *)se_quoted;
@end

@implementation NSString (SEBase)
- (NSString *)se_quoted { return [NSString stringWithFormat:@"“%@”", self]; }
@end

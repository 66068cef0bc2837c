#import <Foundation/Foundation.h>

/* An object that calls a block when it is asked for its hash, whether it is equal, or when it goes. */
@interface Asked : NSObject <NSCopying>
@property NSUInteger number;
@property (copy) void (^whenHashed)(void);
@property (copy) void (^whenCompared)(void);
@property (copy) void (^whenGone)(void);

+ (instancetype)numbered:(NSUInteger)number;
@end

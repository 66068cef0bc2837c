#import <Foundation/Foundation.h>

/// A bed of the garden.
@interface GDBed : NSObject <NSCopying, NSSecureCoding>

@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, readonly, getter=isSunny) BOOL sunny;

- (instancetype)initWithDictionary:(NSDictionary *)dictionary NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;

- (NSComparisonResult)compare:(GDBed *)other;

@end

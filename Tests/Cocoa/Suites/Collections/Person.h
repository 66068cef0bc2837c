#import <Foundation/Foundation.h>

// Somebody whom collections hold. Two are equal when they have the same name.
@interface Person : NSObject <NSCopying>
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger age;
@property (nonatomic) NSUInteger visits;
+ (instancetype)named:(NSString *)name age:(NSInteger)age;
- (void)visit;
- (void)call:(NSString *)name;
- (NSComparisonResult)compareAge:(Person *)other;
@end

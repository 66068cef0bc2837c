#import <Foundation/Foundation.h>

// Somebody whom predicates are about.
@interface Employee : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger age;
@property (nonatomic) double pay;
@property (nonatomic, getter=isActive) BOOL active;
@property (nonatomic, strong) Employee *boss;
@property (nonatomic, copy) NSArray<NSString *> *tags;
@property (nonatomic, strong) NSDate *hired;
@property (nonatomic, copy) NSSet<Employee *> *reports;
+ (instancetype)named:(NSString *)name age:(NSInteger)age;
- (BOOL)likes:(Employee *)other;
- (NSNumber *)ageIn:(NSNumber *)years;
@end

// Not a class of Foundation's: with an answer of its own.
@interface OddPredicate : NSPredicate
@property (nonatomic) NSUInteger asked;
@end

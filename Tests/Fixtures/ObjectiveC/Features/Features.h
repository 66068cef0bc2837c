#import <InstantCocoa/InstantCocoa.h>
#import <objc/objc-sync.h>
#import <objc/runtime.h>
#include <carob/plugin.h>
#include <stdlib.h>
#include <string.h>

/* What was looked at, and whether it is as it should be. */
@interface FTCheck : ICModel
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *result;
@end

/* Where checks go. */
@interface FTReport : NSObject
@property (class, nonatomic, readonly) NSMutableArray *checks;
+ (void)check:(BOOL)isRight name:(const char *)name;
@end

#define CHECK(...) [FTReport check:(__VA_ARGS__) name:#__VA_ARGS__]

/* Code for both ways to count. */
#if __has_feature(objc_arc)
#define RELEASE(object) ((void)0)
#define SUPER_DEALLOC ((void)0)
#else
#define RELEASE(object) [object release]
#define SUPER_DEALLOC [super dealloc]
#endif

void check_literals(void);
void check_classes(void);
void check_properties(void);
void check_counting(void);
void check_blocks(void);
void check_enumeration(void);
void check_exceptions(void);
void check_messages(void);
void check_runtime(void);

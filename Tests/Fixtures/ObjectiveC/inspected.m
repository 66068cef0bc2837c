/* A module that `carob inspect` describes, with ARC or without. */
#include "../Doctor/objective_c.h"

#if __has_feature(objc_arc)
#define WEAK __weak
#define UNRETAINED __unsafe_unretained
#else
#define WEAK
#define UNRETAINED
#endif

#ifdef WITH_VARIABLES
@interface INKeeper : NSObject {
  NSString *_text;
  WEAK NSObject *_delegate;
  UNRETAINED NSObject *_owner;
  int _count;
}
@property (class, nonatomic, readonly) int total;
@property (nonatomic) int count;
@end

@implementation INKeeper
+ (int)total {
  return 3;
}
@end
#endif

@interface NSString (INShouting)
@property (class, nonatomic, readonly) NSString *loudest;
- (NSString *)inShout;
@end

@implementation NSString (INShouting)
+ (NSString *)loudest {
  return 0;
}
- (NSString *)inShout {
  return self;
}
@end

#ifdef SENDING_RELEASE
@interface NSObject (INCounting)
- (void)release;
@end
void let_go(NSObject *object);
void let_go(NSObject *object) { [object release]; }
#endif

CAROB_PLUGIN(.identifier = "org.example.fixture.inspected", .name = "Inspected", .version = "1.0.0")

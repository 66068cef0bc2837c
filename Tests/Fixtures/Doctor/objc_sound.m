/* clang: -fobjc-arc */
/* Nothing is wrong with it. */
#include "objective_c.h"

@protocol DSListening
- (void)dsListen:(id)object;
@optional
- (void)dsHear:(id)object;
@end

@interface DSUser : ICModel <DSListening>
@property (nonatomic, copy) NSString *name;
@property (nonatomic) int rank;
@property (class, nonatomic, readonly) int count;
@end

@interface NSString (DSShouting)
- (NSString *)dsShout;
@end

@interface DSUserList : ICTableViewController
@property (nonatomic, weak) id<DSListening> listener;
@end

/* Methods that somebody may have. */
@interface NSObject (DSGuesses)
- (void)dsGuess;
@end

@implementation DSUser
@dynamic rank;
+ (int)count {
  return 3;
}
- (void)dsListen:(id)object {
  if ([object respondsToSelector:@selector(dsGuess)]) [object dsGuess];
}
@end

@implementation NSString (DSShouting)
- (NSString *)dsShout {
  return self;
}
@end

@implementation DSUserList
- (void)configureCell:(UITableViewCell *)cell withUser:(DSUser *)user {
  cell.textLabel.text = [user.name dsShout];
  user.rank = DSUser.count;
  [self.listener dsListen:user];
  [self.listener dsHear:user];
}
- (SEL)other {
  return @selector(nobodyHasThis:);
}
- (void)viewDidAppear:(bool)animated {
}
@end

CAROB_PLUGIN(.identifier = "org.example.doctor.objc.sound", .name = "Sound", .version = "1.0.0",
             .principal_class = "DSUserList", .model_class = "DSUser",
             .prefixes = (const char *const[]){"DS", 0})

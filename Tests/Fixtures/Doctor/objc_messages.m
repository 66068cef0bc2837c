/* clang: -fobjc-arc */
/* Messages that nobody answers, handlers that nobody sends, and those that are called with other types. */
#include "objective_c.h"

@interface DMUser : ICModel
@property (nonatomic, copy) NSString *name;
@end

@interface DMUserList : ICTableViewController
@end

/* As headers might that are not Carob's. */
@interface NSObject (Elsewhere)
- (void)relodeData;
+ (id)sharedFrobnicator;
- (void)setName:(NSString *)name forUsar:(DMUser *)user;
@end

@implementation DMUser
@end

@implementation DMUserList
- (void)configureCell:(UITableViewCell *)cell withUsers:(DMUser *)user {
  [self relodeData];
}
- (void)configureCell:(UITableViewCell *)cell withUser:(DMUser *)user {
  [[NSObject sharedFrobnicator] setName:user.name forUsar:user];
}
- (void)viewDidAppear:(id)animated {
}
@end

CAROB_PLUGIN(.identifier = "org.example.doctor.objc.messages", .name = "Messages", .version = "1.0.0",
             .principal_class = "DMUserList", .model_class = "DMUser",
             .prefixes = (const char *const[]){"DM", 0})

#import <InstantCocoa/InstantCocoa.h>

@class SKUser;

/* A user, with a row for each property. */
@interface SKUserViewController : ICTableViewController

- (instancetype)initWithUser:(SKUser *)user;

@end

#import <InstantCocoa/InstantCocoa.h>

/* The list of users. */
@interface SKFollowerListViewController : ICTableViewController

- (instancetype)initWithUsers:(NSArray *)followers;

@end

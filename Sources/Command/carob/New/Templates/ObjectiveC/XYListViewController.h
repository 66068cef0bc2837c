#import <InstantCocoa/InstantCocoa.h>

/* The screen with all rows. */
@interface XYListViewController : ICTableViewController
@end

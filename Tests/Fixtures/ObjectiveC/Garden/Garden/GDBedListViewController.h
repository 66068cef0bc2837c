#import <InstantCocoa/InstantCocoa.h>

/// All beds, by Instant Cocoa.
@interface GDBedListViewController : ICTableViewController

@end

#import <InstantCocoa/InstantCocoa.h>

@class XYItem;

/* A screen with a row for each property. */
@interface XYItemViewController : ICTableViewController

- (instancetype)initWithItem:(XYItem *)item;

@end

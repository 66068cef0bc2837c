#import <UIKit/UIKit.h>

@class GDGarden;

/// All plants: searched, edited, and marked as favourites.
@interface GDPlantListViewController : UITableViewController

- (instancetype)initWithGarden:(GDGarden *)garden;

@end

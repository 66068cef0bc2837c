#import <UIKit/UIKit.h>

/// The heights of the plants of each bed, the highest first.
@interface GDStatisticsViewController : UICollectionViewController

- (instancetype)initWithHeights:(NSDictionary<NSString *, NSNumber *> *)heights;

@end

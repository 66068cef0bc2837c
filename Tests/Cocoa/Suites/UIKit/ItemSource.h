#import <UIKit/UIKit.h>

#define PATH(SECTION, ITEM) [NSIndexPath indexPathForItem:(ITEM) inSection:(SECTION)]

/// A data source with numbered items, which notes what it is told.
@interface ItemSource : NSObject <UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching>
@property (nonatomic, strong) NSMutableArray<NSString *> *items;
@property (nonatomic, strong) NSMutableArray<NSString *> *told;
- (instancetype)initWithCount:(NSInteger)count;
/// A view of 100 by 250 points with that data source and delegate.
- (UICollectionView *)viewWithLayout:(UICollectionViewLayout *)layout;
/// A layout with one item of 50 points in each line.
+ (UICollectionViewFlowLayout *)column;
@end

#import "GDStatisticsViewController.h"

@interface GDStatisticsCell : UICollectionViewCell

@property (nonatomic, readonly) UILabel *label;

@end

@implementation GDStatisticsCell

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (!self) return nil;

    _label = [[UILabel alloc] initWithFrame:self.bounds];
    _label.textAlignment = NSTextAlignmentCenter;
    [self.contentView addSubview:_label];

    return self;
}

@end

@implementation GDStatisticsViewController {
    NSDictionary<NSString *, NSNumber *> *_heights;
    NSArray<NSString *> *_names;
}

- (instancetype)initWithHeights:(NSDictionary<NSString *, NSNumber *> *)heights {
    UICollectionViewFlowLayout *layout = [[UICollectionViewFlowLayout alloc] init];
    layout.itemSize = CGSizeMake(150, 50);
    layout.minimumInteritemSpacing = 5;
    layout.sectionInset = UIEdgeInsetsMake(5, 5, 5, 5);
    layout.headerReferenceSize = CGSizeMake(0, 30);
    self = [super initWithCollectionViewLayout:layout];
    if (!self) return nil;

    _heights = [heights copy];
    _names = [_heights keysSortedByValueUsingComparator:^(NSNumber *one, NSNumber *other) {
        return [other compare:one];
    }];
    self.title = [NSString localizedStringWithFormat:@"%@ cm", [_heights.allValues valueForKeyPath:@"@sum.self"]];

    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.collectionView registerClass:[GDStatisticsCell class] forCellWithReuseIdentifier:@"cell"];
    [self.collectionView registerClass:[UICollectionReusableView class]
            forSupplementaryViewOfKind:UICollectionElementKindSectionHeader
                   withReuseIdentifier:@"header"];
    self.collectionView.alwaysBounceVertical = YES;
}

- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section {
    return _names.count;
}

- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath {
    GDStatisticsCell *cell = [collectionView dequeueReusableCellWithReuseIdentifier:@"cell" forIndexPath:indexPath];
    NSString *name = _names[indexPath.item];
    cell.label.text = [NSString stringWithFormat:@"%@: %@", name, _heights[name]];
    cell.backgroundColor = [[UIColor greenColor] colorWithAlphaComponent:_heights[name].floatValue / 3000];
    return cell;
}

- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)indexPath {
    UICollectionReusableView *header = [collectionView dequeueReusableSupplementaryViewOfKind:kind
                                                                          withReuseIdentifier:@"header"
                                                                                 forIndexPath:indexPath];
    UILabel *label = header.subviews.firstObject;
    if (!label) {
        label = [[UILabel alloc] initWithFrame:header.bounds];
        [header addSubview:label];
    }
    label.text = @"By bed";
    return header;
}

- (CGSize)collectionView:(UICollectionView *)collectionView
                    layout:(UICollectionViewLayout *)layout
    sizeForItemAtIndexPath:(NSIndexPath *)indexPath {
    return indexPath.item == 0 ? CGSizeMake(305, 50) : ((UICollectionViewFlowLayout *)layout).itemSize;
}

@end

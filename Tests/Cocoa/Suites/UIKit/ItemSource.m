#import "ItemSource.h"

@implementation ItemSource
- (instancetype)initWithCount:(NSInteger)count {
  if ((self = [super init])) {
    _items = [NSMutableArray array];
    _told = [NSMutableArray array];
    for (NSInteger i = 0; i < count; i++) [_items addObject:[NSString stringWithFormat:@"%ld", (long)i]];
  }
  return self;
}
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section {
  return self.items.count;
}
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)path {
  return [collectionView dequeueReusableCellWithReuseIdentifier:@"item" forIndexPath:path];
}
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)path {
  return [collectionView dequeueReusableSupplementaryViewOfKind:kind withReuseIdentifier:@"title" forIndexPath:path];
}
- (BOOL)collectionView:(UICollectionView *)collectionView canMoveItemAtIndexPath:(NSIndexPath *)path {
  return ![self.items[path.item] isEqualToString:@"2"];
}
- (void)collectionView:(UICollectionView *)collectionView
    moveItemAtIndexPath:(NSIndexPath *)path
            toIndexPath:(NSIndexPath *)destination {
  NSString *item = self.items[path.item];
  [self.items removeObjectAtIndex:path.item];
  [self.items insertObject:item atIndex:destination.item];
}
- (void)collectionView:(UICollectionView *)collectionView prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths {
  for (NSIndexPath *path in paths) [self.told addObject:[NSString stringWithFormat:@"prefetch %ld", (long)path.item]];
}
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingCell:(UICollectionViewCell *)cell
      forItemAtIndexPath:(NSIndexPath *)path {
  if (self.items.count == 0) [self.told addObject:[NSString stringWithFormat:@"end %ld", (long)path.item]];
}
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)path {
  [self.told addObject:[NSString stringWithFormat:@"select %ld", (long)path.item]];
}
- (UICollectionView *)viewWithLayout:(UICollectionViewLayout *)layout {
  UICollectionView *view = [[UICollectionView alloc] initWithFrame:CGRectMake(0, 0, 100, 250) collectionViewLayout:layout];
  [view registerClass:[UICollectionViewCell class] forCellWithReuseIdentifier:@"item"];
  for (NSString *kind in @[ UICollectionElementKindSectionHeader, UICollectionElementKindSectionFooter ]) {
    [view registerClass:[UICollectionReusableView class] forSupplementaryViewOfKind:kind withReuseIdentifier:@"title"];
  }
  view.dataSource = self;
  view.delegate = self;
  [view layoutIfNeeded];
  return view;
}
+ (UICollectionViewFlowLayout *)column {
  UICollectionViewFlowLayout *layout = [UICollectionViewFlowLayout new];
  layout.itemSize = CGSizeMake(100, 50);
  layout.minimumLineSpacing = 0;
  return layout;
}
@end

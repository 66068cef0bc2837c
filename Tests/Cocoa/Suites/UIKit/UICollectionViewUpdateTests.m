#import <XCTest/XCTest.h>
#import "ItemSource.h"

/// Notes the order in which cells come and go.
@interface DisplaySource : ItemSource
@property (nonatomic, readonly) NSMutableArray<NSString *> *displays;
@end

@implementation DisplaySource
- (instancetype)initWithCount:(NSInteger)count {
  if ((self = [super initWithCount:count])) _displays = [NSMutableArray array];
  return self;
}
- (void)collectionView:(UICollectionView *)collectionView
       willDisplayCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)indexPath {
  [self.displays addObject:[NSString stringWithFormat:@"+%ld", (long)indexPath.item]];
}
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingCell:(UICollectionViewCell *)cell
      forItemAtIndexPath:(NSIndexPath *)indexPath {
  [self.displays addObject:[NSString stringWithFormat:@"-%ld", (long)indexPath.item]];
}
@end

/// A layout that notes the bounds that it sees when it is asked about new ones, and the ends of updated items.
@interface NotingLayout : UICollectionViewFlowLayout
@property (nonatomic, readonly) NSMutableArray<NSString *> *asked;
@property (nonatomic, readonly) NSMutableArray<UICollectionViewLayoutAttributes *> *ends;
@end

@implementation NotingLayout
- (instancetype)init {
  if ((self = [super init])) {
    self.itemSize = CGSizeMake(100, 50);
    self.minimumLineSpacing = 0;
    _asked = [NSMutableArray array];
    _ends = [NSMutableArray array];
  }
  return self;
}
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds {
  CGRect bounds = self.collectionView.bounds;
  [self.asked addObject:[NSString stringWithFormat:@"%g %g → %g %g, at %g", bounds.origin.y, bounds.size.height,
                                                   newBounds.origin.y, newBounds.size.height,
                                                   self.collectionView.contentOffset.y]];
  return [super shouldInvalidateLayoutForBoundsChange:newBounds];
}
- (UICollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingItemAtIndexPath:(NSIndexPath *)path {
  UICollectionViewLayoutAttributes *attributes = [super initialLayoutAttributesForAppearingItemAtIndexPath:path];
  [self.ends addObject:attributes];
  return attributes;
}
- (UICollectionViewLayoutAttributes *)finalLayoutAttributesForDisappearingItemAtIndexPath:(NSIndexPath *)path {
  UICollectionViewLayoutAttributes *attributes = [super finalLayoutAttributesForDisappearingItemAtIndexPath:path];
  [self.ends addObject:attributes];
  return attributes;
}
@end

@interface UICollectionViewUpdateTests : XCTestCase
@end

@implementation UICollectionViewUpdateTests {
  DisplaySource *_source;
  NotingLayout *_layout;
  UICollectionView *_view;
}

- (void)showCount:(NSInteger)count {
  _source = [[DisplaySource alloc] initWithCount:count];
  _layout = [NotingLayout new];
  _view = [_source viewWithLayout:_layout];
  [_source.displays removeAllObjects];
}

- (void)testTheLayoutSeesTheFormerBoundsWhenItIsAskedAboutNewOnes {
  [self showCount:40];
  CGFloat height = _view.bounds.size.height;
  [_layout.asked removeAllObjects];
  _view.contentOffset = CGPointMake(0, 30);
  [_view layoutIfNeeded];
  NSString *asked = [NSString stringWithFormat:@"0 %g → 30 %g, at 0", height, height];
  XCTAssertEqualObjects(_layout.asked, @[ asked ]);
  XCTAssertEqual(_view.bounds.origin.y, 30);
  [_layout.asked removeAllObjects];
  CGRect frame = _view.frame;
  frame.size.height = 150;
  _view.frame = frame;
  [_view layoutIfNeeded];
  asked = [NSString stringWithFormat:@"30 %g → 30 150, at 30", height];
  XCTAssertEqualObjects(_layout.asked, @[ asked ]);
  XCTAssertEqual(_view.bounds.size.height, 150);
}

- (void)testWhatComesIsDisplayedBeforeTheDisplayOfWhatGoesEnds {
  [self showCount:3];
  [_view reloadItemsAtIndexPaths:@[ PATH(0, 1) ]];
  XCTAssertEqualObjects(_source.displays, (@[ @"+1", @"-1" ]));
  [_source.displays removeAllObjects];
  [_source.items removeObjectAtIndex:0];
  [_view deleteItemsAtIndexPaths:@[ PATH(0, 0) ]];
  XCTAssertEqualObjects(_source.displays, (@[ @"-0" ]));
}

- (void)testAnItemThatIsInsertedTwiceIsTwoItems {
  [self showCount:3];
  UICollectionViewCell *first = [_view cellForItemAtIndexPath:PATH(0, 0)];
  UICollectionViewCell *last = [_view cellForItemAtIndexPath:PATH(0, 2)];
  [_view performBatchUpdates:^{
    [self->_source.items insertObject:@"b" atIndex:1];
    [self->_source.items insertObject:@"a" atIndex:1];
    [self->_view insertItemsAtIndexPaths:@[ PATH(0, 1) ]];
    [self->_view insertItemsAtIndexPaths:@[ PATH(0, 1) ]];
  }
                  completion:nil];
  XCTAssertEqual([_view numberOfItemsInSection:0], 5);
  XCTAssertEqual([_view cellForItemAtIndexPath:PATH(0, 0)], first);
  XCTAssertEqual([_view cellForItemAtIndexPath:PATH(0, 4)], last);
  // More of them than there is room behind the place.
  [_view performBatchUpdates:^{
    [self->_source.items addObjectsFromArray:@[ @"c", @"d" ]];
    [self->_view insertItemsAtIndexPaths:@[ PATH(0, 6), PATH(0, 6) ]];
  }
                  completion:nil];
  XCTAssertEqual([_view cellForItemAtIndexPath:PATH(0, 4)], last);
}

- (void)testEndsAreCopiesAndInvisibleInAnUpdate {
  [self showCount:3];
  UICollectionViewLayoutAttributes *place = [_layout layoutAttributesForItemAtIndexPath:PATH(0, 1)];
  for (UICollectionViewLayoutAttributes *end in @[
         [_layout initialLayoutAttributesForAppearingItemAtIndexPath:PATH(0, 1)],
         [_layout finalLayoutAttributesForDisappearingItemAtIndexPath:PATH(0, 1)]
       ]) {
    XCTAssertEqualObjects(end, place);
    end.center = CGPointMake(1, 2);
  }
  XCTAssertEqualObjects([_layout layoutAttributesForItemAtIndexPath:PATH(0, 1)], place);
  [_layout.ends removeAllObjects];
  [_source.items removeLastObject];
  [_view deleteItemsAtIndexPaths:@[ PATH(0, 2) ]];
  [_source.items addObject:@"new"];
  [_view insertItemsAtIndexPaths:@[ PATH(0, 2) ]];
  XCTAssertEqual(_layout.ends.count, 2u);
  XCTAssertEqualObjects([_layout.ends valueForKey:@"alpha"], (@[ @0, @0 ]));
  XCTAssertEqualObjects([_layout.ends valueForKey:@"indexPath"], (@[ PATH(0, 2), PATH(0, 2) ]));
}

- (void)testMovedItemsAreOutdated {
  UICollectionViewFlowLayout *layout = [UICollectionViewFlowLayout new];
  UICollectionViewLayoutInvalidationContext *moving =
      [layout invalidationContextForInteractivelyMovingItems:@[ PATH(0, 2) ]
                                          withTargetPosition:CGPointMake(3, 4)
                                          previousIndexPaths:@[ PATH(0, 1) ]
                                            previousPosition:CGPointZero];
  XCTAssertEqualObjects(moving.invalidatedItemIndexPaths, (@[ PATH(0, 1), PATH(0, 2) ]));
  UICollectionViewLayoutInvalidationContext *ended =
      [layout invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:@[ PATH(0, 1) ]
                                                                   previousIndexPaths:@[ PATH(0, 1) ]
                                                                    movementCancelled:YES];
  XCTAssertEqualObjects(ended.invalidatedItemIndexPaths, @[ PATH(0, 1) ]);
}

@end

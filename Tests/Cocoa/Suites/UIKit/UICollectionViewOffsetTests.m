#import <XCTest/XCTest.h>
#import "ItemSource.h"

/// A delegate that chooses the offset after each update.
@interface OffsetSource : ItemSource
@end

@implementation OffsetSource
- (CGPoint)collectionView:(UICollectionView *)collectionView
    targetContentOffsetForProposedContentOffset:(CGPoint)proposal {
  return CGPointMake(proposal.x, proposal.y + 70);
}
@end

/// A layout that keeps the last item in sight.
@interface LastItemLayout : UICollectionViewFlowLayout
@end

@implementation LastItemLayout
- (instancetype)init {
  if ((self = [super init])) {
    self.itemSize = CGSizeMake(100, 50);
    self.minimumLineSpacing = 0;
  }
  return self;
}
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposal {
  return CGPointMake(0, self.collectionViewContentSize.height - self.collectionView.bounds.size.height);
}
@end

@interface UICollectionViewOffsetTests : XCTestCase
@end

@implementation UICollectionViewOffsetTests {
  ItemSource *_source;
  UICollectionView *_view;
}

- (void)showCount:(NSInteger)count layout:(UICollectionViewLayout *)layout {
  _source = [[ItemSource alloc] initWithCount:count];
  _view = [_source viewWithLayout:layout];
}

- (void)insertItem {
  [_source.items insertObject:@"new" atIndex:0];
  [_view insertItemsAtIndexPaths:@[ PATH(0, 0) ]];
}

- (void)testTheLayoutChoosesTheOffsetAfterAnUpdate {
  [self showCount:10 layout:[LastItemLayout new]];
  XCTAssertEqual(_view.contentOffset.y, 0);
  [self insertItem];
  XCTAssertEqual(_view.contentOffset.y, 300);
  XCTAssertNotNil([_view cellForItemAtIndexPath:PATH(0, 10)]);
}

- (void)testTheDelegateChoosesTheOffsetBeforeTheLayout {
  [self showCount:10 layout:[LastItemLayout new]];
  OffsetSource *source = [[OffsetSource alloc] initWithCount:10];
  _view.delegate = source;
  [self insertItem];
  XCTAssertEqual(_view.contentOffset.y, 70);
}

- (void)testANewLayoutChoosesTheOffset {
  [self showCount:10 layout:[ItemSource column]];
  [_view setCollectionViewLayout:[LastItemLayout new] animated:NO];
  XCTAssertEqual(_view.contentOffset.y, 250);
}

/// What an app sees of a reload must not depend on the order of a hash table.
- (void)testItemsLeaveInTheirOrder {
  [self showCount:5 layout:[ItemSource column]];
  [_source.told removeAllObjects];
  [_source.items removeAllObjects];
  [_view reloadData];
  [_view layoutIfNeeded];
  NSArray *told = @[ @"end 0", @"end 1", @"end 2", @"end 3", @"end 4" ];
  XCTAssertEqualObjects(_source.told, told);
}

@end

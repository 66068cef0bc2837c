#import <XCTest/XCTest.h>
#import "ItemSource.h"

/// Attributes with a number of their own.
@interface NumberedAttributes : UICollectionViewLayoutAttributes
@property (nonatomic) NSInteger number;
@end

@implementation NumberedAttributes
- (id)copyWithZone:(NSZone *)zone {
  NumberedAttributes *copy = [super copyWithZone:zone];
  copy.number = self.number;
  return copy;
}
@end

@interface NumberedLayout : UICollectionViewFlowLayout
@end

@implementation NumberedLayout
+ (Class)layoutAttributesClass {
  return [NumberedAttributes class];
}
- (UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path {
  NumberedAttributes *made = (NumberedAttributes *)[[super layoutAttributesForItemAtIndexPath:path] copy];
  made.number = path.item + 1;
  return made;
}
@end

/// Three items below each other, with a line as decoration.
@interface LineView : UICollectionReusableView
@end

@implementation LineView
@end

@interface NotedContext : UICollectionViewLayoutInvalidationContext
@property (nonatomic) BOOL isForBounds;
@end

@implementation NotedContext
@end

@interface ColumnLayout : UICollectionViewLayout
@property (nonatomic, strong) NSMutableArray<NSString *> *told;
@end

@implementation ColumnLayout
- (instancetype)init {
  if ((self = [super init])) {
    _told = [NSMutableArray array];
    [self registerClass:[LineView class] forDecorationViewOfKind:@"line"];
  }
  return self;
}
+ (Class)invalidationContextClass {
  return [NotedContext class];
}
- (CGSize)collectionViewContentSize {
  return CGSizeMake(100, 10 + 100 * [self.collectionView numberOfItemsInSection:0]);
}
- (UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path {
  UICollectionViewLayoutAttributes *made = [UICollectionViewLayoutAttributes layoutAttributesForCellWithIndexPath:path];
  made.frame = CGRectMake(0, 10 + path.item * 100, 100, 100);
  return made;
}
- (UICollectionViewLayoutAttributes *)layoutAttributesForDecorationViewOfKind:(NSString *)kind
                                                                  atIndexPath:(NSIndexPath *)path {
  UICollectionViewLayoutAttributes *made =
      [UICollectionViewLayoutAttributes layoutAttributesForDecorationViewOfKind:kind withIndexPath:path];
  made.frame = CGRectMake(0, 0, 100, 10);
  return made;
}
- (NSArray<UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect {
  NSMutableArray *all = [NSMutableArray array];
  for (NSInteger i = 0; i < [self.collectionView numberOfItemsInSection:0]; i++) {
    [all addObject:[self layoutAttributesForItemAtIndexPath:PATH(0, i)]];
  }
  [all addObject:[self layoutAttributesForDecorationViewOfKind:@"line" atIndexPath:PATH(0, 0)]];
  return all;
}
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)bounds {
  return bounds.origin.y > 0;
}
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForBoundsChange:(CGRect)bounds {
  NotedContext *context = (NotedContext *)[super invalidationContextForBoundsChange:bounds];
  context.isForBounds = YES;
  return context;
}
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context {
  BOOL isForBounds = [context isKindOfClass:[NotedContext class]] && ((NotedContext *)context).isForBounds;
  [self.told addObject:isForBounds ? @"bounds" : context.invalidateEverything ? @"everything" : @"some"];
  [super invalidateLayoutWithContext:context];
}
- (void)prepareForCollectionViewUpdates:(NSArray<UICollectionViewUpdateItem *> *)items {
  [super prepareForCollectionViewUpdates:items];
  for (UICollectionViewUpdateItem *item in items) {
    [self.told addObject:[NSString stringWithFormat:@"update %ld %@", (long)item.updateAction,
                                                    item.indexPathAfterUpdate ? @(item.indexPathAfterUpdate.item) : @"-"]];
  }
}
- (UICollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingItemAtIndexPath:(NSIndexPath *)path {
  [self.told addObject:[NSString stringWithFormat:@"from %ld", (long)path.item]];
  return [super initialLayoutAttributesForAppearingItemAtIndexPath:path];
}
- (void)finalizeCollectionViewUpdates {
  [super finalizeCollectionViewUpdates];
  [self.told addObject:@"done"];
}
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)offset withScrollingVelocity:(CGPoint)velocity {
  return CGPointMake(offset.x, round(offset.y / 50) * 50);
}
@end

@interface UICollectionViewTests : XCTestCase
@end

@implementation UICollectionViewTests {
  ItemSource *_source;
  UICollectionView *_view;
}

- (void)showCount:(NSInteger)count layout:(UICollectionViewLayout *)layout {
  _source = [[ItemSource alloc] initWithCount:count];
  _view = [_source viewWithLayout:layout];
}

- (void)testDecorationViews {
  ColumnLayout *layout = [ColumnLayout new];
  [self showCount:3 layout:layout];
  NSMutableArray<UIView *> *views = [NSMutableArray array];
  for (UIView *view in _view.subviews) {
    if ([view isKindOfClass:[LineView class]]) [views addObject:view];
  }
  XCTAssertEqual(views.count, 1u);
  XCTAssertTrue(CGRectEqualToRect(views[0].frame, CGRectMake(0, 0, 100, 10)));
  UICollectionViewLayoutAttributes *line = [layout layoutAttributesForDecorationViewOfKind:@"line" atIndexPath:PATH(0, 0)];
  XCTAssertEqual(line.representedElementCategory, UICollectionElementCategoryDecorationView);
  XCTAssertEqualObjects(line.representedElementKind, @"line");
  XCTAssertEqualObjects([line copy], line);
  XCTAssertThrowsSpecificNamed(
      [layout registerClass:[NSString class] forDecorationViewOfKind:@"line"], NSException, NSInternalInconsistencyException);
}

- (void)testInvalidation {
  ColumnLayout *layout = [ColumnLayout new];
  [self showCount:5 layout:layout];
  XCTAssertEqualObjects(layout.told, @[ @"everything" ]);
  [layout.told removeAllObjects];
  [_view setContentOffset:CGPointMake(0, 30)];
  XCTAssertEqualObjects(layout.told, @[ @"bounds" ]);
  [layout.told removeAllObjects];
  NotedContext *context = [NotedContext new];
  [context invalidateItemsAtIndexPaths:@[ PATH(0, 1) ]];
  [context invalidateSupplementaryElementsOfKind:@"head" atIndexPaths:@[ PATH(0, 0) ]];
  context.contentOffsetAdjustment = CGPointMake(0, 5);
  XCTAssertEqualObjects(context.invalidatedItemIndexPaths, @[ PATH(0, 1) ]);
  XCTAssertEqualObjects(context.invalidatedSupplementaryIndexPaths, @{ @"head" : @[ PATH(0, 0) ] });
  XCTAssertNil(context.invalidatedDecorationIndexPaths);
  [layout invalidateLayoutWithContext:context];
  XCTAssertEqualObjects(layout.told.firstObject, @"some");
  XCTAssertEqual(_view.contentOffset.y, 35);
}

- (void)testUpdatesThatALayoutIsToldOf {
  ColumnLayout *layout = [ColumnLayout new];
  [self showCount:2 layout:layout];
  [layout.told removeAllObjects];
  [_source.items insertObject:@"new" atIndex:1];
  [_view insertItemsAtIndexPaths:@[ PATH(0, 1) ]];
  NSArray *told = @[ @"everything", @"update 0 1", @"from 1", @"done" ];
  XCTAssertEqualObjects(layout.told, told);
}

- (void)testLayoutChoosesWhereADragEnds {
  [self showCount:9 layout:[ColumnLayout new]];
  [_view carob_dragToContentOffset:CGPointMake(0, 60)];
  XCTAssertEqual(_view.contentOffset.y, 50);
}

- (void)testMovingItems {
  [self showCount:4 layout:[ItemSource column]];
  UICollectionViewCell *cell = [_view cellForItemAtIndexPath:PATH(0, 0)];
  XCTAssertTrue([_view carob_dragItemAtIndexPath:PATH(0, 0) toIndexPath:PATH(0, 3)]);
  XCTAssertEqual([_view cellForItemAtIndexPath:PATH(0, 3)], cell);
  NSArray *items = @[ @"1", @"2", @"3", @"0" ];
  XCTAssertEqualObjects(_source.items, items);
  XCTAssertFalse([_view carob_dragItemAtIndexPath:PATH(0, 1) toIndexPath:PATH(0, 0)]);
}

- (void)testInteractiveMovement {
  [self showCount:4 layout:[ItemSource column]];
  XCTAssertFalse([_view beginInteractiveMovementForItemAtIndexPath:PATH(0, 2)]);
  XCTAssertTrue([_view beginInteractiveMovementForItemAtIndexPath:PATH(0, 0)]);
  [_view updateInteractiveMovementTargetPosition:CGPointMake(50, 175)];
  [_view cancelInteractiveMovement];
  [_view endInteractiveMovement];
  XCTAssertEqualObjects(_source.items.firstObject, @"0");
  [_view beginInteractiveMovementForItemAtIndexPath:PATH(0, 0)];
  [_view updateInteractiveMovementTargetPosition:CGPointMake(50, 175)];
  [_view endInteractiveMovement];
  XCTAssertEqualObjects(_source.items.lastObject, @"0");
}

- (void)testPrefetching {
  [self showCount:20 layout:[ItemSource column]];
  _view.prefetchDataSource = _source;
  XCTAssertEqual(_view.visibleCells.count, 5u);
  [_view setContentOffset:CGPointMake(0, 50)];
  NSArray *told = @[ @"prefetch 6", @"prefetch 7", @"prefetch 8", @"prefetch 9", @"prefetch 10" ];
  XCTAssertEqualObjects(_source.told, told);
}

- (void)testBackgroundAndTaps {
  [self showCount:2 layout:[ItemSource column]];
  UIView *background = [UIView new];
  _view.backgroundView = background;
  UICollectionViewCell *cell = _view.visibleCells[0];
  cell.backgroundView = [UIView new];
  [_view layoutIfNeeded];
  [cell layoutIfNeeded];
  XCTAssertTrue(CGRectEqualToRect(background.frame, _view.bounds));
  XCTAssertTrue(CGRectEqualToRect(cell.backgroundView.frame, CGRectMake(0, 0, 100, 50)));
  [_view carob_tapItemAtIndexPath:PATH(0, 1)];
  XCTAssertEqualObjects(_source.told, @[ @"select 1" ]);
}

- (void)testAttributesOfAClassOfTheLayout {
  [self showCount:3 layout:[NumberedLayout new]];
  NumberedAttributes *made = (NumberedAttributes *)[_view layoutAttributesForItemAtIndexPath:PATH(0, 1)];
  XCTAssertTrue([made isKindOfClass:[NumberedAttributes class]]);
  XCTAssertEqual(made.number, 2);
}

- (void)testPinnedHeadersAndFooters {
  UICollectionViewFlowLayout *layout = [ItemSource column];
  layout.headerReferenceSize = CGSizeMake(0, 20);
  layout.footerReferenceSize = CGSizeMake(0, 30);
  [self showCount:10 layout:layout];
  CGFloat (^top)(NSString *) = ^(NSString *kind) {
    return [self->_view supplementaryViewForElementKind:kind atIndexPath:PATH(0, 0)].frame.origin.y;
  };
  XCTAssertEqual(top(UICollectionElementKindSectionHeader), 0);
  XCTAssertNil([_view supplementaryViewForElementKind:UICollectionElementKindSectionFooter atIndexPath:PATH(0, 0)]);
  layout.sectionHeadersPinToVisibleBounds = YES;
  layout.sectionFootersPinToVisibleBounds = YES;
  [_view layoutIfNeeded];
  XCTAssertEqual(top(UICollectionElementKindSectionFooter), 220);
  [_view setContentOffset:CGPointMake(0, 100)];
  XCTAssertEqual(top(UICollectionElementKindSectionHeader), 100);
  XCTAssertEqual(top(UICollectionElementKindSectionFooter), 320);
  NSArray *kinds = [_view indexPathsForVisibleSupplementaryElementsOfKind:UICollectionElementKindSectionHeader];
  XCTAssertEqualObjects(kinds, @[ PATH(0, 0) ]);
}

- (void)testFlowLayout {
  UICollectionViewFlowLayout *layout = [ItemSource column];
  XCTAssertEqual([UICollectionViewFlowLayout invalidationContextClass], [UICollectionViewFlowLayoutInvalidationContext class]);
  XCTAssertTrue([UICollectionViewFlowLayoutInvalidationContext new].invalidateFlowLayoutDelegateMetrics);
  [self showCount:3 layout:layout];
  UICollectionViewLayoutAttributes *attributes = [_view layoutAttributesForItemAtIndexPath:PATH(0, 1)];
  XCTAssertTrue(CGRectEqualToRect(attributes.bounds, CGRectMake(0, 0, 100, 50)));
  __block BOOL isDone = NO;
  UICollectionViewFlowLayout *other = [ItemSource column];
  other.itemSize = CGSizeMake(20, 20);
  [_view setCollectionViewLayout:other animated:YES completion:^(BOOL finished) {
    isDone = finished;
  }];
  XCTAssertTrue(isDone);
  XCTAssertEqual([_view cellForItemAtIndexPath:PATH(0, 0)].frame.size.width, 20);
}

@end

@interface GridController : UICollectionViewController
@end

@implementation GridController
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.collectionView registerClass:[UICollectionViewCell class] forCellWithReuseIdentifier:@"item"];
}
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section {
  return 2;
}
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)path {
  return [collectionView dequeueReusableCellWithReuseIdentifier:@"item" forIndexPath:path];
}
@end

@interface UICollectionViewControllerTests : XCTestCase
@end

@implementation UICollectionViewControllerTests

- (void)testWithoutADataSourceThereIsOneEmptySection {
  UICollectionView *view = [[UICollectionView alloc]
           initWithFrame:CGRectMake(0, 0, 100, 100)
    collectionViewLayout:[UICollectionViewFlowLayout new]];
  XCTAssertEqual(view.numberOfSections, 1);
  XCTAssertEqual([view numberOfItemsInSection:0], 0);
  XCTAssertThrows([view numberOfItemsInSection:1]);
  XCTAssertEqual(view.visibleCells.count, 0u);
}

- (void)testCollection {
  UICollectionViewFlowLayout *layout = [UICollectionViewFlowLayout new];
  GridController *grid = [[GridController alloc] initWithCollectionViewLayout:layout];
  XCTAssertEqual(grid.collectionViewLayout, layout);
  XCTAssertFalse(grid.isViewLoaded);
  UICollectionView *view = grid.collectionView;
  XCTAssertEqual(grid.view, view);
  XCTAssertEqual(view.dataSource, (id)grid);
  XCTAssertEqual([view numberOfItemsInSection:0], 2);
  [view selectItemAtIndexPath:PATH(0, 1) animated:NO scrollPosition:UICollectionViewScrollPositionNone];
  [grid viewWillAppear:NO];
  XCTAssertEqualObjects(view.indexPathsForSelectedItems, @[]);
}

- (void)testWithoutALayout {
  UICollectionViewController *plain = [UICollectionViewController new];
  XCTAssertThrows(plain.view);
}

@end

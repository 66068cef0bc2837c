#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// Views of the tests' own, so that what is recorded for them concerns no others.
@interface PaintedLabel : UILabel
@end
@implementation PaintedLabel
@end

@interface PaintedBox : UIView
@end
@implementation PaintedBox
@end

@interface PaintedSwitch : UISwitch
@end
@implementation PaintedSwitch
@end

@interface PaintedCell : UITableViewCell
@end
@implementation PaintedCell
@end

@interface PaintedItem : UICollectionViewCell
@end
@implementation PaintedItem
@end

/// A table and a collection with one row of these classes, with a label of the tests' own.
@interface PaintedRows : NSObject <UITableViewDataSource, UICollectionViewDataSource>
@end
@implementation PaintedRows
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return 1;
}
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [PaintedCell new];
  [cell.contentView addSubview:[PaintedLabel new]];
  return cell;
}
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section {
  return 1;
}
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                  cellForItemAtIndexPath:(NSIndexPath *)indexPath {
  return [collectionView dequeueReusableCellWithReuseIdentifier:@"item" forIndexPath:indexPath];
}
@end

@interface UIAppearanceTests : XCTestCase
@property (nonatomic, strong) UIWindow *window;
@end

@implementation UIAppearanceTests

- (void)setUp {
  [super setUp];
  self.window = [UIWindow new];
}

- (void)testAViewInAWindow {
  [PaintedLabel appearance].textColor = [UIColor redColor];
  XCTAssertEqualObjects([PaintedLabel appearance].textColor, [UIColor redColor]);
  PaintedLabel *label = [PaintedLabel new], *own = [PaintedLabel new];
  own.textColor = [UIColor greenColor];
  UIView *box = [UIView new];
  [box addSubview:label];
  [box addSubview:own];
  XCTAssertNil(label.textColor);
  [self.window addSubview:box];
  XCTAssertEqualObjects(label.textColor, [UIColor redColor]);
  XCTAssertEqualObjects(own.textColor, [UIColor greenColor]);
  // Once.
  label.textColor = nil;
  [self.window addSubview:box];
  XCTAssertNil(label.textColor);
}

- (void)testAViewInsideOthers {
  [[PaintedSwitch appearanceWhenContainedInInstancesOfClasses:@[ [PaintedBox class] ]] setOnTintColor:[UIColor blueColor]];
  PaintedSwitch *inside = [PaintedSwitch new], *outside = [PaintedSwitch new];
  PaintedBox *box = [PaintedBox new];
  [box addSubview:inside];
  [self.window addSubview:box];
  [self.window addSubview:outside];
  XCTAssertEqualObjects(inside.onTintColor, [UIColor blueColor]);
  XCTAssertNil(outside.onTintColor);
}

- (void)testTheOlderName {
  [[PaintedSwitch appearanceWhenContainedIn:[PaintedBox class], nil] setThumbTintColor:[UIColor redColor]];
  PaintedSwitch *inside = [PaintedSwitch new];
  PaintedBox *box = [PaintedBox new];
  [box addSubview:inside];
  [self.window addSubview:box];
  XCTAssertEqualObjects(inside.thumbTintColor, [UIColor redColor]);
}

- (void)testCellsOfLists {
  [PaintedCell appearance].backgroundColor = [UIColor yellowColor];
  [PaintedItem appearance].backgroundColor = [UIColor orangeColor];
  [[PaintedLabel appearanceWhenContainedInInstancesOfClasses:@[ [PaintedCell class] ]] setTextColor:[UIColor brownColor]];
  PaintedRows *rows = [PaintedRows new];
  UITableView *table = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  table.dataSource = rows;
  [self.window addSubview:table];
  [table layoutIfNeeded];
  UITableViewCell *cell = table.visibleCells.firstObject;
  XCTAssertEqualObjects(cell.backgroundColor, [UIColor yellowColor]);
  XCTAssertEqualObjects([cell.contentView.subviews.firstObject textColor], [UIColor brownColor]);
  UICollectionView *collection = [[UICollectionView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)
                                                    collectionViewLayout:[UICollectionViewFlowLayout new]];
  [collection registerClass:[PaintedItem class] forCellWithReuseIdentifier:@"item"];
  collection.dataSource = rows;
  [self.window addSubview:collection];
  [collection layoutIfNeeded];
  XCTAssertEqualObjects(collection.visibleCells.firstObject.backgroundColor, [UIColor orangeColor]);
}

- (void)testConformance {
  XCTAssertTrue([UIView conformsToProtocol:@protocol(UIAppearance)]);
  XCTAssertTrue([UIBarButtonItem conformsToProtocol:@protocol(UIAppearance)]);
}

@end

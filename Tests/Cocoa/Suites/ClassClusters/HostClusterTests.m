#import "Primitives.h"
#import <InstantCocoa/InstantCocoa.h>
#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// What the host does in Swift with objects that have their own primitive methods.
@interface HostClusterTests : XCTestCase
@end

@interface ClusterModel : ICModel
@property(nonatomic) NSInteger width;
@property(nonatomic) NSInteger height;
@property(nonatomic, copy) NSString *title;
@property(nonatomic, strong) NSArray *numbers;
@end

@implementation ClusterModel
@end

@implementation HostClusterTests

- (void)testDataSources {
  ICSimpleDataSource *source =
      [[ICSimpleDataSource alloc] initWithObjects:[PrimitiveArray counting:3]];
  [source fetchData];
  XCTAssertEqual([source numberOfObjectsInSection:0], 3);
  XCTAssertEqualObjects([source objectAtIndexPath:[NSIndexPath indexPathForRow:2 inSection:0]], @2);
  XCTAssertEqual([source indexPathForObject:@1].row, 1);
}

- (void)testModels {
  ClusterModel *model = [[ClusterModel alloc] init];
  NSDictionary *sizes = [PrimitiveDictionary lengthsOf:@[ @"width", @"height" ]];
  [[[ICJSONMapper alloc] init] mapFromDictionary:sizes toObject:model];
  XCTAssertEqual(model.width, 5);
  XCTAssertEqual(model.height, 6);
  model.width = 0;
  [model setValuesForKeysWithDictionary:sizes];
  XCTAssertEqual(model.width, 5);
}

- (void)testPropertiesThatCopy {
  ClusterModel *model = [[ClusterModel alloc] init];
  PrimitiveMutableString *text = [PrimitiveMutableString of:@"before"];
  model.title = text;
  [text setString:@"after"];
  XCTAssertEqualObjects(model.title, @"before");
  model.title = [PrimitiveString of:@"own"];
  XCTAssertFalse([model.title isKindOfClass:[PrimitiveString class]]);
  XCTAssertEqualObjects(model.title, @"own");
  [model setValue:[PrimitiveString of:@"by key"] forKey:[PrimitiveString of:@"title"]];
  XCTAssertEqualObjects(model.title, @"by key");
}

- (void)testKeyPathsThroughThem {
  ClusterModel *model = [[ClusterModel alloc] init];
  model.numbers = [PrimitiveArray counting:3];
  XCTAssertEqualObjects([model valueForKeyPath:@"numbers.@count"], @3);
  XCTAssertEqualObjects([model valueForKeyPath:@"numbers.@max.self"], @2);
  XCTAssertEqualObjects([model valueForKeyPath:@"numbers.stringValue"], (@[ @"0", @"1", @"2" ]));
}

- (void)testViews {
  UILabel *label = [[UILabel alloc] init];
  label.text = [PrimitiveString of:@"shown"];
  XCTAssertEqualObjects(label.text, @"shown");
}

@end

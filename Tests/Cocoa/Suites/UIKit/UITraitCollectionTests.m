#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/* Trait collections are values. */
@interface UITraitCollectionTests : XCTestCase
@end

@implementation UITraitCollectionTests

static UITraitCollection *compact(void) {
  return [UITraitCollection
    traitCollectionWithHorizontalSizeClass:UIUserInterfaceSizeClassCompact];
}

static UITraitCollection *pad(void) {
  return [UITraitCollection traitCollectionWithUserInterfaceIdiom:UIUserInterfaceIdiomPad];
}

- (void)testTraitsThatAreNotGivenAreUnspecified {
  XCTAssertEqual(compact().horizontalSizeClass, UIUserInterfaceSizeClassCompact);
  XCTAssertEqual(compact().verticalSizeClass, UIUserInterfaceSizeClassUnspecified);
  XCTAssertEqual(compact().userInterfaceIdiom, UIUserInterfaceIdiomUnspecified);
  XCTAssertEqual(compact().displayScale, 0);
  XCTAssertEqualObjects(
    compact().preferredContentSizeCategory, UIContentSizeCategoryUnspecified);
}

- (void)testTheLastCollectionDecides {
  UITraitCollection *regular =
    [UITraitCollection traitCollectionWithHorizontalSizeClass:UIUserInterfaceSizeClassRegular];
  UITraitCollection *all =
    [UITraitCollection traitCollectionWithTraitsFromCollections:@[ compact(), pad(), regular ]];
  XCTAssertEqual(all.horizontalSizeClass, UIUserInterfaceSizeClassRegular);
  XCTAssertEqual(all.userInterfaceIdiom, UIUserInterfaceIdiomPad);
}

- (void)testACollectionContainsTheTraitsThatTheOtherSpecifies {
  UITraitCollection *both =
    [UITraitCollection traitCollectionWithTraitsFromCollections:@[ compact(), pad() ]];
  XCTAssertTrue([both containsTraitsInCollection:compact()]);
  XCTAssertTrue([both containsTraitsInCollection:[UITraitCollection new]]);
  XCTAssertFalse([compact() containsTraitsInCollection:both]);
}

- (void)testEqualTraitsAreEqualAndCopied {
  XCTAssertEqualObjects(compact(), compact());
  XCTAssertEqual(compact().hash, compact().hash);
  XCTAssertNotEqualObjects(compact(), pad());
  XCTAssertEqualObjects(
    [UITraitCollection traitCollectionWithDisplayScale:0], [UITraitCollection new]);
  XCTAssertEqualObjects([compact() copy], compact());
}

- (void)testTheyAreArchived {
  UITraitCollection *large = [UITraitCollection
    traitCollectionWithPreferredContentSizeCategory:UIContentSizeCategoryLarge];
  UITraitCollection *all =
    [UITraitCollection traitCollectionWithTraitsFromCollections:@[ compact(), large ]];
  NSData *data = [NSKeyedArchiver archivedDataWithRootObject:all];
  XCTAssertEqualObjects([NSKeyedUnarchiver unarchiveObjectWithData:data], all);
}

- (void)testViewsAndScreensHaveTraits {
  UIView *view = [UIView new];
  XCTAssertTrue([view conformsToProtocol:@protocol(UITraitEnvironment)]);
  XCTAssertEqual(view.traitCollection.userInterfaceIdiom, UIUserInterfaceIdiomPhone);
  XCTAssertEqual(view.traitCollection.displayScale, UIScreen.mainScreen.scale);
  XCTAssertEqualObjects([UIViewController new].traitCollection, view.traitCollection);
  XCTAssertEqualObjects(UIScreen.mainScreen.traitCollection, view.traitCollection);
  XCTAssertNoThrow([view traitCollectionDidChange:nil]);
}

@end

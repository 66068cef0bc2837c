#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/* Archives a number as a trait, and reads a collection of it. */
@interface ArchivedTrait : NSObject <NSCoding>
@property (nonatomic, strong) NSNumber *idiom;
@property (nonatomic, strong) UITraitCollection *collection;
@end

@implementation ArchivedTrait
- (void)encodeWithCoder:(NSCoder *)coder {
  [coder encodeObject:self.idiom forKey:@"userInterfaceIdiom"];
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  if ((self = [super init])) _collection = [[UITraitCollection alloc] initWithCoder:coder];
  return self;
}
@end

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

- (void)testNumbersInAnArchiveThatAreNoTraits {
  for (NSNumber *number in @[ @1e300, @(NAN), @(-INFINITY), @0.5 ]) {
    ArchivedTrait *archived = [ArchivedTrait new];
    archived.idiom = number;
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:archived];
    ArchivedTrait *unarchived = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    UITraitCollection *read = unarchived.collection;
    XCTAssertNotNil(read);
    XCTAssertEqual(read.userInterfaceIdiom, UIUserInterfaceIdiomUnspecified);
  }
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

#import <XCTest/XCTest.h>
#import "GDGarden.h"
#import "NSDate+Garden.h"

@interface GDGardenTests : XCTestCase <GDGardenDelegate>

@property (nonatomic, strong) GDGarden *garden;
@property (nonatomic) NSInteger reloads;
@property (nonatomic, strong) NSMutableArray *changes;

@end

@implementation GDGardenTests

- (void)gardenDidReload:(GDGarden *)garden {
    self.reloads++;
}

- (void)setUp {
    [super setUp];
    [[NSUserDefaults standardUserDefaults] removeObjectForKey:@"GDFavourites"];
    self.changes = [NSMutableArray array];
    self.garden = [[GDGarden alloc] init];
    self.garden.delegate = self;
    XCTestExpectation *loaded = [self expectationWithDescription:@"loaded"];
    NSString *path = [[NSBundle bundleForClass:[self class]] pathForResource:@"plants" ofType:@"json"];
    [self.garden loadFromData:[NSData dataWithContentsOfFile:path] completion:^(NSArray<GDPlant *> *plants, NSError *error) {
        XCTAssertTrue([NSThread isMainThread]);
        XCTAssertNil(error);
        [loaded fulfill];
    }];
    [self waitForExpectationsWithTimeout:10 handler:nil];
}

- (void)tearDown {
    self.garden = nil;
    [super tearDown];
}

- (void)testAPlantWithoutANameIsLeftOut {
    XCTAssertEqual(self.garden.plants.count, 10u);
    XCTAssertEqual(self.reloads, 1);
    NSError *error;
    XCTAssertNil([GDPlant plantWithJSON:@{} error:&error]);
    XCTAssertEqualObjects(error.localizedDescription, @"A plant needs a name");
}

- (void)testSections {
    XCTAssertEqualObjects(self.garden.sectionTitles, (@[ @"#", @"B", @"C", @"D", @"É", @"T", @"Z" ]));
    XCTAssertEqualObjects([[self.garden plantsInSection:1] valueForKey:@"name"], (@[ @"Basil", @"Beetroot", @"borage" ]));
}

- (void)testSearch {
    XCTAssertEqual([self.garden plantsMatching:@"echin"].count, 1u);
    XCTAssertEqual([self.garden plantsMatching:@"herb"].count, 4u);
    XCTAssertEqual([self.garden plantsMatching:@"zin"], [self.garden plantsMatching:@"zin"]);
}

- (void)testFavouritesAreKept {
    self.garden[@"p0"].favourite = YES;
    NSArray *favourites = [[NSUserDefaults standardUserDefaults] arrayForKey:@"GDFavourites"];
    XCTAssertEqualObjects([NSSet setWithArray:favourites], ([NSSet setWithObjects:@"p0", @"p5", @"p7", nil]));
}

- (void)testAFavouriteIsAnnounced {
    [self expectationForNotification:GDPlantDidChangeNotification object:self.garden[@"p2"] handler:nil];
    self.garden[@"p2"].favourite = YES;
    [self waitForExpectationsWithTimeout:10 handler:nil];
}

- (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    [self.changes addObject:change];
}

- (void)testFavouriteFollowsTheFlags {
    GDPlant *plant = self.garden[@"p3"];
    [plant addObserver:self forKeyPath:@"favourite" options:NSKeyValueObservingOptionNew context:NULL];
    plant.flags = GDPlantFlagFavourite;
    [plant removeObserver:self forKeyPath:@"favourite"];
    XCTAssertEqualObjects([self.changes valueForKey:NSKeyValueChangeNewKey], @[ @YES ]);
}

- (void)testPlantsAreAddedAndRemoved {
    [self.garden addObserver:self forKeyPath:@"observedPlants" options:NSKeyValueObservingOptionNew context:NULL];
    GDPlant *plant = [GDPlant plantWithJSON:@{ @"name" : @"Fennel" } error:NULL];
    [self.garden addPlant:plant];
    [self.garden removePlant:plant];
    [self.garden removeObserver:self forKeyPath:@"observedPlants"];
    NSArray *kinds = [self.changes valueForKey:NSKeyValueChangeKindKey];
    XCTAssertEqualObjects(kinds, (@[ @(NSKeyValueChangeInsertion), @(NSKeyValueChangeRemoval) ]));
    XCTAssertThrows([self.garden addPlant:nil]);
}

- (void)testAnArchiveBringsBackAll {
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:[NSUUID UUID].UUIDString];
    self.garden[@"p1"].notes = @"by the fence";
    XCTAssertTrue([self.garden saveToFile:path]);
    GDGarden *other = [[GDGarden alloc] init];
    XCTAssertTrue([other restoreFromFile:path]);
    XCTAssertEqualObjects([other.plants valueForKey:@"identifier"], [self.garden.plants valueForKey:@"identifier"]);
    XCTAssertEqualObjects(other[@"p1"].notes, @"by the fence");
    XCTAssertEqualObjects(other[@"p1"].beds, self.garden[@"p1"].beds);
    XCTAssertEqualObjects(other[@"p1"].planted.gd_shortText, @"1 Oct 2014");
    [[NSFileManager defaultManager] removeItemAtPath:path error:NULL];
}

- (void)testHeights {
    XCTAssertEqualObjects(self.garden.heightsByBed[@"East"], @150);
    XCTAssertEqualObjects([self.garden valueForKeyPath:@"plants.@max.height"], @180);
}

@end

#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

// Which initializer of UIKit's classes sends which to `self`: the designated ones none, the others a designated one.

static NSMutableArray<NSString *> *sent;

#define LOGGED(SIGNATURE, SUPER) \
  - (instancetype)SIGNATURE {     \
    [sent addObject:NSStringFromSelector(_cmd)]; \
    return [super SUPER];        \
  }
#define LOGGED_INIT LOGGED(init, init)
#define LOGGED_FRAME LOGGED(initWithFrame : (CGRect)frame, initWithFrame : frame)
#define LOGGED_NIB \
  LOGGED(initWithNibName : (NSString *)name bundle : (NSBundle *)bundle, initWithNibName : name bundle : bundle)

@interface LoggedView : UIView
@end
@implementation LoggedView
LOGGED_INIT
LOGGED_FRAME
@end

@interface LoggedTable : UITableView
@end
@implementation LoggedTable
LOGGED_INIT
LOGGED_FRAME
LOGGED(initWithFrame : (CGRect)frame style : (UITableViewStyle)style, initWithFrame : frame style : style)
@end

@interface LoggedCollection : UICollectionView
@end
@implementation LoggedCollection
LOGGED_INIT
LOGGED_FRAME
LOGGED(
  initWithFrame : (CGRect)frame collectionViewLayout : (UICollectionViewLayout *)layout,
  initWithFrame : frame collectionViewLayout : layout)
@end

@interface LoggedCell : UITableViewCell
@end
@implementation LoggedCell
LOGGED_INIT
LOGGED_FRAME
LOGGED(
  initWithStyle : (UITableViewCellStyle)style reuseIdentifier : (NSString *)identifier,
  initWithStyle : style reuseIdentifier : identifier)
@end

@interface LoggedHeader : UITableViewHeaderFooterView
@end
@implementation LoggedHeader
LOGGED_INIT
LOGGED_FRAME
LOGGED(initWithReuseIdentifier : (NSString *)identifier, initWithReuseIdentifier : identifier)
@end

@interface LoggedImageView : UIImageView
@end
@implementation LoggedImageView
LOGGED_INIT
LOGGED_FRAME
LOGGED(initWithImage : (UIImage *)image, initWithImage : image)
@end

@interface LoggedIndicator : UIActivityIndicatorView
@end
@implementation LoggedIndicator
LOGGED_INIT
LOGGED_FRAME
LOGGED(
  initWithActivityIndicatorStyle : (UIActivityIndicatorViewStyle)style, initWithActivityIndicatorStyle : style)
@end

@interface LoggedButton : UIButton
@end
@implementation LoggedButton
LOGGED_INIT
LOGGED_FRAME
@end

@interface LoggedRefreshControl : UIRefreshControl
@end
@implementation LoggedRefreshControl
LOGGED_INIT
LOGGED_FRAME
@end

@interface LoggedController : UIViewController
@end
@implementation LoggedController
LOGGED_INIT
LOGGED_NIB
@end

@interface LoggedNavigationController : UINavigationController
@end
@implementation LoggedNavigationController
LOGGED_INIT
LOGGED_NIB
LOGGED(initWithRootViewController : (UIViewController *)root, initWithRootViewController : root)
@end

@interface LoggedBarButtonItem : UIBarButtonItem
@end
@implementation LoggedBarButtonItem
LOGGED_INIT
@end

@interface LoggedRecognizer : UITapGestureRecognizer
@end
@implementation LoggedRecognizer
LOGGED_INIT
LOGGED(initWithTarget : (id)target action : (SEL)action, initWithTarget : target action : action)
@end

// Subclasses whose other initializers send the designated one of `super`.

@interface FramedTable : UITableView
@end
@implementation FramedTable
- (instancetype)initWithFrame:(CGRect)frame {
  return [super initWithFrame:frame style:UITableViewStyleGrouped];
}
- (instancetype)init {
  return [self initWithFrame:CGRectMake(1, 2, 3, 4)];
}
@end

@interface FramedCollection : UICollectionView
@end
@implementation FramedCollection
- (instancetype)initWithFrame:(CGRect)frame {
  return [super initWithFrame:frame collectionViewLayout:[UICollectionViewFlowLayout new]];
}
@end

@interface FramedCell : UITableViewCell
@end
@implementation FramedCell
- (instancetype)initWithFrame:(CGRect)frame {
  return [super initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"framed"];
}
@end

@interface FramedHeader : UITableViewHeaderFooterView
@end
@implementation FramedHeader
- (instancetype)initWithFrame:(CGRect)frame {
  return [super initWithReuseIdentifier:@"framed"];
}
@end

@interface TypedButton : UIButton
@end
@implementation TypedButton
- (instancetype)init {
  return [TypedButton buttonWithType:UIButtonTypeCustom];
}
@end

@interface FramedRefreshControl : UIRefreshControl
@end
@implementation FramedRefreshControl
- (instancetype)initWithFrame:(CGRect)frame {
  return [super init];
}
@end

@interface RootedController : UINavigationController
@end
@implementation RootedController
- (instancetype)init {
  return [super initWithRootViewController:[UIViewController new]];
}
@end

@interface InitializerTests : XCTestCase
@end

@implementation InitializerTests

#define SENDS(EXPRESSION, ...)                                                \
  do {                                                                        \
    sent = [NSMutableArray array];                                            \
    XCTAssertNotNil((EXPRESSION));                                            \
    XCTAssertEqualObjects(sent, (@[ __VA_ARGS__ ]), @"%s", #EXPRESSION);      \
  } while (0)

static const CGRect frame = {{1, 2}, {3, 4}};

- (void)testViews {
  SENDS([[LoggedView alloc] init], @"init", @"initWithFrame:");
  SENDS([[LoggedView alloc] initWithFrame:frame], @"initWithFrame:");
  SENDS([[LoggedImageView alloc] init], @"init", @"initWithFrame:");
  SENDS([[LoggedImageView alloc] initWithImage:nil], @"initWithImage:");
  SENDS([[LoggedIndicator alloc] init], @"init", @"initWithFrame:");
  SENDS([[LoggedIndicator alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleGray], @"initWithActivityIndicatorStyle:");
}

- (void)testTables {
  SENDS([[LoggedTable alloc] init], @"init", @"initWithFrame:", @"initWithFrame:style:");
  SENDS([[LoggedTable alloc] initWithFrame:frame], @"initWithFrame:", @"initWithFrame:style:");
  SENDS([[LoggedTable alloc] initWithFrame:frame style:UITableViewStylePlain], @"initWithFrame:style:");
  SENDS([[LoggedCell alloc] init], @"init", @"initWithFrame:", @"initWithStyle:reuseIdentifier:");
  SENDS([[LoggedCell alloc] initWithFrame:frame], @"initWithFrame:", @"initWithStyle:reuseIdentifier:");
  SENDS([[LoggedCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil], @"initWithStyle:reuseIdentifier:");
  SENDS([[LoggedHeader alloc] init], @"init", @"initWithFrame:", @"initWithReuseIdentifier:");
  SENDS([[LoggedHeader alloc] initWithFrame:frame], @"initWithFrame:", @"initWithReuseIdentifier:");
  SENDS([[LoggedHeader alloc] initWithReuseIdentifier:nil], @"initWithReuseIdentifier:");
}

- (void)testCollections {
  UICollectionViewFlowLayout *layout = [UICollectionViewFlowLayout new];
  SENDS([[LoggedCollection alloc] initWithFrame:frame collectionViewLayout:layout], @"initWithFrame:collectionViewLayout:");
  XCTAssertThrows([[UICollectionView alloc] initWithFrame:frame]);
  XCTAssertThrows([UICollectionView new]);
}

- (void)testControls {
  SENDS([LoggedButton buttonWithType:UIButtonTypeSystem], @"initWithFrame:");
  SENDS([[LoggedButton alloc] init], @"init", @"initWithFrame:");
  SENDS([[LoggedRefreshControl alloc] init], @"init");
  SENDS([[LoggedRefreshControl alloc] initWithFrame:frame], @"initWithFrame:", @"init");
  SENDS([[LoggedBarButtonItem alloc] initWithTitle:@"Title" style:UIBarButtonItemStylePlain target:nil action:NULL], @"init");
  SENDS([[LoggedBarButtonItem alloc] initWithImage:nil style:UIBarButtonItemStylePlain target:nil action:NULL], @"init");
  SENDS([[LoggedBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:nil action:NULL], @"init");
  SENDS([[LoggedBarButtonItem alloc] initWithCustomView:[UIView new]], @"init");
  SENDS([[LoggedRecognizer alloc] init], @"init", @"initWithTarget:action:");
  SENDS([[LoggedRecognizer alloc] initWithTarget:nil action:NULL], @"initWithTarget:action:");
}

- (void)testControllers {
  SENDS([[LoggedController alloc] init], @"init", @"initWithNibName:bundle:");
  SENDS([[LoggedController alloc] initWithNibName:nil bundle:nil], @"initWithNibName:bundle:");
  UIViewController *root = [UIViewController new];
  SENDS([[LoggedNavigationController alloc] initWithRootViewController:root], @"initWithRootViewController:", @"initWithNibName:bundle:");
  SENDS([[LoggedNavigationController alloc] init], @"init", @"initWithNibName:bundle:");
}

- (void)testOthersThatSendTheDesignatedOneOfSuper {
  FramedTable *table = [FramedTable new];
  XCTAssertEqual(table.style, UITableViewStyleGrouped);
  XCTAssertTrue(CGRectEqualToRect(table.frame, CGRectMake(1, 2, 3, 4)));
  FramedCollection *collection = [[FramedCollection alloc] initWithFrame:frame];
  XCTAssertNotNil(collection.collectionViewLayout);
  XCTAssertTrue(CGRectEqualToRect(collection.frame, frame));
  XCTAssertEqualObjects([[FramedCell alloc] initWithFrame:frame].reuseIdentifier, @"framed");
  XCTAssertNotNil([FramedCell new].detailTextLabel);
  XCTAssertEqualObjects([[FramedHeader alloc] initWithFrame:frame].reuseIdentifier, @"framed");
  XCTAssertTrue([[TypedButton new] isKindOfClass:[TypedButton class]]);
  XCTAssertFalse([[FramedRefreshControl alloc] initWithFrame:frame].isRefreshing);
  XCTAssertEqual([RootedController new].viewControllers.count, 1u);
}

- (void)testFramesOfCells {
  XCTAssertTrue(CGRectEqualToRect([[UITableViewCell alloc] initWithFrame:frame].frame, frame));
  XCTAssertTrue(CGRectEqualToRect([[UITableViewHeaderFooterView alloc] initWithFrame:frame].frame, frame));
  XCTAssertTrue(CGRectEqualToRect([[UITableView alloc] initWithFrame:frame].frame, frame));
}
@end

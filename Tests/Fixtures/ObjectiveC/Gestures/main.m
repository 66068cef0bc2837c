/* A screen with views in which gestures act. Its label says which one was recognized last, or that the page is dark. */
#import <UIKit/UIKit.h>

@interface GestureController : UIViewController
@end

@implementation GestureController {
  UILabel *_said;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Gestures";
  _said = [[UILabel alloc] initWithFrame:CGRectMake(20, 10, 300, 20)];
  _said.text = @"nothing";
  [self.view addSubview:_said];
  // A card with a text: two taps and a tap.
  UIView *card = [[UIView alloc] initWithFrame:CGRectMake(20, 40, 300, 60)];
  UILabel *text = [[UILabel alloc] initWithFrame:CGRectMake(10, 10, 200, 40)];
  text.text = @"Card";
  [card addSubview:text];
  [self.view addSubview:card];
  UITapGestureRecognizer *twice = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tappedTwice)];
  twice.numberOfTapsRequired = 2;
  UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped)];
  [tap requireGestureRecognizerToFail:twice];
  [card addGestureRecognizer:twice];
  [card addGestureRecognizer:tap];
  // A view without content: the others.
  UIView *ground = [[UIView alloc] initWithFrame:CGRectMake(20, 120, 300, 200)];
  ground.accessibilityLabel = @"Ground";
  [self.view addSubview:ground];
  [ground addGestureRecognizer:[[UILongPressGestureRecognizer alloc] initWithTarget:self action:@selector(pressed:)]];
  [ground addGestureRecognizer:[[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(panned:)]];
  [ground addGestureRecognizer:[[UIPinchGestureRecognizer alloc] initWithTarget:self action:@selector(pinched:)]];
  UISwipeGestureRecognizer *swipe = [[UISwipeGestureRecognizer alloc] initWithTarget:self action:@selector(swiped)];
  swipe.direction = UISwipeGestureRecognizerDirectionLeft;
  [ground addGestureRecognizer:swipe];
}

- (void)traitCollectionDidChange:(UITraitCollection *)previous {
  [super traitCollectionDidChange:previous];
  _said.text = self.traitCollection.userInterfaceStyle == UIUserInterfaceStyleDark ? @"dark" : @"light";
}

- (void)tapped {
  _said.text = @"tap";
}

- (void)tappedTwice {
  _said.text = @"two taps";
}

- (void)swiped {
  _said.text = @"swipe";
}

- (void)pressed:(UIGestureRecognizer *)press {
  CGPoint place = [press locationInView:press.view];
  if (press.state == UIGestureRecognizerStateBegan)
    _said.text = [NSString stringWithFormat:@"press at %g %g", place.x, place.y];
}

- (void)panned:(UIPanGestureRecognizer *)pan {
  CGPoint distance = [pan translationInView:pan.view];
  if (pan.state == UIGestureRecognizerStateChanged)
    _said.text = [NSString stringWithFormat:@"pan by %g %g", distance.x, distance.y];
}

- (void)pinched:(UIPinchGestureRecognizer *)pinch {
  if (pinch.state == UIGestureRecognizerStateChanged) _said.text = pinch.scale > 1 ? @"larger" : @"smaller";
}

@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[GestureController new]];
  [self.window makeKeyAndVisible];
  return YES;
}
@end

int main(int argc, char *argv[]) {
  @autoreleasepool {
    return UIApplicationMain(argc, argv, nil, @"AppDelegate");
  }
}

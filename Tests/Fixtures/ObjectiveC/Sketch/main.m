/* A view that draws shapes, a text, a gradient, a pattern and a picture, and another color at each tap. */
#import <UIKit/UIKit.h>

@interface SketchView : UIView
@property (nonatomic) NSUInteger taps;
@end

static UIImage *square(void) {
  UIGraphicsBeginImageContext(CGSizeMake(30, 30));
  [[UIColor orangeColor] setFill];
  UIRectFill(CGRectMake(0, 0, 30, 30));
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  return image;
}

@implementation SketchView

- (void)drawRect:(CGRect)rect {
  CGContextRef context = UIGraphicsGetCurrentContext();
  CGContextSaveGState(context);
  CGContextClipToRect(context, CGRectMake(0, 0, 100, 100));
  [self.taps % 2 ? [UIColor blueColor] : [UIColor redColor] setFill];
  [[UIBezierPath bezierPathWithOvalInRect:CGRectMake(20, 20, 60, 60)] fill];
  CGContextRestoreGState(context);
  NSArray *colors = @[ (id)[UIColor greenColor].CGColor, (id)[UIColor blackColor].CGColor ];
  CGGradientRef gradient = CGGradientCreateWithColors(NULL, (__bridge CFArrayRef)colors, NULL);
  CGContextSaveGState(context);
  CGContextClipToRect(context, CGRectMake(110, 0, 50, 50));
  CGContextDrawLinearGradient(context, gradient, CGPointMake(110, 0), CGPointMake(160, 0), 0);
  CGContextRestoreGState(context);
  CGGradientRelease(gradient);
  NSString *text = [NSString stringWithFormat:@"<b>%lu</b>", (unsigned long)self.taps];
  [text drawAtPoint:CGPointMake(110, 60) withAttributes:nil];
  [[UIColor colorWithPatternImage:square()] setFill];
  CGContextFillRect(context, CGRectMake(165, 0, 35, 50));
}

@end

@interface SketchController : UIViewController
@end

@implementation SketchController {
  SketchView *_sketch;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Sketch";
  _sketch = [[SketchView alloc] initWithFrame:CGRectMake(20, 10, 200, 100)];
  _sketch.accessibilityLabel = @"A circle";
  [self.view addSubview:_sketch];
  UIImageView *picture = [[UIImageView alloc] initWithImage:square()];
  picture.frame = CGRectMake(20, 120, 30, 30);
  picture.transform = CGAffineTransformMakeScale(0.5, 0.5);
  [self.view addSubview:picture];
  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
  button.frame = CGRectMake(20, 160, 100, 40);
  [button setTitle:@"Again" forState:UIControlStateNormal];
  [button addTarget:self action:@selector(again) forControlEvents:UIControlEventTouchUpInside];
  [self.view addSubview:button];
}

- (void)again {
  ++_sketch.taps;
  [_sketch setNeedsDisplay];
}

@end

@interface SketchDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation SketchDelegate
@synthesize window;

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  self.window.rootViewController = [SketchController new];
  [self.window makeKeyAndVisible];
  return YES;
}

@end

int main(int argc, char *argv[]) {
  @autoreleasepool {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([SketchDelegate class]));
  }
}

/* A screen with a control of each kind. Its label says what it heard last. */
#import <UIKit/UIKit.h>

@interface FormController : UIViewController <UIPickerViewDataSource, UIPickerViewDelegate, UITextViewDelegate>
@end

@implementation FormController {
  UILabel *_said;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Form";
  _said = [[UILabel alloc] initWithFrame:CGRectMake(20, 10, 300, 20)];
  _said.text = @"nothing";
  [self.view addSubview:_said];
  UIStepper *stepper = [UIStepper new];
  stepper.maximumValue = 2000;
  stepper.stepValue = 10;
  UISegmentedControl *segments = [[UISegmentedControl alloc] initWithItems:@[ @"Unread", @"Reading", @"Finished" ]];
  segments.selectedSegmentIndex = 1;
  UISlider *slider = [UISlider new];
  UISwitch *toggle = [UISwitch new];
  UIPageControl *pages = [UIPageControl new];
  pages.numberOfPages = 3;
  UIDatePicker *picker = [UIDatePicker new];
  picker.datePickerMode = UIDatePickerModeDate;
  picker.timeZone = [NSTimeZone timeZoneWithName:@"UTC"];
  picker.date = [NSDate dateWithTimeIntervalSince1970:0];
  for (UIControl *control in @[ stepper, segments, slider, toggle, pages, picker ]) {
    [control addTarget:self action:@selector(changed:) forControlEvents:UIControlEventValueChanged];
    [self.view addSubview:control];
  }
  UIProgressView *progress = [[UIProgressView alloc] initWithProgressViewStyle:UIProgressViewStyleDefault];
  progress.progress = 0.25;
  [self.view addSubview:progress];
  UITextView *notes = [UITextView new];
  notes.text = @"first\nsecond";
  notes.delegate = self;
  [self.view addSubview:notes];
  UIPickerView *rows = [[UIPickerView alloc] initWithFrame:CGRectMake(20, 40, 200, 100)];
  rows.dataSource = self;
  rows.delegate = self;
  [self.view addSubview:rows];
}

- (void)changed:(UIControl *)sender {
  if ([sender isKindOfClass:UIStepper.class]) _said.text = [NSString stringWithFormat:@"stepped to %g", [(UIStepper *)sender value]];
  else if ([sender isKindOfClass:UISegmentedControl.class]) _said.text = [NSString stringWithFormat:@"segment %ld", (long)[(UISegmentedControl *)sender selectedSegmentIndex]];
  else if ([sender isKindOfClass:UIPageControl.class]) _said.text = [NSString stringWithFormat:@"page %ld", (long)[(UIPageControl *)sender currentPage]];
  else if ([sender isKindOfClass:UIDatePicker.class]) _said.text = [NSString stringWithFormat:@"date %g", [[(UIDatePicker *)sender date] timeIntervalSince1970]];
  else _said.text = NSStringFromClass(sender.class);
}

- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView {
  return 2;
}
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component {
  return 3;
}
- (NSString *)pickerView:(UIPickerView *)pickerView titleForRow:(NSInteger)row forComponent:(NSInteger)component {
  return [NSString stringWithFormat:@"Row %ld", (long)row];
}
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component {
  _said.text = [NSString stringWithFormat:@"row %ld of %ld", (long)row, (long)component];
}
- (void)textViewDidChange:(UITextView *)textView {
  _said.text = [textView.text componentsSeparatedByString:@"\n"].lastObject;
}

@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[FormController new]];
  [self.window makeKeyAndVisible];
  return YES;
}
@end

int main(int argc, char *argv[]) {
  @autoreleasepool {
    return UIApplicationMain(argc, argv, nil, @"AppDelegate");
  }
}

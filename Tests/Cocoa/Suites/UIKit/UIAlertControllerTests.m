#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// Notes when it appears and disappears.
@interface AlertingController : UIViewController
@property (nonatomic, strong) NSMutableArray<NSString *> *notes;
@end

@implementation AlertingController
- (void)note:(NSString *)note {
  if (!self.notes) self.notes = [NSMutableArray array];
  [self.notes addObject:note];
}
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self note:@"appear"];
}
- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self note:@"disappear"];
}
@end

@interface UIAlertControllerTests : XCTestCase
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) AlertingController *root;
@property (nonatomic, strong) UIAlertController *alert;
@property (nonatomic, strong) NSMutableArray<NSString *> *chosen;
@end

@implementation UIAlertControllerTests

- (void)setUp {
  [super setUp];
  self.root = [AlertingController new];
  self.window = [UIWindow new];
  self.window.rootViewController = self.root;
  [self.window makeKeyAndVisible];
  self.chosen = [NSMutableArray array];
  self.alert = [UIAlertController alertControllerWithTitle:@"Delete?"
                                                   message:@"It is gone then."
                                            preferredStyle:UIAlertControllerStyleAlert];
}

- (void)tearDown {
  self.window.hidden = YES;
  [super tearDown];
}

- (UIAlertAction *)add:(NSString *)title style:(UIAlertActionStyle)style {
  __weak UIAlertControllerTests *this = self;
  UIAlertAction *action = [UIAlertAction actionWithTitle:title
                                                   style:style
                                                 handler:^(UIAlertAction *chosen) {
                                                   [this.chosen addObject:chosen.title];
                                                   XCTAssertNil(this.root.presentedViewController);
                                                 }];
  [self.alert addAction:action];
  return action;
}

- (void)testProperties {
  UIAlertAction *cancel = [self add:@"Cancel" style:UIAlertActionStyleCancel];
  UIAlertAction *delete = [self add:@"Delete" style:UIAlertActionStyleDestructive];
  XCTAssertEqualObjects(self.alert.title, @"Delete?");
  XCTAssertEqualObjects(self.alert.message, @"It is gone then.");
  XCTAssertEqual(self.alert.preferredStyle, UIAlertControllerStyleAlert);
  XCTAssertEqualObjects(self.alert.actions, (@[ cancel, delete ]));
  XCTAssertEqual(delete.style, UIAlertActionStyleDestructive);
  XCTAssertTrue(delete.isEnabled);
  XCTAssertNil(self.alert.preferredAction);
  self.alert.preferredAction = delete;
  XCTAssertEqual(self.alert.preferredAction, delete);
  XCTAssertEqualObjects([[cancel copy] title], @"Cancel");
  XCTAssertEqualObjects([NSStringFromClass([UIAlertController class]) substringToIndex:7], @"UIAlert");
  XCTAssertEqual([[UIAlertController alloc] init].preferredStyle, UIAlertControllerStyleActionSheet);
}

- (void)testMistakes {
  [self add:@"Cancel" style:UIAlertActionStyleCancel];
  XCTAssertThrowsSpecificNamed([self add:@"No" style:UIAlertActionStyleCancel], NSException,
                               NSInternalInconsistencyException);
  UIAlertAction *other = [UIAlertAction actionWithTitle:@"Other" style:UIAlertActionStyleDefault handler:nil];
  XCTAssertThrowsSpecificNamed(self.alert.preferredAction = other, NSException, NSInternalInconsistencyException);
  UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil
                                                                 message:nil
                                                          preferredStyle:UIAlertControllerStyleActionSheet];
  XCTAssertThrowsSpecificNamed([sheet addTextFieldWithConfigurationHandler:nil], NSException,
                               NSInternalInconsistencyException);
  XCTAssertNil(sheet.textFields);
}

- (void)testAnAlertCoversNothing {
  [self add:@"OK" style:UIAlertActionStyleDefault];
  __block BOOL isPresented = NO;
  [self.root presentViewController:self.alert animated:YES completion:^{ isPresented = YES; }];
  XCTAssertTrue(isPresented);
  XCTAssertEqual(self.root.presentedViewController, self.alert);
  XCTAssertEqual(self.alert.presentingViewController, self.root);
  XCTAssertTrue([self.alert carob_chooseActionTitled:@"OK"]);
  XCTAssertNil(self.root.presentedViewController);
  XCTAssertEqualObjects(self.chosen, @[ @"OK" ]);
  XCTAssertEqualObjects(self.root.notes, @[ @"appear" ]);
}

- (void)testAPresentationThatCovers {
  for (NSNumber *style in @[ @(UIModalPresentationFullScreen), @(UIModalPresentationFormSheet) ]) {
    [self.root.notes removeAllObjects];
    UIViewController *other = [UIViewController new];
    other.modalPresentationStyle = style.integerValue;
    [self.root presentViewController:other animated:NO completion:nil];
    [self.root dismissViewControllerAnimated:NO completion:nil];
    XCTAssertEqualObjects(self.root.notes, (@[ @"disappear", @"appear" ]));
  }
  for (NSNumber *style in @[ @(UIModalPresentationOverFullScreen), @(UIModalPresentationCustom) ]) {
    [self.root.notes removeAllObjects];
    UIViewController *other = [UIViewController new];
    other.modalPresentationStyle = style.integerValue;
    [self.root presentViewController:other animated:NO completion:nil];
    [self.root dismissViewControllerAnimated:NO completion:nil];
    XCTAssertEqualObjects(self.root.notes, @[]);
  }
}

- (void)testWhatIsUnderAnAlertDisappearsWithIt {
  AlertingController *middle = [AlertingController new];
  [self.root presentViewController:middle animated:NO completion:nil];
  [middle presentViewController:self.alert animated:NO completion:nil];
  XCTAssertEqualObjects(middle.notes, @[ @"appear" ]);
  [self.root dismissViewControllerAnimated:NO completion:nil];
  XCTAssertEqualObjects(middle.notes, (@[ @"appear", @"disappear" ]));
  XCTAssertEqualObjects(self.root.notes, (@[ @"appear", @"disappear", @"appear" ]));
}

- (void)testAnActionThatCannotBeChosen {
  UIAlertAction *action = [self add:@"OK" style:UIAlertActionStyleDefault];
  XCTAssertFalse([action carob_choose]);
  [self.root presentViewController:self.alert animated:NO completion:nil];
  action.enabled = NO;
  XCTAssertFalse([action carob_choose]);
  XCTAssertFalse([self.alert carob_chooseActionTitled:@"Nothing"]);
  XCTAssertEqual(self.chosen.count, 0u);
  XCTAssertEqual(self.root.presentedViewController, self.alert);
  action.enabled = YES;
  XCTAssertTrue([action carob_choose]);
  XCTAssertFalse([action carob_choose]);
  XCTAssertEqual(self.chosen.count, 1u);
}

- (void)testAHandlerPresentsAnother {
  __block UIAlertController *next;
  __weak UIAlertControllerTests *this = self;
  [self.alert addAction:[UIAlertAction actionWithTitle:@"More"
                                                 style:UIAlertActionStyleDefault
                                               handler:^(UIAlertAction *action) {
                                                 next = [UIAlertController alertControllerWithTitle:@"Next"
                                                                                            message:nil
                                                                                     preferredStyle:UIAlertControllerStyleAlert];
                                                 [this.root presentViewController:next animated:YES completion:nil];
                                               }]];
  [self.root presentViewController:self.alert animated:NO completion:nil];
  XCTAssertTrue([self.alert carob_chooseActionTitled:@"More"]);
  XCTAssertNotNil(next);
  XCTAssertEqual(self.root.presentedViewController, next);
}

- (void)testTextFields {
  XCTAssertNil(self.alert.textFields);
  [self.alert addTextFieldWithConfigurationHandler:^(UITextField *field) { field.placeholder = @"Name"; }];
  [self.alert addTextFieldWithConfigurationHandler:nil];
  XCTAssertEqual(self.alert.textFields.count, 2u);
  XCTAssertEqualObjects(self.alert.textFields[0].placeholder, @"Name");
  [self.root presentViewController:self.alert animated:NO completion:nil];
  XCTAssertTrue([self.alert.textFields[1] isDescendantOfView:self.alert.view]);
  XCTAssertTrue([self.alert.textFields[0] becomeFirstResponder]);
}

- (UIButton *)buttonTitled:(NSString *)title {
  for (UIButton *button in self.alert.view.subviews)
    if ([button isKindOfClass:[UIButton class]] && [button.currentTitle isEqualToString:title]) return button;
  return nil;
}

- (void)testButtons {
  [self add:@"Cancel" style:UIAlertActionStyleCancel];
  [self add:@"One" style:UIAlertActionStyleDefault];
  [self.root presentViewController:self.alert animated:NO completion:nil];
  [self add:@"Two" style:UIAlertActionStyleDefault];
  XCTAssertEqualObjects([self.alert.view.subviews.lastObject currentTitle], @"Cancel");
  [[self buttonTitled:@"Two"] sendActionsForControlEvents:UIControlEventTouchUpInside];
  XCTAssertEqualObjects(self.chosen, @[ @"Two" ]);
}

@end

#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface FieldDelegate : NSObject <UITextFieldDelegate>
@property (nonatomic, strong) NSMutableArray *told;
@property (nonatomic) BOOL forbidsBeginning, forbidsEnding, forbidsReturn;
@property (nonatomic, copy) NSString *forbidden;
@property (nonatomic) NSRange lastRange;
@end

@implementation FieldDelegate
- (instancetype)init {
  if ((self = [super init])) _told = [NSMutableArray array];
  return self;
}
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField {
  return !self.forbidsBeginning;
}
- (void)textFieldDidBeginEditing:(UITextField *)textField {
  [self.told addObject:@"begin"];
}
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField {
  return !self.forbidsEnding;
}
- (void)textFieldDidEndEditing:(UITextField *)textField {
  [self.told addObject:@"end"];
}
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string {
  self.lastRange = range;
  return ![string isEqualToString:self.forbidden];
}
- (BOOL)textFieldShouldReturn:(UITextField *)textField {
  [self.told addObject:@"return"];
  return !self.forbidsReturn;
}
- (void)changed:(UITextField *)field {
  [self.told addObject:field.text];
}
- (void)began {
  [self.told addObject:@"action begin"];
}
- (void)ended {
  [self.told addObject:@"action end"];
}
- (void)exited {
  [self.told addObject:@"exit"];
}
@end

@interface UITextFieldTests : XCTestCase
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UITextField *field;
@property (nonatomic, strong) FieldDelegate *delegate;
@end

@implementation UITextFieldTests

- (void)setUp {
  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  self.field = [[UITextField alloc] initWithFrame:CGRectMake(0, 0, 100, 30)];
  [self.window addSubview:self.field];
  self.delegate = [FieldDelegate new];
  self.field.delegate = self.delegate;
}

- (void)tearDown {
  [self.field resignFirstResponder];
  self.window = nil;
}

- (void)testTextIsEmptyAtFirst {
  XCTAssertEqualObjects(self.field.text, @"");
  XCTAssertFalse(self.field.hasText);
  self.field.text = nil;
  XCTAssertEqualObjects(self.field.text, @"");
}

- (void)testPlainProperties {
  self.field.placeholder = @"Name";
  self.field.secureTextEntry = YES;
  self.field.keyboardType = UIKeyboardTypeEmailAddress;
  self.field.returnKeyType = UIReturnKeyGo;
  self.field.textAlignment = NSTextAlignmentCenter;
  XCTAssertEqualObjects(self.field.placeholder, @"Name");
  XCTAssertTrue(self.field.isSecureTextEntry);
  XCTAssertEqual(self.field.keyboardType, UIKeyboardTypeEmailAddress);
  XCTAssertEqual(self.field.returnKeyType, UIReturnKeyGo);
  XCTAssertEqual(self.field.textAlignment, NSTextAlignmentCenter);
}

- (void)testEditing {
  [self.field addTarget:self.delegate action:@selector(began) forControlEvents:UIControlEventEditingDidBegin];
  [self.field addTarget:self.delegate action:@selector(ended) forControlEvents:UIControlEventEditingDidEnd];
  XCTAssertFalse(self.field.isEditing);
  XCTAssertTrue([self.field becomeFirstResponder]);
  XCTAssertTrue(self.field.isEditing);
  XCTAssertTrue([self.field resignFirstResponder]);
  XCTAssertFalse(self.field.isEditing);
  NSArray *expected = @[ @"begin", @"action begin", @"end", @"action end" ];
  XCTAssertEqualObjects(self.delegate.told, expected);
}

- (void)testDelegateForbidsBeginning {
  self.delegate.forbidsBeginning = YES;
  XCTAssertFalse([self.field becomeFirstResponder]);
  XCTAssertFalse(self.field.isEditing);
}

- (void)testDelegateForbidsEnding {
  [self.field becomeFirstResponder];
  self.delegate.forbidsEnding = YES;
  XCTAssertFalse([self.field resignFirstResponder]);
  XCTAssertTrue(self.field.isFirstResponder);
  self.delegate.forbidsEnding = NO;
}

- (void)testAnotherFieldEndsEditing {
  UITextField *other = [UITextField new];
  [self.window addSubview:other];
  [self.field becomeFirstResponder];
  [other becomeFirstResponder];
  XCTAssertFalse(self.field.isEditing);
  XCTAssertTrue(other.isEditing);
  [other resignFirstResponder];
}

- (void)testRemovedFieldEndsEditing {
  [self.field becomeFirstResponder];
  [self.field removeFromSuperview];
  XCTAssertFalse(self.field.isEditing);
  XCTAssertEqualObjects(self.delegate.told.lastObject, @"end");
}

- (void)testDisabledFieldIsNotEdited {
  self.field.enabled = NO;
  XCTAssertFalse([self.field becomeFirstResponder]);
}

- (void)testTyping {
  [self.field addTarget:self.delegate action:@selector(changed:) forControlEvents:UIControlEventEditingChanged];
  [self.field insertText:@"a"];
  [self.field insertText:@"bc"];
  [self.field deleteBackward];
  NSArray *expected = @[ @"a", @"abc", @"ab" ];
  XCTAssertEqualObjects(self.delegate.told, expected);
  XCTAssertEqualObjects(self.field.text, @"ab");
}

- (void)testSettingTextSendsNothing {
  [self.field addTarget:self.delegate action:@selector(changed:) forControlEvents:UIControlEventAllEvents];
  self.field.text = @"quiet";
  XCTAssertEqual(self.delegate.told.count, 0u);
}

- (void)testDelegateForbidsAChange {
  self.delegate.forbidden = @"7";
  [self.field insertText:@"é"];
  [self.field insertText:@"7"];
  XCTAssertEqualObjects(self.field.text, @"é");
  XCTAssertEqual(self.delegate.lastRange.location, 1u);
  XCTAssertEqual(self.delegate.lastRange.length, 0u);
}

- (void)testDeletesWholeCharacters {
  self.field.text = @"a👍";
  [self.field deleteBackward];
  XCTAssertEqualObjects(self.field.text, @"a");
  XCTAssertTrue(NSEqualRanges(self.delegate.lastRange, NSMakeRange(1, 2)));
  [self.field deleteBackward];
  [self.field deleteBackward];
  XCTAssertEqualObjects(self.field.text, @"");
}

- (void)testReturnKey {
  [self.field becomeFirstResponder];
  [self.field insertText:@"\n"];
  XCTAssertTrue(self.field.isEditing);
  [self.field addTarget:self.delegate action:@selector(exited) forControlEvents:UIControlEventEditingDidEndOnExit];
  [self.field insertText:@"\n"];
  XCTAssertFalse(self.field.isEditing);
  NSArray *expected = @[ @"begin", @"return", @"return", @"exit", @"end" ];
  XCTAssertEqualObjects(self.delegate.told, expected);
  XCTAssertEqualObjects(self.field.text, @"");
}

- (void)testClearsOnBeginning {
  self.field.text = @"old";
  self.field.clearsOnBeginEditing = YES;
  [self.field becomeFirstResponder];
  XCTAssertEqualObjects(self.field.text, @"");
}

- (void)testNotifications {
  NSMutableArray *names = [NSMutableArray array];
  id observer = [[NSNotificationCenter defaultCenter] addObserverForName:nil object:self.field queue:nil usingBlock:^(NSNotification *note) {
    [names addObject:note.name];
  }];
  [self.field becomeFirstResponder];
  [self.field insertText:@"x"];
  [self.field resignFirstResponder];
  [[NSNotificationCenter defaultCenter] removeObserver:observer];
  NSArray *expected = @[
    UITextFieldTextDidBeginEditingNotification, UITextFieldTextDidChangeNotification, UITextFieldTextDidEndEditingNotification
  ];
  XCTAssertEqualObjects(names, expected);
}

- (void)testDelegateIsHeldWeakly {
  __weak FieldDelegate *gone = self.delegate;
  @autoreleasepool {
    self.delegate = nil;
  }
  XCTAssertNil(gone);
  XCTAssertNil(self.field.delegate);
  XCTAssertTrue([self.field becomeFirstResponder]);
}

@end

#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface TextViewDelegate : NSObject <UITextViewDelegate>
@property (nonatomic, strong) NSMutableArray *told;
@property (nonatomic) BOOL forbidsBeginning, forbidsEnding;
@property (nonatomic, copy) NSString *forbidden;
@property (nonatomic) NSRange lastRange;
@end

@implementation TextViewDelegate
- (instancetype)init {
  if ((self = [super init])) _told = [NSMutableArray array];
  return self;
}
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView {
  return !self.forbidsBeginning;
}
- (void)textViewDidBeginEditing:(UITextView *)textView {
  [self.told addObject:@"begin"];
}
- (BOOL)textViewShouldEndEditing:(UITextView *)textView {
  return !self.forbidsEnding;
}
- (void)textViewDidEndEditing:(UITextView *)textView {
  [self.told addObject:@"end"];
}
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text {
  self.lastRange = range;
  return ![text isEqualToString:self.forbidden];
}
- (void)textViewDidChange:(UITextView *)textView {
  [self.told addObject:textView.text];
}
- (void)textViewDidChangeSelection:(UITextView *)textView {
  [self.told addObject:NSStringFromRange(textView.selectedRange)];
}
- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
  [self.told addObject:@"scroll"];
}
- (void)noted:(NSNotification *)notification {
  [self.told addObject:notification.name];
}
@end

@interface UITextViewTests : XCTestCase
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UITextView *view;
@property (nonatomic, strong) TextViewDelegate *delegate;
@end

@implementation UITextViewTests

- (void)setUp {
  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  self.view = [[UITextView alloc] initWithFrame:CGRectMake(0, 0, 100, 60)];
  [self.window addSubview:self.view];
  self.delegate = [TextViewDelegate new];
  self.view.delegate = self.delegate;
}

- (void)tearDown {
  self.delegate.forbidsEnding = NO;
  [self.view resignFirstResponder];
  self.window = nil;
}

- (void)testDefaults {
  XCTAssertEqualObjects(self.view.text, @"");
  XCTAssertFalse(self.view.hasText);
  XCTAssertTrue(self.view.editable && self.view.isSelectable);
  XCTAssertEqual(self.view.textContainerInset.top, 8);
  XCTAssertEqual(self.view.dataDetectorTypes, UIDataDetectorTypeNone);
  XCTAssertEqual(self.view.autocapitalizationType, UITextAutocapitalizationTypeNone);
  XCTAssertNil(self.view.inputView);
  self.view.text = nil;
  XCTAssertEqualObjects(self.view.text, @"");
}

- (void)testTextAndAttributes {
  self.view.attributedText = [[NSAttributedString alloc] initWithString:@"abc" attributes:@{ @"a" : @1 }];
  XCTAssertEqualObjects(self.view.text, @"abc");
  XCTAssertEqualObjects([self.view.attributedText attribute:@"a" atIndex:0 effectiveRange:NULL], @1);
  self.view.text = @"d";
  XCTAssertNil([self.view.attributedText attribute:@"a" atIndex:0 effectiveRange:NULL]);
  XCTAssertEqual(self.delegate.told.count, 0u);
}

- (void)testSelectionIsInTheText {
  self.view.text = @"abc";
  XCTAssertTrue(NSEqualRanges(self.view.selectedRange, NSMakeRange(3, 0)));
  self.view.selectedRange = NSMakeRange(1, 99);
  XCTAssertTrue(NSEqualRanges(self.view.selectedRange, NSMakeRange(1, 2)));
  self.view.selectedRange = NSMakeRange(1, 2);
  XCTAssertEqualObjects(self.delegate.told, @[ @"{1, 2}" ]);
  self.view.selectedRange = NSMakeRange(NSNotFound, 1);
  XCTAssertTrue(NSEqualRanges(self.view.selectedRange, NSMakeRange(3, 0)));
}

- (void)testTypingReplacesTheSelection {
  self.view.text = @"abc";
  self.view.selectedRange = NSMakeRange(1, 1);
  [self.delegate.told removeAllObjects];
  [self.view insertText:@"X\nY"];
  XCTAssertEqualObjects(self.view.text, @"aX\nYc");
  XCTAssertTrue(NSEqualRanges(self.delegate.lastRange, NSMakeRange(1, 1)));
  XCTAssertEqualObjects(self.delegate.told, (@[ @"{4, 0}", @"aX\nYc" ]));
  [self.view deleteBackward];
  [self.view deleteBackward];
  XCTAssertEqualObjects(self.view.text, @"aXc");
  self.delegate.forbidden = @"no";
  [self.view insertText:@"no"];
  XCTAssertEqualObjects(self.view.text, @"aXc");
}

- (void)testWholeCharactersAreDeleted {
  self.view.text = @"a😀";
  [self.view deleteBackward];
  XCTAssertEqualObjects(self.view.text, @"a");
  [self.view deleteBackward];
  [self.view deleteBackward];
  XCTAssertEqualObjects(self.view.text, @"");
}

- (void)testEditingBeginsAndEnds {
  self.delegate.forbidsBeginning = YES;
  XCTAssertFalse([self.view becomeFirstResponder]);
  self.delegate.forbidsBeginning = NO;
  XCTAssertTrue([self.view becomeFirstResponder]);
  XCTAssertTrue(self.view.isFirstResponder);
  self.delegate.forbidsEnding = YES;
  XCTAssertFalse([self.view resignFirstResponder]);
  self.delegate.forbidsEnding = NO;
  XCTAssertTrue([self.view endEditing:YES]);
  XCTAssertEqualObjects(self.delegate.told, (@[ @"begin", @"end" ]));
  self.view.editable = NO;
  XCTAssertFalse([self.view becomeFirstResponder]);
}

- (void)testNotifications {
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  for (NSString *name in @[ UITextViewTextDidBeginEditingNotification, UITextViewTextDidChangeNotification, UITextViewTextDidEndEditingNotification ]) {
    [center addObserver:self.delegate selector:@selector(noted:) name:name object:self.view];
  }
  [self.view becomeFirstResponder];
  [self.view insertText:@"a"];
  [self.view resignFirstResponder];
  [center removeObserver:self.delegate];
  XCTAssertEqualObjects(self.delegate.told, (@[ @"begin", UITextViewTextDidBeginEditingNotification, @"{1, 0}", @"a", UITextViewTextDidChangeNotification, @"end", UITextViewTextDidEndEditingNotification ]));
}

- (void)testItIsAScrollView {
  self.view.contentOffset = CGPointMake(0, 10);
  XCTAssertEqualObjects(self.delegate.told, @[ @"scroll" ]);
}

@end

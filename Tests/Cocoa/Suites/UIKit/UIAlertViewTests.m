#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface UIAlertViewTests : XCTestCase <UIAlertViewDelegate, UIActionSheetDelegate>
@property (nonatomic, strong) NSMutableArray<NSString *> *notes;
@property (nonatomic) BOOL dismissesOnClick;
@end

@implementation UIAlertViewTests

- (void)setUp {
  [super setUp];
  self.notes = [NSMutableArray array];
}

- (void)alertView:(UIAlertView *)alert clickedButtonAtIndex:(NSInteger)index {
  [self.notes addObject:[NSString stringWithFormat:@"clicked %ld", (long)index]];
  if (self.dismissesOnClick) [alert dismissWithClickedButtonIndex:index animated:NO];
}
- (void)willPresentAlertView:(UIAlertView *)alert {
  [self.notes addObject:@"will present"];
}
- (void)didPresentAlertView:(UIAlertView *)alert {
  [self.notes addObject:@"did present"];
}
- (void)alertView:(UIAlertView *)alert willDismissWithButtonIndex:(NSInteger)index {
  [self.notes addObject:[NSString stringWithFormat:@"will %ld", (long)index]];
}
- (void)alertView:(UIAlertView *)alert didDismissWithButtonIndex:(NSInteger)index {
  [self.notes addObject:[NSString stringWithFormat:@"did %ld", (long)index]];
}
- (BOOL)alertViewShouldEnableFirstOtherButton:(UIAlertView *)alert {
  return alert.alertViewStyle == UIAlertViewStyleDefault || [alert textFieldAtIndex:0].text.length > 0;
}
- (void)actionSheet:(UIActionSheet *)sheet clickedButtonAtIndex:(NSInteger)index {
  [self.notes addObject:[sheet buttonTitleAtIndex:index]];
}
- (void)actionSheet:(UIActionSheet *)sheet didDismissWithButtonIndex:(NSInteger)index {
  [self.notes addObject:sheet.visible ? @"visible" : @"gone"];
}

- (void)testButtons {
  UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Oops"
                                                  message:@"It failed."
                                                 delegate:self
                                        cancelButtonTitle:@"OK"
                                        otherButtonTitles:@"Retry", @"Report", nil];
  XCTAssertEqualObjects(alert.title, @"Oops");
  XCTAssertEqualObjects(alert.message, @"It failed.");
  XCTAssertEqual(alert.delegate, self);
  XCTAssertEqual(alert.numberOfButtons, 3);
  XCTAssertEqual(alert.cancelButtonIndex, 0);
  XCTAssertEqual(alert.firstOtherButtonIndex, 1);
  XCTAssertEqualObjects([alert buttonTitleAtIndex:2], @"Report");
  XCTAssertEqual([alert addButtonWithTitle:@"More"], 3);
  XCTAssertThrows([alert buttonTitleAtIndex:4]);
  UIAlertView *plain = [UIAlertView new];
  XCTAssertEqual(plain.numberOfButtons, 0);
  XCTAssertEqual(plain.cancelButtonIndex, -1);
  XCTAssertEqual(plain.firstOtherButtonIndex, -1);
  UIAlertView *none = [[UIAlertView alloc] initWithTitle:nil message:nil delegate:nil cancelButtonTitle:nil otherButtonTitles:nil];
  XCTAssertEqual(none.numberOfButtons, 0);
  XCTAssertNil(none.title);
}

- (void)testMessages {
  UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Oops" message:nil delegate:self cancelButtonTitle:@"OK" otherButtonTitles:@"Retry", nil];
  XCTAssertFalse([alert carob_tapButtonAtIndex:1]);
  [alert show];
  [alert show];
  XCTAssertTrue(alert.visible);
  XCTAssertFalse([alert carob_tapButtonAtIndex:7]);
  XCTAssertTrue([alert carob_tapButtonAtIndex:1]);
  XCTAssertFalse(alert.isVisible);
  XCTAssertEqualObjects(self.notes, (@[ @"will present", @"did present", @"clicked 1", @"will 1", @"did 1" ]));
  [alert dismissWithClickedButtonIndex:0 animated:YES];
  XCTAssertEqual(self.notes.count, 5u);
}

- (void)testDismissing {
  UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Oops" message:nil delegate:self cancelButtonTitle:@"OK" otherButtonTitles:nil];
  [alert show];
  [alert dismissWithClickedButtonIndex:0 animated:YES];
  XCTAssertEqualObjects([self.notes componentsJoinedByString:@" "], @"will present did present will 0 did 0");
  self.dismissesOnClick = YES;
  [alert show];
  XCTAssertTrue([alert carob_tapButtonAtIndex:0]);
  XCTAssertEqualObjects([[self.notes subarrayWithRange:NSMakeRange(6, 3)] componentsJoinedByString:@" "], @"clicked 0 will 0 did 0");
  XCTAssertEqual(self.notes.count, 9u);
}

- (void)testAVisibleAlertLives {
  __weak UIAlertView *weak;
  @autoreleasepool {
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Oops" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
    [alert show];
    weak = alert;
  }
  @autoreleasepool {
    XCTAssertNotNil(weak);
    [weak dismissWithClickedButtonIndex:0 animated:NO];
  }
  XCTAssertNil(weak);
}

- (void)testFields {
  UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Name" message:nil delegate:self cancelButtonTitle:@"Cancel" otherButtonTitles:@"OK", nil];
  XCTAssertThrows([alert textFieldAtIndex:0]);
  alert.alertViewStyle = UIAlertViewStyleLoginAndPasswordInput;
  XCTAssertTrue([alert textFieldAtIndex:1].secureTextEntry);
  alert.alertViewStyle = UIAlertViewStylePlainTextInput;
  XCTAssertThrows([alert textFieldAtIndex:1]);
  [alert show];
  XCTAssertFalse([alert carob_tapButtonAtIndex:1]);
  [[alert textFieldAtIndex:0] insertText:@"Ada"];
  XCTAssertTrue([alert carob_tapButtonAtIndex:1]);
}

- (void)testActionSheet {
  UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:@"Photo"
                                                     delegate:self
                                            cancelButtonTitle:@"Cancel"
                                       destructiveButtonTitle:@"Delete"
                                            otherButtonTitles:@"Share", nil];
  XCTAssertEqual(sheet.numberOfButtons, 3);
  XCTAssertEqual(sheet.destructiveButtonIndex, 0);
  XCTAssertEqual(sheet.firstOtherButtonIndex, 1);
  XCTAssertEqual(sheet.cancelButtonIndex, 2);
  [sheet showInView:[UIView new]];
  XCTAssertTrue(sheet.isVisible);
  XCTAssertTrue([sheet carob_tapButtonAtIndex:1]);
  XCTAssertEqualObjects(self.notes, (@[ @"Share", @"gone" ]));
}

@end

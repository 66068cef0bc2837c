#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface PlainDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation PlainDelegate
@end

@interface UIApplicationTests : XCTestCase
@end

@implementation UIApplicationTests

- (void)testDelegateIsHeldWeakly {
  UIApplication *application = [UIApplication sharedApplication];
  @autoreleasepool {
    PlainDelegate *delegate = [PlainDelegate new];
    application.delegate = delegate;
    XCTAssertEqual(application.delegate, delegate);
  }
  XCTAssertNil(application.delegate);
}

- (void)testState {
  UIApplication *application = [UIApplication sharedApplication];
  XCTAssertEqual(application.applicationState, UIApplicationStateActive);
  application.networkActivityIndicatorVisible = YES;
  XCTAssertTrue(application.isNetworkActivityIndicatorVisible);
  application.networkActivityIndicatorVisible = NO;
}

- (void)testNobodyOpensURLs {
  NSURL *url = [NSURL URLWithString:@"http://example.org"];
  XCTAssertFalse([[UIApplication sharedApplication] canOpenURL:url]);
  XCTAssertFalse([[UIApplication sharedApplication] openURL:url]);
  __block BOOL success = YES;
  [[UIApplication sharedApplication] openURL:url options:@{} completionHandler:^(BOOL opened) {
    success = opened;
  }];
  XCTAssertFalse(success);
}

- (void)testMainNotesClassesAndReturns {
  char *arguments[] = {"test", NULL};
  XCTAssertEqual(UIApplicationMain(1, arguments, nil, NSStringFromClass([PlainDelegate class])), 0);
}

- (void)testMainWithClassesThatDoNotExist {
  char *arguments[] = {"test", NULL};
  XCTAssertThrowsSpecificNamed(UIApplicationMain(1, arguments, nil, @"NoSuchDelegate"), NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(UIApplicationMain(1, arguments, @"NSObject", nil), NSException, NSInvalidArgumentException);
}

- (void)testLaunchOptions {
  NSDictionary *options = nil;
  XCTAssertNil(options[UIApplicationLaunchOptionsURLKey]);
}

@end

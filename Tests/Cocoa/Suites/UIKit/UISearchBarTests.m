#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface SearchDelegate : NSObject <UISearchBarDelegate>
@property (nonatomic, strong) NSMutableArray *told;
@property (nonatomic) BOOL forbidsBeginning;
@end

@implementation SearchDelegate
- (instancetype)init {
  if ((self = [super init])) _told = [NSMutableArray array];
  return self;
}
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar {
  return !self.forbidsBeginning;
}
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar {
  [self.told addObject:@"begin"];
}
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar {
  [self.told addObject:@"end"];
}
- (BOOL)searchBar:(UISearchBar *)searchBar shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text {
  return ![text isEqualToString:@"!"];
}
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)text {
  [self.told addObject:text];
}
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar {
  [self.told addObject:@"search"];
}
- (void)searchBar:(UISearchBar *)searchBar selectedScopeButtonIndexDidChange:(NSInteger)scope {
  [self.told addObject:@(scope)];
}
@end

@interface UISearchBarTests : XCTestCase
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UISearchBar *bar;
@property (nonatomic, strong) SearchDelegate *delegate;
@end

@implementation UISearchBarTests

- (void)setUp {
  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  self.bar = [UISearchBar new];
  self.delegate = [SearchDelegate new];
  self.bar.delegate = self.delegate;
  [self.window addSubview:self.bar];
}

- (void)tearDown {
  [self.bar resignFirstResponder];
}

- (void)testProperties {
  XCTAssertEqualObjects(self.bar.text, @"");
  self.bar.placeholder = @"Search";
  self.bar.prompt = @"Posts";
  [self.bar setShowsCancelButton:YES animated:YES];
  self.bar.scopeButtonTitles = @[ @"All", @"Unread" ];
  XCTAssertEqualObjects(self.bar.placeholder, @"Search");
  XCTAssertEqualObjects(self.bar.searchTextField.placeholder, @"Search");
  XCTAssertEqualObjects(self.bar.prompt, @"Posts");
  XCTAssertTrue(self.bar.showsCancelButton);
  XCTAssertEqual(self.bar.scopeButtonTitles.count, 2u);
}

- (void)testTypingAndSearching {
  XCTAssertTrue([self.bar becomeFirstResponder]);
  XCTAssertTrue(self.bar.isFirstResponder);
  [self.bar.searchTextField insertText:@"a"];
  [self.bar.searchTextField insertText:@"!"];
  [self.bar.searchTextField insertText:@"\n"];
  XCTAssertTrue([self.bar resignFirstResponder]);
  NSArray *expected = @[ @"begin", @"a", @"search", @"end" ];
  XCTAssertEqualObjects(self.delegate.told, expected);
  XCTAssertEqualObjects(self.bar.text, @"a");
}

- (void)testDelegateForbidsBeginning {
  self.delegate.forbidsBeginning = YES;
  XCTAssertFalse([self.bar becomeFirstResponder]);
}

- (void)testSettingTextTellsTheDelegate {
  self.bar.text = @"posts";
  XCTAssertEqualObjects(self.delegate.told, @[ @"posts" ]);
}

- (void)testTraitsAreThoseOfTheField {
  self.bar.autocapitalizationType = UITextAutocapitalizationTypeNone;
  self.bar.keyboardType = UIKeyboardTypeURL;
  XCTAssertEqual(self.bar.searchTextField.keyboardType, UIKeyboardTypeURL);
  UIView *view = [UIView new];
  self.bar.inputAccessoryView = view;
  XCTAssertEqual(self.bar.searchTextField.inputAccessoryView, view);
}

- (void)testScopes {
  self.bar.selectedScopeButtonIndex = 1;
  XCTAssertEqualObjects(self.delegate.told, @[ @1 ]);
}

@end

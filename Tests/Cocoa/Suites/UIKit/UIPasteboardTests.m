#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface UIPasteboardTests : XCTestCase
@end

@implementation UIPasteboardTests

- (void)testValues {
  UIPasteboard *board = [UIPasteboard pasteboardWithUniqueName];
  XCTAssertNil(board.string);
  XCTAssertFalse(board.hasStrings);
  board.string = @"Ada";
  XCTAssertEqualObjects(board.string, @"Ada");
  XCTAssertTrue(board.hasStrings);
  XCTAssertEqual(board.changeCount, 1);
  XCTAssertEqual(board.numberOfItems, 1);
  board.strings = @[ @"a", @"b" ];
  XCTAssertEqualObjects(board.strings, (@[ @"a", @"b" ]));
  board.URL = [NSURL URLWithString:@"http://localhost"];
  XCTAssertEqualObjects(board.URL.host, @"localhost");
  XCTAssertNil(board.string);
  board.color = [UIColor redColor];
  XCTAssertTrue(board.hasColors);
  board.items = @[ @{ @"org.example" : @1 } ];
  XCTAssertEqualObjects([board valueForPasteboardType:@"org.example"], @1);
  XCTAssertTrue([board containsPasteboardTypes:@[ @"org.example" ]]);
  board.string = nil;
  XCTAssertEqual(board.numberOfItems, 0);
}

- (void)testNames {
  XCTAssertEqual([UIPasteboard generalPasteboard], [UIPasteboard generalPasteboard]);
  XCTAssertNil([UIPasteboard pasteboardWithName:@"own" create:NO]);
  UIPasteboard *own = [UIPasteboard pasteboardWithName:@"own" create:YES];
  XCTAssertEqual([UIPasteboard pasteboardWithName:@"own" create:NO], own);
  [UIPasteboard removePasteboardWithName:@"own"];
  XCTAssertNil([UIPasteboard pasteboardWithName:@"own" create:NO]);
}

- (void)testNotification {
  UIPasteboard *board = [UIPasteboard pasteboardWithUniqueName];
  [self expectationForNotification:UIPasteboardChangedNotification object:board handler:nil];
  board.string = @"a";
  [self waitForExpectationsWithTimeout:10 handler:nil];
}

@end

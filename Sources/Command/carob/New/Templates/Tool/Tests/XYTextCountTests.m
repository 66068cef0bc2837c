#import <XCTest/XCTest.h>

#import "XYTextCount.h"

@interface XYTextCountTests : XCTestCase
@end

@implementation XYTextCountTests

- (void)testLinesAndWordsAreCounted {
    XYTextCount *count = [[XYTextCount alloc] initWithText:@"one  two\n\nthree\n"];
    XCTAssertEqual(count.lines, 3);
    XCTAssertEqual(count.words, 3);
}

- (void)testTheLastLineNeedsNoEnd {
    XYTextCount *count = [[XYTextCount alloc] initWithText:@"one\ntwo"];
    XCTAssertEqual(count.lines, 2);
}

- (void)testAnEmptyTextHasNone {
    XYTextCount *count = [[XYTextCount alloc] initWithText:@""];
    XCTAssertEqual(count.lines, 0);
    XCTAssertEqual(count.words, 0);
}

@end

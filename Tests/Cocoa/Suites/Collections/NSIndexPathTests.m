#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSIndexPathTests : XCTestCase
@end

@implementation NSIndexPathTests

- (void)testParts {
  NSIndexPath *path = [NSIndexPath indexPathForRow:2 inSection:1];
  XCTAssertEqual(path.section, 1);
  XCTAssertEqual(path.row, 2);
  XCTAssertEqual(path.item, 2);
  XCTAssertEqualObjects(path, [NSIndexPath indexPathForItem:2 inSection:1]);
  XCTAssertEqual([NSIndexPath indexPathForRow:-1 inSection:NSIntegerMax].row, -1);
}

- (void)testComparing {
  NSIndexPath *path = [NSIndexPath indexPathForRow:2 inSection:1];
  XCTAssertEqual([path compare:[NSIndexPath indexPathForRow:0 inSection:2]], NSOrderedAscending);
  XCTAssertEqual([path compare:[NSIndexPath indexPathForRow:1 inSection:1]], NSOrderedDescending);
  XCTAssertEqual([path compare:[NSIndexPath indexPathForRow:2 inSection:1]], NSOrderedSame);
  NSIndexPath *nothing = nil;
  XCTAssertThrowsSpecificNamed(
    [path compare:nothing], NSException, NSInvalidArgumentException);
}

@end

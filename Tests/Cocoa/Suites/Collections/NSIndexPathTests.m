#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSIndexPathTests : XCTestCase
@end

@implementation NSIndexPathTests

static NSIndexPath *path(NSUInteger length) {
  const NSUInteger indexes[] = {4, 7, 1, 9};
  return [NSIndexPath indexPathWithIndexes:indexes length:length];
}

- (void)testParts {
  NSIndexPath *path = [NSIndexPath indexPathForRow:2 inSection:1];
  XCTAssertEqual(path.section, 1);
  XCTAssertEqual(path.row, 2);
  XCTAssertEqual(path.item, 2);
  XCTAssertEqual(path.length, 2u);
  XCTAssertEqualObjects(path, [NSIndexPath indexPathForItem:2 inSection:1]);
  XCTAssertEqualObjects(path, [[NSIndexPath indexPathWithIndex:1] indexPathByAddingIndex:2]);
  XCTAssertEqual([NSIndexPath indexPathForRow:-1 inSection:NSIntegerMax].row, -1);
}

- (void)testAnyLength {
  for (NSUInteger length = 0; length <= 4; length++) {
    NSIndexPath *made = path(length);
    XCTAssertEqual(made.length, length);
    XCTAssertEqualObjects(made, path(length));
    XCTAssertEqual(made.hash, path(length).hash);
    XCTAssertEqualObjects([made copy], made);
    XCTAssertEqual([made indexAtPosition:length], (NSUInteger)NSNotFound);
    if (length > 0) XCTAssertEqualObjects([made indexPathByRemovingLastIndex], path(length - 1));
    if (length == 4) XCTAssertEqual([made indexAtPosition:3], 9u);
    NSData *archive = [NSKeyedArchiver archivedDataWithRootObject:made];
    XCTAssertEqualObjects([NSKeyedUnarchiver unarchiveObjectWithData:archive], made);
  }
  XCTAssertEqual([[NSIndexPath new] length], 0u);
  XCTAssertEqualObjects([NSIndexPath new], [[NSIndexPath new] indexPathByRemovingLastIndex]);
  XCTAssertEqualObjects([[NSIndexPath alloc] initWithIndex:4], path(1));
  XCTAssertTrue([path(3).description hasSuffix:@"{length = 3, path = 4 - 7 - 1}"], @"%@", path(3));
}

- (void)testIndexesInABuffer {
  NSUInteger indexes[4] = {0, 0, 0, 0};
  [path(3) getIndexes:indexes];
  XCTAssertEqual(indexes[0], 4u);
  XCTAssertEqual(indexes[2], 1u);
  XCTAssertEqual(indexes[3], 0u);
  [path(4) getIndexes:indexes range:NSMakeRange(2, 2)];
  XCTAssertEqual(indexes[0], 1u);
  XCTAssertEqual(indexes[1], 9u);
  XCTAssertThrowsSpecificNamed(
    [path(2) getIndexes:indexes range:NSMakeRange(1, 2)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [NSIndexPath indexPathWithIndexes:NULL length:1], NSException, NSInvalidArgumentException);
}

- (void)testARowNeedsTwoIndexes {
  XCTAssertThrowsSpecificNamed(path(1).row, NSException, NSInternalInconsistencyException);
  XCTAssertThrowsSpecificNamed(path(3).section, NSException, NSInternalInconsistencyException);
}

- (void)testComparing {
  NSIndexPath *path = [NSIndexPath indexPathForRow:2 inSection:1];
  XCTAssertEqual([path compare:[NSIndexPath indexPathForRow:0 inSection:2]], NSOrderedAscending);
  XCTAssertEqual([path compare:[NSIndexPath indexPathForRow:1 inSection:1]], NSOrderedDescending);
  XCTAssertEqual([path compare:[NSIndexPath indexPathForRow:2 inSection:1]], NSOrderedSame);
  XCTAssertEqual([path compare:[NSIndexPath indexPathWithIndex:1]], NSOrderedDescending);
  XCTAssertEqual([path compare:[path indexPathByAddingIndex:0]], NSOrderedAscending);
  NSIndexPath *nothing = nil;
  XCTAssertThrowsSpecificNamed(
    [path compare:nothing], NSException, NSInvalidArgumentException);
}

@end

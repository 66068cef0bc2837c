#import <XCTest/XCTest.h>

@interface PathCompletionTests : XCTestCase
@end

@implementation PathCompletionTests {
  NSString *_folder;
}

- (void)setUp {
  _folder = [NSTemporaryDirectory() stringByAppendingPathComponent:[NSUUID UUID].UUIDString];
  [[NSFileManager defaultManager] createDirectoryAtPath:_folder withIntermediateDirectories:YES attributes:nil error:NULL];
  for (NSString *name in @[ @"apple.txt", @"Apricot.txt", @"apt.json", @"pear.txt" ]) {
    [@"" writeToFile:[self path:name] atomically:YES encoding:NSUTF8StringEncoding error:NULL];
  }
}

- (void)tearDown { [[NSFileManager defaultManager] removeItemAtPath:_folder error:NULL]; }

- (NSString *)path:(NSString *)name { return [_folder stringByAppendingPathComponent:name]; }

- (void)testPathsThatBeginSo {
  NSString *longest;
  NSArray *matches;
  XCTAssertEqual([[self path:@"ap"] completePathIntoString:&longest caseSensitive:YES
                                          matchesIntoArray:&matches filterTypes:nil], 2u);
  XCTAssertEqualObjects(longest, [self path:@"ap"]);
  XCTAssertEqualObjects(matches, (@[ [self path:@"apple.txt"], [self path:@"apt.json"] ]));
  XCTAssertEqual([[self path:@"ap"] completePathIntoString:NULL caseSensitive:NO
                                          matchesIntoArray:NULL filterTypes:@[ @"txt" ]], 2u);
  XCTAssertEqual([[self path:@"app"] completePathIntoString:&longest caseSensitive:YES
                                           matchesIntoArray:NULL filterTypes:nil], 1u);
  XCTAssertEqualObjects(longest, [self path:@"apple.txt"]);
  longest = @"as before";
  XCTAssertEqual([[self path:@"x"] completePathIntoString:&longest caseSensitive:YES
                                         matchesIntoArray:NULL filterTypes:nil], 0u);
  XCTAssertEqualObjects(longest, @"as before");
}

@end

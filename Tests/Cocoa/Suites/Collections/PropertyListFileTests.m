#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/// Arrays and dictionaries in files.
@interface PropertyListFileTests : XCTestCase
@property (nonatomic, copy) NSString *path;
@end

@implementation PropertyListFileTests

- (void)setUp {
  NSString *name = [NSString stringWithFormat:@"%@.plist", [NSUUID UUID].UUIDString];
  self.path = [NSTemporaryDirectory() stringByAppendingPathComponent:name];
}

- (void)tearDown { [[NSFileManager defaultManager] removeItemAtPath:self.path error:NULL]; }

- (NSURL *)url { return [NSURL fileURLWithPath:self.path]; }

- (void)testAnArray {
  NSData *data = [@"bytes" dataUsingEncoding:NSUTF8StringEncoding];
  NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:86400];
  NSArray *array = @[ @"text", @1, @2.5, @YES, data, date, @[ @"inner" ], @{ @"key" : @-3 } ];
  XCTAssertTrue([array writeToFile:self.path atomically:YES]);
  XCTAssertEqualObjects([NSArray arrayWithContentsOfFile:self.path], array);
  XCTAssertEqualObjects([NSArray arrayWithContentsOfURL:self.url], array);
  XCTAssertEqualObjects([[NSArray alloc] initWithContentsOfFile:self.path], array);
  XCTAssertEqualObjects([[NSArray alloc] initWithContentsOfURL:self.url], array);
  XCTAssertNil([NSDictionary dictionaryWithContentsOfFile:self.path]);
}

- (void)testADictionary {
  NSDictionary *dictionary = @{ @"name" : @"Ada & Bob", @"numbers" : @[ @1, @2 ], @"" : @"empty" };
  XCTAssertTrue([dictionary writeToURL:self.url atomically:NO]);
  XCTAssertEqualObjects([NSDictionary dictionaryWithContentsOfFile:self.path], dictionary);
  XCTAssertEqualObjects([NSDictionary dictionaryWithContentsOfURL:self.url], dictionary);
  XCTAssertEqualObjects([[NSDictionary alloc] initWithContentsOfFile:self.path], dictionary);
  XCTAssertEqualObjects([[NSDictionary alloc] initWithContentsOfURL:self.url], dictionary);
  XCTAssertNil([NSArray arrayWithContentsOfFile:self.path]);
}

- (void)testMutableOnes {
  XCTAssertTrue([@[ @1 ] writeToFile:self.path atomically:YES]);
  NSMutableArray *array = [NSMutableArray arrayWithContentsOfFile:self.path];
  [array addObject:@2];
  XCTAssertEqualObjects(array, (@[ @1, @2 ]));
  XCTAssertTrue([@{ @"a" : @1 } writeToFile:self.path atomically:YES]);
  NSMutableDictionary *dictionary =
    [[NSMutableDictionary alloc] initWithContentsOfFile:self.path];
  dictionary[@"b"] = @2;
  XCTAssertEqualObjects(dictionary, (@{ @"a" : @1, @"b" : @2 }));
}

- (void)testTheFileIsXML {
  XCTAssertTrue([@[ @"text" ] writeToFile:self.path atomically:YES]);
  NSString *text = [NSString stringWithContentsOfFile:self.path
                                             encoding:NSUTF8StringEncoding
                                                error:NULL];
  XCTAssertTrue([text containsString:@"<string>text</string>"], @"%@", text);
}

- (void)testWhatAPropertyListCannotHold {
  XCTAssertFalse([@[ [NSNull null] ] writeToFile:self.path atomically:YES]);
  XCTAssertFalse([@[ self.url ] writeToFile:self.path atomically:YES]);
  XCTAssertFalse([@{ @1 : @"a" } writeToFile:self.path atomically:YES]);
  XCTAssertFalse([[NSFileManager defaultManager] fileExistsAtPath:self.path]);
}

- (void)testFilesThatAreNone {
  NSString *nothing = nil;
  XCTAssertNil([NSArray arrayWithContentsOfFile:nothing]);
  XCTAssertNil([NSArray arrayWithContentsOfFile:self.path]);
  XCTAssertFalse([@[] writeToFile:nothing atomically:YES]);
  XCTAssertFalse([@[] writeToFile:@"/no/such/folder/file" atomically:YES]);
  NSURL *web = [NSURL URLWithString:@"http://localhost/list.plist"];
  XCTAssertNil([NSDictionary dictionaryWithContentsOfURL:web]);
  XCTAssertFalse([@{} writeToURL:web atomically:YES]);
  [@"<plist><array>" writeToFile:self.path
                      atomically:YES
                        encoding:NSUTF8StringEncoding
                           error:NULL];
  XCTAssertNil([NSArray arrayWithContentsOfFile:self.path]);
}

/// Arrays in the binary format; each one refers to the next one so many times, and the last one to the first or to nothing.
static NSData *arrays(int count, int references, BOOL isCycle) {
  NSMutableData *data = [NSMutableData dataWithBytes:"bplist00" length:8];
  NSMutableData *table = [NSMutableData data];
  for (int i = 0; i < count; i++) {
    BOOL isLast = i == count - 1;
    unsigned char offset[2] = {data.length >> 8, data.length};
    [table appendBytes:offset length:2];
    int own = isLast ? isCycle : references;
    unsigned char marker = 0xA0 | own, next = isLast ? 0 : i + 1;
    [data appendBytes:&marker length:1];
    for (int j = 0; j < own; j++) [data appendBytes:&next length:1];
  }
  unsigned char trailer[32] = {[6] = 2, [7] = 1, [15] = count, [30] = data.length >> 8, [31] = data.length};
  [data appendData:table];
  [data appendBytes:trailer length:32];
  return data;
}

- (NSArray *)arrayOf:(NSData *)data {
  XCTAssertTrue([data writeToFile:self.path atomically:YES]);
  return [NSArray arrayWithContentsOfFile:self.path];
}

- (void)testSharedObjectsAreReadAsLongAsTheyAreNotTooMany {
  XCTAssertEqualObjects([self arrayOf:arrays(3, 2, NO)], (@[ @[ @[], @[] ], @[ @[], @[] ] ]));
  XCTAssertEqual([self arrayOf:arrays(18, 2, NO)].count, 2);
  XCTAssertNil([self arrayOf:arrays(200, 2, NO)]);
  XCTAssertNil([self arrayOf:arrays(200, 2, YES)]);
  XCTAssertNil([self arrayOf:arrays(1, 0, YES)]);
  NSMutableData *cut = [arrays(3, 2, NO) mutableCopy];
  while (cut.length > 6) {
    cut.length--;
    XCTAssertNil([self arrayOf:cut]);
  }
}

- (void)testAnArrayThatHoldsItselfIsNotWritten {
  NSMutableArray *array = [NSMutableArray array], *other = array;
  [array addObject:other];
  [array addObject:other];
  XCTAssertFalse([array writeToFile:self.path atomically:YES]);
  [array removeAllObjects];
}

@end

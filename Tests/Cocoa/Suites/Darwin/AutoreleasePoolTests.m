#import <XCTest/XCTest.h>

/* Pools of programs without ARC. */
@interface AutoreleasePoolTests : XCTestCase
@end

static int ended;

@interface POOLEntry : NSObject
@end

@implementation POOLEntry
- (void)dealloc {
  ++ended;
  [super dealloc];
}
@end

@implementation AutoreleasePoolTests

- (void)setUp {
  ended = 0;
}

- (void)testDrainReleases {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  [[[POOLEntry alloc] init] autorelease];
  XCTAssertEqual(ended, 0);
  [pool drain];
  XCTAssertEqual(ended, 1);
}

- (void)testReleaseIsDrain {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  [[[POOLEntry alloc] init] autorelease];
  [[[POOLEntry alloc] init] autorelease];
  [pool release];
  XCTAssertEqual(ended, 2);
}

- (void)testAnOuterPoolEndsThoseInIt {
  NSAutoreleasePool *outer = [[NSAutoreleasePool alloc] init];
  [[[POOLEntry alloc] init] autorelease];
  [[NSAutoreleasePool alloc] init];
  [[[POOLEntry alloc] init] autorelease];
  [outer drain];
  XCTAssertEqual(ended, 2);
}

- (void)testAddedObjectsAreReleased {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  [pool addObject:[[POOLEntry alloc] init]];
  [NSAutoreleasePool addObject:[[POOLEntry alloc] init]];
  XCTAssertEqual(ended, 0);
  [pool drain];
  XCTAssertEqual(ended, 2);
}

- (void)testPoolsAreInOneAnother {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  [[[POOLEntry alloc] init] autorelease];
  for (int i = 0; i < 3; ++i) {
    NSAutoreleasePool *inner = [[NSAutoreleasePool alloc] init];
    [[[POOLEntry alloc] init] autorelease];
    [inner drain];
  }
  XCTAssertEqual(ended, 3);
  [pool drain];
  XCTAssertEqual(ended, 4);
}

@end

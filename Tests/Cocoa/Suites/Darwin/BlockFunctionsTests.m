#import <Block.h>
#import <XCTest/XCTest.h>

typedef int (^Counter)(void);

/* Compiled without ARC. */
static Counter makeCounter(void) {
  __block int count = 0;
  return Block_copy(^{
    return ++count;
  });
}

@interface BlockFunctionsTests : XCTestCase
@end

@implementation BlockFunctionsTests

- (void)testACopyOutlivesItsScope {
  Counter counter = makeCounter();
  counter();
  XCTAssertEqual(counter(), 2);
  Block_release(counter);
}

- (void)testWhatABlockThatIsWaitedForAutoreleasesIsTheCallers {
  static dispatch_once_t token;
  __block NSObject *once, *waited;
  dispatch_once(&token, ^{
    once = [[[NSObject alloc] init] autorelease];
  });
  dispatch_queue_t queue = dispatch_queue_create("queue", DISPATCH_QUEUE_SERIAL);
  dispatch_sync(queue, ^{
    waited = [[[NSObject alloc] init] autorelease];
  });
  dispatch_release(queue);
  XCTAssertEqual(once.retainCount, 1u);
  XCTAssertEqual(waited.retainCount, 1u);
}

- (void)testACopyRetainsWhatItUses {
  NSObject *object = [[NSObject alloc] init];
  const NSUInteger before = object.retainCount;
  dispatch_block_t block = Block_copy(^{
    (void)object;
  });
  XCTAssertEqual(object.retainCount, before + 1);
  Block_release(block);
  XCTAssertEqual(object.retainCount, before);
  [object release];
}

@end

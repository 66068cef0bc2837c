#import <XCTest/XCTest.h>
#import <objc/runtime.h>

/* What a class of variables of several kinds looks like to a program that looks for strong references. */
@interface Mixed : NSObject {
  NSString *_first;
  NSString *_second;
  int _number;
  __weak id _weak;
  __unsafe_unretained id _unretained;
  void *_pointers[20];
  id _last;
}
@end
@implementation Mixed
@end

@interface Plain : NSObject {
  int _number;
}
@end
@implementation Plain
@end

@interface IvarLayoutTests : XCTestCase
@end

@implementation IvarLayoutTests
- (void)testALayoutHasTheWordsToSkipAndThoseThatHoldObjects {
  const uint8_t strong[] = {0x02, 0xf0, 0x81, 0};
  const uint8_t *layout = class_getIvarLayout([Mixed class]);
  XCTAssertEqual(memcmp(layout, strong, sizeof strong), 0);
}

- (void)testWeakVariablesHaveALayoutOfTheirOwn {
  const uint8_t weak[] = {0x31, 0};
  XCTAssertEqual(memcmp(class_getWeakIvarLayout([Mixed class]), weak, sizeof weak), 0);
}

- (void)testAClassWithoutSuchVariablesHasNoLayout {
  XCTAssertTrue(class_getIvarLayout([Plain class]) == NULL);
  XCTAssertTrue(class_getWeakIvarLayout([Plain class]) == NULL);
  XCTAssertTrue(class_getIvarLayout(Nil) == NULL);
}

- (void)testEqualLayoutsAreTheSame {
  XCTAssertTrue(class_getIvarLayout([Mixed class]) == class_getIvarLayout([Mixed class]));
}
@end

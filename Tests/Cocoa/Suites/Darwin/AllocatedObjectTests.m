#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

// Objects that functions make and free, in code without ARC.
@interface AllocatedObjectTests : XCTestCase
@end

@interface AllocatedObject : NSObject {
 @public
  int number;
}
@end

@implementation AllocatedObject
@end

@implementation AllocatedObjectTests

- (void)testAnObjectOfAFunction {
  AllocatedObject *object = NSAllocateObject([AllocatedObject class], 0, NULL);
  XCTAssertEqual([object class], [AllocatedObject class]);
  XCTAssertEqual(object->number, 0);
  object->number = 3;
  AllocatedObject *copy = NSCopyObject(object, 0, NULL);
  XCTAssertEqual(copy->number, 3);
  NSDeallocateObject(copy);
  NSDeallocateObject(object);
}

@end

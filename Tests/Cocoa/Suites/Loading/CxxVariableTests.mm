#import <XCTest/XCTest.h>
#import <objc/runtime.h>
#include <memory>
#include <string>
#include <vector>

static NSMutableArray<NSString *> *steps;

/* A variable that notes when it comes and goes. */
struct Noted {
  const char *name;
  int value = 7;
  explicit Noted(const char *name) : name(name) { note("+"); }
  ~Noted() { note("-"); }
  void note(const char *sign) { [steps addObject:[NSString stringWithFormat:@"%s%s", sign, name]]; }
};
struct NotedAbove : Noted { NotedAbove() : Noted("above") {} };
struct NotedBelow : Noted { NotedBelow() : Noted("below") {} };
struct NotedSecond : Noted { NotedSecond() : Noted("second") {} };

@interface CVBase : NSObject {
 @public
  NotedAbove _above;
  std::vector<int> _numbers;
  std::string _text;
  CGRect _frame;
}
@end

@implementation CVBase
- (instancetype)init {
  if ((self = [super init])) {
    for (int i = 0; i < 100; i++) _numbers.push_back(i);
    _text = "a text that is longer than what a string has inside of it";
  }
  return self;
}
@end

@interface CVDerived : CVBase {
 @public
  NotedBelow _below;
  NotedSecond _second;
  std::shared_ptr<std::string> _shared;
  NSString *_name;
}
@end

@implementation CVDerived
@end

/* Without variables of its own. */
@interface CVLeaf : CVDerived
@end
@implementation CVLeaf
@end

@interface CxxVariableTests : XCTestCase
@end

@implementation CxxVariableTests

- (void)setUp {
  steps = [NSMutableArray array];
}

- (void)testVariablesAreConstructedFromTheTopAndDestroyedFromTheBottom {
  @autoreleasepool {
    CVLeaf *leaf = [CVLeaf new];
    XCTAssertEqualObjects(steps, (@[ @"+above", @"+below", @"+second" ]));
    XCTAssertEqual(leaf->_second.value, 7);
    [steps removeAllObjects];
    leaf = nil;
  }
  XCTAssertEqualObjects(steps, (@[ @"-second", @"-below", @"-above" ]));
}

- (void)testVariablesKeepTheirValues {
  std::weak_ptr<std::string> left;
  @autoreleasepool {
    CVDerived *object = [CVDerived new];
    XCTAssertEqual(object->_numbers.size(), 100u);
    XCTAssertEqual(object->_numbers[99], 99);
    XCTAssertTrue(object->_text.find("longer") != std::string::npos);
    object->_shared = std::make_shared<std::string>("shared");
    object->_name = [NSString stringWithUTF8String:object->_shared->c_str()];
    left = object->_shared;
    XCTAssertEqualObjects(object->_name, @"shared");
    XCTAssertFalse(left.expired());
    object = nil;
  }
  XCTAssertTrue(left.expired());
}

- (void)testInstancesOfTheRuntimeAreConstructed {
  @autoreleasepool {
    CVBase *object = class_createInstance([CVBase class], 0);
    XCTAssertEqualObjects(steps, (@[ @"+above" ]));
    XCTAssertTrue(object->_numbers.empty());
    object->_numbers.push_back(1);
    object = nil;
  }
  XCTAssertEqualObjects(steps, (@[ @"+above", @"-above" ]));
}

- (void)testSubclassesMadeAtRunTimeConstructWhatTheyInherit {
  Class below = objc_allocateClassPair([CVBase class], "CVMadeBelow", 0);
  objc_registerClassPair(below);
  @autoreleasepool {
    CVBase *object = [below new];
    XCTAssertEqualObjects(steps, (@[ @"+above" ]));
    XCTAssertEqual(object->_above.value, 7);
    object = nil;
  }
  XCTAssertEqualObjects(steps, (@[ @"+above", @"-above" ]));
}

- (void)testObservedObjectsGoOn {
  @autoreleasepool {
    CVDerived *object = [CVDerived new];
    [object addObserver:self forKeyPath:@"name" options:NSKeyValueObservingOptionNew context:NULL];
    [object removeObserver:self forKeyPath:@"name"];
    XCTAssertEqual(object->_numbers.size(), 100u);
    object = nil;
  }
  XCTAssertEqualObjects(
    steps, (@[ @"+above", @"+below", @"+second", @"-second", @"-below", @"-above" ]));
}

- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
}

- (void)testPlainStructuresBesideThemAreFoundByKey {
  CVBase *object = [CVBase new];
  object->_frame = CGRectMake(1, 2, 3, 4);
  XCTAssertEqualObjects([object valueForKey:@"frame"], [NSValue valueWithCGRect:CGRectMake(1, 2, 3, 4)]);
}

@end

#import <XCTest/XCTest.h>
#import <objc/runtime.h>

/* What the module's code did, in order. `+load` comes first, and then the constructors. */
static const char *steps[8];
static int stepCount;

static void note(const char *step) {
  if (stepCount < 8) steps[stepCount++] = step;
}

@protocol CTNamed
- (NSString *)name;
@end

@interface CTEarly : NSObject
@property (nonatomic, copy) NSString *title;
@end

@interface CTEarly (Added) <CTNamed>
- (NSString *)addedInConstructor;
@end

static NSString *nameFound;
static Class classFound;
static Protocol *protocolFound;
static CTEarly *objectMade;
static NSInteger countOfHost;

static NSString *added(id self, SEL _cmd) {
  return [NSString stringWithFormat:@"%@ %@", [self title], NSStringFromSelector(_cmd)];
}

@implementation CTEarly
+ (void)load { note("load"); }
@end

@implementation CTEarly (Named)
+ (void)load { note("load of the category"); }
- (NSString *)name { return [self.title stringByAppendingString:@"!"]; }
@end

__attribute__((constructor)) static void lookAround(void) {
  note("constructor");
  classFound = objc_getClass("CTEarly");
  protocolFound = objc_getProtocol("CTNamed");
  objectMade = [CTEarly new];
  objectMade.title = @"early";
  nameFound = [(id<CTNamed>)objectMade name];
  countOfHost = [@[ @1, @2 ] count];
  class_addMethod([CTEarly class], @selector(addedInConstructor), (IMP)added, "@@:");
}

__attribute__((constructor(102))) static void comeFirst(void) { note("constructor with a priority"); }

static NSString *errorOfConstructor;

__attribute__((constructor)) static void catchInConstructor(void) {
  @try {
    [(id)[NSObject new] addedInConstructor];
  } @catch (NSException *exception) {
    errorOfConstructor = exception.name;
  }
}

@interface ConstructorTests : XCTestCase
@end

@implementation ConstructorTests

- (void)testLoadComesBeforeConstructors {
  NSMutableArray *names = [NSMutableArray array];
  for (int i = 0; i < stepCount; i++) [names addObject:@(steps[i])];
  XCTAssertEqualObjects(
    names, (@[ @"load", @"load of the category", @"constructor with a priority", @"constructor" ]));
}

- (void)testConstructorsFindClassesAndProtocols {
  XCTAssertEqual(classFound, [CTEarly class]);
  XCTAssertEqualObjects(protocolFound, @protocol(CTNamed));
}

- (void)testConstructorsSendMessages {
  XCTAssertEqualObjects(nameFound, @"early!");
  XCTAssertEqualObjects(objectMade.title, @"early");
  XCTAssertEqual(countOfHost, 2);
}

- (void)testConstructorsAddMethods {
  XCTAssertEqualObjects([objectMade addedInConstructor], @"early addedInConstructor");
}

- (void)testExceptionsAreCaughtInConstructors {
  XCTAssertEqualObjects(errorOfConstructor, NSInvalidArgumentException);
}

@end

#import "InnerClass.h"
#import <objc/runtime.h>

Class innerClass(NSString *name, NSDictionary<NSString *, void (^)(XCTestCase *)> *methods) {
  Class cls = objc_allocateClassPair(XCTestCase.class, name.UTF8String, 0);
  for (NSString *method in methods) {
    class_addMethod(
      cls, NSSelectorFromString(method), imp_implementationWithBlock(methods[method]), "v@:");
  }
  objc_registerClassPair(cls);
  return cls;
}

XCTestSuiteRun *innerRun(NSString *name, NSDictionary<NSString *, void (^)(XCTestCase *)> *methods) {
  XCTestSuite *suite = [XCTestSuite testSuiteForTestCaseClass:innerClass(name, methods)];
  [suite runTest];
  return (XCTestSuiteRun *)suite.testRun;
}

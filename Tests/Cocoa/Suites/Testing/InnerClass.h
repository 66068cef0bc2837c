#import <XCTest/XCTest.h>

/* Makes a class of tests from methods by their names, so that they run only within another test. */
Class innerClass(NSString *name, NSDictionary<NSString *, void (^)(XCTestCase *self)> *methods);

/* Runs the tests of such a class, and returns the run. */
XCTestSuiteRun *innerRun(NSString *name, NSDictionary<NSString *, void (^)(XCTestCase *self)> *methods);

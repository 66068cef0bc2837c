#import <XCTest/XCTest.h>

/* A framework for specifications in small: a class has examples, each a name and a block, which become tests when XCTest asks
 * for them. */
@interface ExampleCase : XCTestCase
/* The run with which the test is performed. */
@property (nonatomic, readonly) XCTestRun *performedRun;
/* Overridden by a class that has examples: it sends the next message for each. */
+ (void)define;
+ (void)example:(NSString *)name block:(void (^)(ExampleCase *self))block;
@end

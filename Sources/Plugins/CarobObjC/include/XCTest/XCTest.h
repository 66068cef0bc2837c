// XCTest/XCTest.h, written by `carob headers`; changes would be lost.
#pragma once
#pragma clang diagnostic ignored "-Wnullability-completeness"

#import <Foundation/Foundation.h>
#import <XCTest/XCTIssueTypes.h>
#import <XCTest/XCTestAssertions.h>

@protocol XCTActivity <NSObject>
@property (readonly, copy) NSString *name;
- (void)addAttachment:(XCTAttachment *)attachment;
@end

@protocol XCTWaiterDelegate <NSObject>
@optional
- (void)waiter:(XCTWaiter *)waiter didTimeoutWithUnfulfilledExpectations:(NSArray<XCTestExpectation *> *)unfulfilled;
- (void)waiter:(XCTWaiter *)waiter fulfillmentDidViolateOrderingConstraintsForExpectation:(XCTestExpectation *)expectation requiredExpectation:(XCTestExpectation *)requiredExpectation;
- (void)waiter:(XCTWaiter *)waiter didFulfillInvertedExpectation:(XCTestExpectation *)expectation;
- (void)nestedWaiter:(XCTWaiter *)waiter wasInterruptedByTimedOutWaiter:(XCTWaiter *)outerWaiter;
@end

@protocol XCTestObservation <NSObject>
@optional
- (void)testBundleWillStart:(NSBundle *)testBundle;
- (void)testSuiteWillStart:(XCTestSuite *)testSuite;
- (void)testCaseWillStart:(XCTestCase *)testCase;
- (void)testCase:(XCTestCase *)testCase didRecordIssue:(XCTIssue *)issue;
- (void)testCase:(XCTestCase *)testCase didFailWithDescription:(NSString *)description inFile:(nullable NSString *)filePath atLine:(NSUInteger)lineNumber;
- (void)testCaseDidFinish:(XCTestCase *)testCase;
- (void)testSuite:(XCTestSuite *)testSuite didRecordIssue:(XCTIssue *)issue;
- (void)testSuite:(XCTestSuite *)testSuite didFailWithDescription:(NSString *)description inFile:(nullable NSString *)filePath atLine:(NSUInteger)lineNumber;
- (void)testSuiteDidFinish:(XCTestSuite *)testSuite;
- (void)testBundleDidFinish:(NSBundle *)testBundle;
@end

@interface XCTAttachment : NSObject
@property (readonly, copy) NSString *uniformTypeIdentifier;
@property (copy, nullable) NSString *name;
@property (copy, nullable) NSDictionary *userInfo;
@property XCTAttachmentLifetime lifetime;
+ (instancetype)attachmentWithContentsOfFileAtURL:(NSURL *)url;
+ (instancetype)attachmentWithData:(NSData *)data;
+ (instancetype)attachmentWithData:(NSData *)data uniformTypeIdentifier:(NSString *)uniformTypeIdentifier;
+ (instancetype)attachmentWithString:(NSString *)string;
@end

@interface XCTContext : NSObject
+ (void)runActivityNamed:(NSString *)name block:(void (NS_NOESCAPE ^)(id<XCTActivity> activity))block;
@end

@interface XCTExpectedFailureOptions : NSObject
@property (copy, nullable) BOOL (^issueMatcher)(XCTIssue *issue);
@property (getter=isEnabled) BOOL enabled;
@property (getter=isStrict) BOOL strict;
+ (instancetype)nonStrictOptions;
@end

@interface XCTIssue : NSObject <NSCopying, NSMutableCopying>
@property (readonly) XCTIssueType type;
@property (readonly, copy) NSString *compactDescription;
@property (readonly, copy, nullable) NSString *detailedDescription;
@property (readonly, strong) XCTSourceCodeContext *sourceCodeContext;
@property (readonly, strong, nullable) NSError *associatedError;
@property (readonly, copy) NSArray *attachments;
- (id)copyWithZone:(NSZone *)zone;
- (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)compactDescription;
- (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)compactDescription detailedDescription:(nullable NSString *)detailedDescription sourceCodeContext:(XCTSourceCodeContext *)sourceCodeContext associatedError:(nullable NSError *)associatedError attachments:(NSArray *)attachments;
- (id)mutableCopyWithZone:(NSZone *)zone;
@end

@interface XCTestExpectation : NSObject
@property (nonatomic, copy) NSString *expectationDescription;
@property (nonatomic) NSUInteger expectedFulfillmentCount;
@property (nonatomic) BOOL assertForOverFulfill;
@property (nonatomic, getter=isInverted) BOOL inverted;
- (void)fulfill;
- (instancetype)initWithDescription:(NSString *)description;
@end

@interface XCTKVOExpectation : XCTestExpectation
@property (readonly, copy) NSString *keyPath;
@property (readonly, strong) id observedObject;
@property (nullable, readonly, strong) id expectedValue;
@property (readonly) NSKeyValueObservingOptions options;
@property (nullable, copy) BOOL (^handler)(id observedObject, NSDictionary *change);
- (instancetype)initWithKeyPath:(NSString *)keyPath object:(id)object;
- (instancetype)initWithKeyPath:(NSString *)keyPath object:(id)object expectedValue:(nullable id)expectedValue;
- (instancetype)initWithKeyPath:(NSString *)keyPath object:(id)object expectedValue:(nullable id)expectedValue options:(NSKeyValueObservingOptions)options;
@end

@interface XCTMutableIssue : XCTIssue
@property XCTIssueType type;
@property (copy) NSString *compactDescription;
@property (copy, nullable) NSString *detailedDescription;
@property (strong) XCTSourceCodeContext *sourceCodeContext;
@property (strong, nullable) NSError *associatedError;
@property (copy) NSArray *attachments;
@end

@interface XCTNSNotificationExpectation : XCTestExpectation
@property (readonly, copy) NSString *notificationName;
@property (nullable, readonly, strong) id observedObject;
@property (readonly, strong) NSNotificationCenter *notificationCenter;
@property (nullable, copy) BOOL (^handler)(NSNotification *notification);
- (instancetype)initWithName:(NSString *)name;
- (instancetype)initWithName:(NSString *)name object:(nullable id)object;
- (instancetype)initWithName:(NSString *)name object:(nullable id)object notificationCenter:(NSNotificationCenter *)notificationCenter;
@end

@interface XCTNSPredicateExpectation : XCTestExpectation
@property (readonly, copy) NSPredicate *predicate;
@property (nullable, readonly, strong) id object;
@property (nullable, copy) BOOL (^handler)(void);
- (instancetype)initWithPredicate:(NSPredicate *)predicate object:(nullable id)object;
@end

@interface XCTSourceCodeContext : NSObject
@property (readonly, nullable) XCTSourceCodeLocation *location;
- (instancetype)initWithLocation:(nullable XCTSourceCodeLocation *)location;
@end

@interface XCTSourceCodeLocation : NSObject
@property (readonly) NSURL *fileURL;
@property (readonly) NSInteger lineNumber;
- (instancetype)initWithFilePath:(NSString *)filePath lineNumber:(NSInteger)lineNumber;
- (instancetype)initWithFileURL:(NSURL *)fileURL lineNumber:(NSInteger)lineNumber;
@end

@interface XCTWaiter : NSObject
@property (nullable, weak) id<XCTWaiterDelegate> delegate;
@property (readonly) NSArray<XCTestExpectation *> *fulfilledExpectations;
+ (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds;
+ (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds enforceOrder:(BOOL)enforceOrder;
- (instancetype)initWithDelegate:(nullable id<XCTWaiterDelegate>)delegate;
- (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds;
- (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds enforceOrder:(BOOL)enforceOrder;
@end

@interface XCTest : NSObject
@property (readonly, copy) NSString *name;
@property (readonly) NSUInteger testCaseCount;
@property (readonly, nullable) Class testRunClass;
@property (readonly, nullable) XCTestRun *testRun;
- (void)performTest:(XCTestRun *)run;
- (void)runTest;
- (void)setUp;
- (BOOL)setUpWithError:(NSError **)error;
- (void)tearDown;
- (BOOL)tearDownWithError:(NSError **)error;
@end

@interface XCTestCase : XCTest <XCTWaiterDelegate>
@property (nonatomic, readonly) SEL selector;
@property (nonatomic) BOOL continueAfterFailure;
@property (strong, nullable) NSInvocation *invocation;
+ (NSArray *)allSubclasses;
+ (NSString *)carob_descriptionOfException:(id)exception;
+ (NSString *)carob_descriptionOfValue:(void *)value objCType:(const char *)type;
+ (void)carob_expectFailure:(nullable NSString *)reason options:(nullable XCTExpectedFailureOptions *)options inBlock:(void (^ _Nullable)(void))block;
+ (XCTestCase *)carob_runningTest;
+ (NSArray<XCTPerformanceMetric> *)defaultPerformanceMetrics;
+ (XCTestSuite *)defaultTestSuite;
+ (void)setUp;
+ (void)tearDown;
+ (instancetype)testCaseWithInvocation:(nullable NSInvocation *)invocation;
+ (instancetype)testCaseWithSelector:(SEL)selector;
+ (NSArray<NSInvocation *> *)testInvocations;
- (void)addAttachment:(XCTAttachment *)attachment;
- (void)addTeardownBlock:(void (^)(void))block;
- (XCTestExpectation *)expectationForNotification:(NSString *)name object:(nullable id)object handler:(BOOL (^ _Nullable)(NSNotification *notification))handler;
- (XCTestExpectation *)expectationForNotification:(NSString *)name object:(nullable id)object notificationCenter:(NSNotificationCenter *)notificationCenter handler:(BOOL (^ _Nullable)(NSNotification *notification))handler;
- (XCTestExpectation *)expectationForPredicate:(NSPredicate *)predicate evaluatedWithObject:(nullable id)object handler:(BOOL (^ _Nullable)(void))handler;
- (XCTestExpectation *)expectationWithDescription:(NSString *)description;
- (instancetype)initWithInvocation:(nullable NSInvocation *)invocation;
- (instancetype)initWithSelector:(SEL)selector;
- (void)invokeTest;
- (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object keyPath:(NSString *)keyPath expectedValue:(nullable id)expectedValue;
- (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object keyPath:(NSString *)keyPath handler:(BOOL (^ _Nullable)(id observedObject, NSDictionary *change))handler;
- (void)measureBlock:(void (NS_NOESCAPE ^)(void))block;
- (void)measureMetrics:(NSArray<XCTPerformanceMetric> *)metrics automaticallyStartMeasuring:(BOOL)automaticallyStartMeasuring forBlock:(void (NS_NOESCAPE ^)(void))block;
- (void)nestedWaiter:(XCTWaiter *)waiter wasInterruptedByTimedOutWaiter:(XCTWaiter *)outerWaiter;
- (void)recordFailureWithDescription:(NSString *)description inFile:(NSString *)file atLine:(NSUInteger)line expected:(BOOL)expected;
- (void)recordIssue:(XCTIssue *)issue;
- (void)recordSkipWithDescription:(NSString *)description inFile:(NSString *)file atLine:(NSUInteger)line;
- (void)startMeasuring;
- (void)stopMeasuring;
- (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds;
- (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds enforceOrder:(BOOL)enforceOrder;
- (void)waitForExpectationsWithTimeout:(NSTimeInterval)timeout handler:(void (^ _Nullable)(NSError *error))handler;
- (void)waiter:(XCTWaiter *)waiter didFulfillInvertedExpectation:(XCTestExpectation *)expectation;
- (void)waiter:(XCTWaiter *)waiter didTimeoutWithUnfulfilledExpectations:(NSArray<XCTestExpectation *> *)unfulfilled;
- (void)waiter:(XCTWaiter *)waiter fulfillmentDidViolateOrderingConstraintsForExpectation:(XCTestExpectation *)expectation requiredExpectation:(XCTestExpectation *)required;
@end

@interface XCTestRun : NSObject
@property (readonly, strong) XCTest *test;
@property (readonly, copy, nullable) NSDate *startDate;
@property (readonly, copy, nullable) NSDate *stopDate;
@property (readonly) double totalDuration;
@property (readonly) double testDuration;
@property (readonly) NSUInteger testCaseCount;
@property (readonly) NSUInteger executionCount;
@property (readonly) NSUInteger skipCount;
@property (readonly) NSUInteger failureCount;
@property (readonly) NSUInteger unexpectedExceptionCount;
@property (readonly) NSUInteger totalFailureCount;
@property (readonly) BOOL hasSucceeded;
@property (readonly) BOOL hasBeenSkipped;
+ (instancetype)testRunWithTest:(XCTest *)test;
- (instancetype)initWithTest:(XCTest *)test;
- (void)recordFailureWithDescription:(NSString *)description inFile:(NSString *)filePath atLine:(NSUInteger)lineNumber expected:(BOOL)expected;
- (void)recordIssue:(XCTIssue *)issue;
- (void)start;
- (void)stop;
@end

@interface XCTestCaseRun : XCTestRun
@end

@interface XCTestObservationCenter : NSObject
+ (XCTestObservationCenter *)sharedTestObservationCenter;
- (void)addTestObserver:(id<XCTestObservation>)observer;
- (void)removeTestObserver:(id<XCTestObservation>)observer;
@end

@interface XCTestSuite : XCTest
@property (readonly, copy) NSArray<XCTest *> *tests;
+ (XCTestSuite *)defaultTestSuite;
+ (instancetype)testSuiteForTestCaseClass:(Class)testCaseClass;
+ (instancetype)testSuiteForTestCaseWithName:(NSString *)name;
+ (instancetype)testSuiteWithName:(NSString *)name;
- (void)addTest:(XCTest *)test;
- (instancetype)initWithName:(NSString *)name;
@end

@interface XCTestSuiteRun : XCTestRun
@property (readonly, copy) NSArray<XCTestRun *> *testRuns;
- (void)addTestRun:(XCTestRun *)testRun;
@end

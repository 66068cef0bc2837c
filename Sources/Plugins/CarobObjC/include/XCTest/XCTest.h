// XCTest/XCTest.h, written by `carob headers`; changes would be lost.
#pragma once
#pragma clang diagnostic ignored "-Wnullability-completeness"

#import <Foundation/Foundation.h>
#import <XCTest/XCTIssueTypes.h>
#import <XCTest/XCTestAssertions.h>

@protocol XCTestObservation <NSObject>
@optional
- (void)testCaseWillStart:(XCTestCase *)testCase;
- (void)testCase:(XCTestCase *)testCase didRecordIssue:(XCTIssue *)issue;
- (void)testCaseDidFinish:(XCTestCase *)testCase;
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

@interface XCTMutableIssue : XCTIssue
@property XCTIssueType type;
@property (copy) NSString *compactDescription;
@property (copy, nullable) NSString *detailedDescription;
@property (strong) XCTSourceCodeContext *sourceCodeContext;
@property (strong, nullable) NSError *associatedError;
@property (copy) NSArray *attachments;
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

@interface XCTest : NSObject
- (void)setUp;
- (BOOL)setUpWithError:(NSError **)error;
- (void)tearDown;
- (BOOL)tearDownWithError:(NSError **)error;
@end

@interface XCTestCase : XCTest
@property (readonly, copy) NSString *name;
@property (nonatomic, readonly) SEL selector;
@property (nonatomic) BOOL continueAfterFailure;
+ (NSString *)carob_descriptionOfException:(id)exception;
+ (NSString *)carob_descriptionOfValue:(void *)value objCType:(const char *)type;
+ (void)carob_expectFailure:(nullable NSString *)reason options:(nullable XCTExpectedFailureOptions *)options inBlock:(void (^ _Nullable)(void))block;
+ (void)setUp;
+ (void)tearDown;
+ (instancetype)testCaseWithSelector:(SEL)selector;
+ (NSArray<NSInvocation *> *)testInvocations;
- (void)addTeardownBlock:(void (^)(void))block;
- (XCTestExpectation *)expectationForNotification:(NSString *)name object:(nullable id)object handler:(BOOL (^ _Nullable)(NSNotification *notification))handler;
- (XCTestExpectation *)expectationForPredicate:(NSPredicate *)predicate evaluatedWithObject:(nullable id)object handler:(BOOL (^ _Nullable)(void))handler;
- (XCTestExpectation *)expectationWithDescription:(NSString *)description;
- (instancetype)initWithInvocation:(nullable NSInvocation *)invocation;
- (instancetype)initWithSelector:(SEL)selector;
- (void)invokeTest;
- (void)measureBlock:(void (NS_NOESCAPE ^)(void))block;
- (void)recordFailureWithDescription:(NSString *)description inFile:(NSString *)file atLine:(NSUInteger)line expected:(BOOL)expected;
- (void)recordIssue:(XCTIssue *)issue;
- (void)recordSkipWithDescription:(NSString *)description inFile:(NSString *)file atLine:(NSUInteger)line;
- (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds;
- (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds enforceOrder:(BOOL)enforceOrder;
- (void)waitForExpectationsWithTimeout:(NSTimeInterval)timeout handler:(void (^ _Nullable)(NSError *error))handler;
@end

@interface XCTestExpectation : NSObject
@property (nonatomic, copy) NSString *expectationDescription;
@property (nonatomic) NSUInteger expectedFulfillmentCount;
@property (nonatomic) BOOL assertForOverFulfill;
@property (nonatomic, getter=isInverted) BOOL inverted;
- (void)fulfill;
- (instancetype)initWithDescription:(NSString *)description;
@end

@interface XCTestObservationCenter : NSObject
+ (XCTestObservationCenter *)sharedTestObservationCenter;
- (void)addTestObserver:(id<XCTestObservation>)observer;
- (void)removeTestObserver:(id<XCTestObservation>)observer;
@end

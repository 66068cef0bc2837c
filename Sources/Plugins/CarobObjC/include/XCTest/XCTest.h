// XCTest/XCTest.h, written by `carob headers`; changes would be lost.
#pragma once
#pragma clang diagnostic ignored "-Wnullability-completeness"

#import <Foundation/Foundation.h>
#import <XCTest/XCTestAssertions.h>

@interface XCTIssue : NSObject
@property (readonly) XCTIssueType type;
@property (readonly, copy) NSString *compactDescription;
@property (readonly, copy) NSString *detailedDescription;
@property (readonly) XCTSourceCodeContext *sourceCodeContext;
@property (readonly, nullable) NSError *associatedError;
@property (readonly, copy) NSArray *attachments;
- (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)description;
- (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)description detailedDescription:(nullable NSString *)details sourceCodeContext:(XCTSourceCodeContext *)context associatedError:(nullable NSError *)error attachments:(NSArray *)attachments;
@end

@interface XCTSourceCodeContext : NSObject
@property (readonly, nullable) XCTSourceCodeLocation *location;
- (instancetype)initWithLocation:(nullable XCTSourceCodeLocation *)location;
@end

@interface XCTSourceCodeLocation : NSObject
@property (readonly) NSURL *fileURL;
@property (readonly) NSInteger lineNumber;
- (instancetype)initWithFilePath:(NSString *)path lineNumber:(NSInteger)line;
- (instancetype)initWithFileURL:(NSURL *)url lineNumber:(NSInteger)line;
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
+ (void)setUp;
+ (void)tearDown;
- (void)addTeardownBlock:(void (^)(void))block;
- (XCTestExpectation *)expectationForNotification:(NSString *)name object:(nullable id)object handler:(BOOL (^ _Nullable)(NSNotification *notification))handler;
- (XCTestExpectation *)expectationForPredicate:(NSPredicate *)predicate evaluatedWithObject:(nullable id)object handler:(BOOL (^ _Nullable)(void))handler;
- (XCTestExpectation *)expectationWithDescription:(NSString *)description;
- (instancetype)initWithSelector:(SEL)selector;
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

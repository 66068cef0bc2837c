// XCTest/XCTest.h, written by `carob headers`; changes would be lost.
#pragma once
#pragma clang diagnostic ignored "-Wnullability-completeness"

#import <Foundation/Foundation.h>
#import <XCTest/XCTestAssertions.h>

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

/* The types of issues, and the functions that expect a failure. */
#pragma once

#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, XCTIssueType) {
  XCTIssueTypeAssertionFailure = 0,
  XCTIssueTypeThrownError = 1,
  XCTIssueTypeUncaughtException = 2,
  XCTIssueTypePerformanceRegression = 3,
  XCTIssueTypeSystem = 4,
  XCTIssueTypeUnmatchedExpectedFailure = 5,
};

@class XCTAttachment, XCTest, XCTestExpectation, XCTWaiter, XCTestCase, XCTestRun, XCTestSuite;

/* When an attachment is kept: always, or only when the test fails. */
typedef NS_ENUM(NSInteger, XCTAttachmentLifetime) {
  XCTAttachmentLifetimeKeepAlways = 0,
  XCTAttachmentLifetimeDeleteOnSuccess = 1,
};

/* How the wait of an XCTWaiter ended. */
typedef NS_ENUM(NSInteger, XCTWaiterResult) {
  XCTWaiterResultCompleted = 1,
  XCTWaiterResultTimedOut = 2,
  XCTWaiterResultIncorrectOrder = 3,
  XCTWaiterResultInvertedFulfillment = 4,
  XCTWaiterResultInterrupted = 5,
};

/* The handlers of expectations: whether the event is the expected one. */
typedef BOOL (^XCPredicateExpectationHandler)(void);
typedef BOOL (^XCNotificationExpectationHandler)(NSNotification *notification);
typedef BOOL (^XCKeyValueObservingExpectationHandler)(id observedObject, NSDictionary *change);

/* What -measureMetrics:automaticallyStartMeasuring:forBlock: measures. */
typedef NSString *XCTPerformanceMetric;
#define XCTPerformanceMetric_WallClockTime @"com.apple.XCTPerformanceMetric_WallClockTime"

/* A failure of the running test is expected until the test ends, or while a block runs. */
#define XCTExpectFailure(REASON) [XCTestCase carob_expectFailure:(REASON) options:nil inBlock:nil]
#define XCTExpectFailureWithOptions(REASON, OPTIONS) \
  [XCTestCase carob_expectFailure:(REASON) options:(OPTIONS) inBlock:nil]
#define XCTExpectFailureInBlock(REASON, ...) \
  [XCTestCase carob_expectFailure:(REASON) options:nil inBlock:(__VA_ARGS__)]
#define XCTExpectFailureWithOptionsInBlock(REASON, OPTIONS, ...) \
  [XCTestCase carob_expectFailure:(REASON) options:(OPTIONS) inBlock:(__VA_ARGS__)]

/* Options of regular expressions, and of their searches. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_OPTIONS(NSUInteger, NSRegularExpressionOptions) {
  NSRegularExpressionCaseInsensitive = 1 << 0,
  NSRegularExpressionAllowCommentsAndWhitespace = 1 << 1,
  NSRegularExpressionIgnoreMetacharacters = 1 << 2,
  NSRegularExpressionDotMatchesLineSeparators = 1 << 3,
  NSRegularExpressionAnchorsMatchLines = 1 << 4,
  NSRegularExpressionUseUnixLineSeparators = 1 << 5,
  NSRegularExpressionUseUnicodeWordBoundaries = 1 << 6,
};

typedef NS_OPTIONS(NSUInteger, NSMatchingOptions) {
  NSMatchingReportProgress = 1 << 0,
  NSMatchingReportCompletion = 1 << 1,
  NSMatchingAnchored = 1 << 2,
  NSMatchingWithTransparentBounds = 1 << 3,
  NSMatchingWithoutAnchoringBounds = 1 << 4,
};

/* What the block of an enumeration is told. */
typedef NS_OPTIONS(NSUInteger, NSMatchingFlags) {
  NSMatchingProgress = 1 << 0,
  NSMatchingCompleted = 1 << 1,
  NSMatchingHitEnd = 1 << 2,
  NSMatchingRequiredEnd = 1 << 3,
  NSMatchingInternalError = 1 << 4,
};

typedef NS_OPTIONS(uint64_t, NSTextCheckingType) {
  NSTextCheckingTypeRegularExpression = 1ULL << 10,
};

#import <Foundation/Foundation.h>

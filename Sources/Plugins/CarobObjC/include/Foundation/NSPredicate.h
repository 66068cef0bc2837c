/* What predicates and expressions are made of. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

/* What a text comparison does not tell apart. */
typedef NS_OPTIONS(NSUInteger, NSComparisonPredicateOptions) {
  NSCaseInsensitivePredicateOption = 0x01,
  NSDiacriticInsensitivePredicateOption = 0x02,
  NSNormalizedPredicateOption = 0x04,
};

/* Whether values are compared, or each member of a collection. */
typedef NS_ENUM(NSUInteger, NSComparisonPredicateModifier) {
  NSDirectPredicateModifier = 0,
  NSAllPredicateModifier = 1,
  NSAnyPredicateModifier = 2,
};

typedef NS_ENUM(NSUInteger, NSPredicateOperatorType) {
  NSLessThanPredicateOperatorType = 0,
  NSLessThanOrEqualToPredicateOperatorType = 1,
  NSGreaterThanPredicateOperatorType = 2,
  NSGreaterThanOrEqualToPredicateOperatorType = 3,
  NSEqualToPredicateOperatorType = 4,
  NSNotEqualToPredicateOperatorType = 5,
  NSMatchesPredicateOperatorType = 6,
  NSLikePredicateOperatorType = 7,
  NSBeginsWithPredicateOperatorType = 8,
  NSEndsWithPredicateOperatorType = 9,
  NSInPredicateOperatorType = 10,
  NSCustomSelectorPredicateOperatorType = 11,
  NSContainsPredicateOperatorType = 99,
  NSBetweenPredicateOperatorType = 100,
};

typedef NS_ENUM(NSUInteger, NSCompoundPredicateType) {
  NSNotPredicateType = 0,
  NSAndPredicateType = 1,
  NSOrPredicateType = 2,
};

typedef NS_ENUM(NSUInteger, NSExpressionType) {
  NSConstantValueExpressionType = 0,
  NSEvaluatedObjectExpressionType = 1,
  NSVariableExpressionType = 2,
  NSKeyPathExpressionType = 3,
  NSFunctionExpressionType = 4,
  NSUnionSetExpressionType = 5,
  NSIntersectSetExpressionType = 6,
  NSMinusSetExpressionType = 7,
  NSSubqueryExpressionType = 13,
  NSAggregateExpressionType = 14,
  NSAnyKeyExpressionType = 15,
  NSBlockExpressionType = 19,
  NSConditionalExpressionType = 20,
};

#import <Foundation/Foundation.h>

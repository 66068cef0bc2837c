/* The assertions of XCTest: macros that evaluate each argument once, and report with the names that the arguments have in
 * the source. They are for methods, and for blocks in these. */
#pragma once

#import <Foundation/Foundation.h>
#import <carob/plugin.h>

/* A message to the host that fails throws, but in a module with CAROB_PLUGIN, and a function in C that fails, leave a pending error (see
 * "Errors" in plugin-abi.md). Assertions throw it, so that XCTAssertThrows sees it. One that an earlier statement has left ends the
 * test. */

/* The test whose method this is. Class methods and methods of other objects speak for the test that runs. */
#define carob_xct_test                                                                                        \
  ((XCTestCase *)([(id)self isKindOfClass:[XCTestCase class]] ? (id)self : [XCTestCase carob_runningTest]))

/* Reports a failure of the test. The rest is nothing, or a literal format and its arguments. */
#define carob_xct_fail(EXPECTED, TEXT, ...)                                                                   \
  ({                                                                                                          \
    [carob_xct_test                                                                                           \
      recordFailureWithDescription:carob_xct_text((TEXT), [NSString stringWithFormat:@"" __VA_ARGS__])        \
                            inFile:@__FILE__                                                                  \
                            atLine:__LINE__                                                                   \
                          expected:(EXPECTED)];                                                               \
    carob_objc_throw_pending_error();                                                                         \
  })

static inline NSString *carob_xct_text(NSString *text, NSString *message) {
  return message.length ? [NSString stringWithFormat:@"%@ - %@", text, message] : text;
}

/* What a variable holds, as text. */
#define carob_xct_value(VARIABLE)                                                                             \
  [XCTestCase carob_descriptionOfValue:(void *)&(VARIABLE) objCType:@encode(__typeof__(VARIABLE))]

/* Runs statements; an exception in them is a failure of an assertion. The exceptions that end or skip a test go on. */
#define carob_xct_try(NAME, STATEMENTS, ...)                                                                  \
  ({                                                                                                          \
    carob_objc_throw_pending_error();                                                                         \
    @try {                                                                                                    \
      STATEMENTS;                                                                                             \
    } @catch (id carob_xct_thrown) {                                                                          \
      if (carob_xct_ends_test(carob_xct_thrown)) @throw;                                                      \
      carob_xct_fail(                                                                                         \
        NO, ([NSString stringWithFormat:@"%@ failed: throwing %@", (NAME),                                    \
               [XCTestCase carob_descriptionOfException:carob_xct_thrown]]),                                  \
        __VA_ARGS__);                                                                                         \
    }                                                                                                         \
  })

static inline BOOL carob_xct_ends_test(id thrown) {
  return [thrown isKindOfClass:[NSException class]] && [[thrown name] hasPrefix:@"_XCT"];
}

/* Whether a condition holds. */
#define carob_xct_check(NAME, CONDITION, ...)                                                                 \
  carob_xct_try((NAME), BOOL carob_xct_holds = (CONDITION) ? YES : NO; carob_objc_throw_pending_error();      \
    if (!carob_xct_holds) carob_xct_fail(YES, ([(NAME) stringByAppendingString:@" failed"]), __VA_ARGS__), __VA_ARGS__)

/* Whether two values compare as they are to. */
#define carob_xct_compare(FIRST, FIRST_NAME, SECOND, SECOND_NAME, WORDS, CONDITION, OPPOSITE, ...)            \
  carob_xct_try(                                                                                              \
    ([NSString stringWithFormat:@"((%@) %@ (%@))", FIRST_NAME, WORDS, SECOND_NAME]),                          \
    __typeof__(FIRST) carob_xct_first = (FIRST);                                                              \
    __typeof__(SECOND) carob_xct_second = (SECOND);                                                           \
    carob_objc_throw_pending_error();                                                                         \
    if (!(CONDITION)) carob_xct_fail(                                                                         \
      YES, ([NSString stringWithFormat:@"((%@) %@ (%@)) failed: (\"%@\") %@ (\"%@\")",                        \
              FIRST_NAME, WORDS, SECOND_NAME, carob_xct_value(carob_xct_first),                               \
              OPPOSITE, carob_xct_value(carob_xct_second)]),                                                  \
      __VA_ARGS__),                                                                                           \
    __VA_ARGS__)

#define XCTFail(...) carob_xct_fail(YES, @"failed", __VA_ARGS__)

#define XCTAssert(EXPRESSION, ...)                                                                            \
  carob_xct_check(([NSString stringWithFormat:@"((%@) is true)", @#EXPRESSION]), (EXPRESSION), __VA_ARGS__)
#define XCTAssertTrue(EXPRESSION, ...)                                                                        \
  carob_xct_check(([NSString stringWithFormat:@"((%@) is true)", @#EXPRESSION]), (EXPRESSION), __VA_ARGS__)
#define XCTAssertFalse(EXPRESSION, ...)                                                                       \
  carob_xct_check(([NSString stringWithFormat:@"((%@) is false)", @#EXPRESSION]), !(EXPRESSION), __VA_ARGS__)
#define XCTAssertNil(EXPRESSION, ...)                                                                         \
  carob_xct_try(                                                                                              \
    ([NSString stringWithFormat:@"((%@) == nil)", @#EXPRESSION]),                                             \
    id carob_xct_first = (id)(EXPRESSION);                                                                    \
    carob_objc_throw_pending_error();                                                                         \
    if (carob_xct_first) carob_xct_fail(                                                                      \
      YES, ([NSString stringWithFormat:@"((%@) == nil) failed: \"%@\"", @#EXPRESSION, carob_xct_first]),      \
      __VA_ARGS__),                                                                                           \
    __VA_ARGS__)
#define XCTAssertNotNil(EXPRESSION, ...)                                                                      \
  carob_xct_check(([NSString stringWithFormat:@"((%@) != nil)", @#EXPRESSION]), (EXPRESSION) != nil, __VA_ARGS__)

#define XCTAssertEqualObjects(FIRST, SECOND, ...)                                                             \
  carob_xct_try(                                                                                              \
    ([NSString stringWithFormat:@"((%@) equal to (%@))", @#FIRST, @#SECOND]),                                 \
    id carob_xct_first = (id)(FIRST);                                                                         \
    id carob_xct_second = (id)(SECOND);                                                                       \
    carob_objc_throw_pending_error();                                                                         \
    if (carob_xct_first != carob_xct_second && ![carob_xct_first isEqual:carob_xct_second]) carob_xct_fail(   \
      YES, ([NSString stringWithFormat:@"((%@) equal to (%@)) failed: (\"%@\") is not equal to (\"%@\")",     \
              @#FIRST, @#SECOND, carob_xct_first, carob_xct_second]),                                         \
      __VA_ARGS__),                                                                                           \
    __VA_ARGS__)
#define XCTAssertNotEqualObjects(FIRST, SECOND, ...)                                                          \
  carob_xct_try(                                                                                              \
    ([NSString stringWithFormat:@"((%@) not equal to (%@))", @#FIRST, @#SECOND]),                             \
    id carob_xct_first = (id)(FIRST);                                                                         \
    id carob_xct_second = (id)(SECOND);                                                                       \
    carob_objc_throw_pending_error();                                                                         \
    if (carob_xct_first == carob_xct_second || [carob_xct_first isEqual:carob_xct_second]) carob_xct_fail(    \
      YES, ([NSString stringWithFormat:@"((%@) not equal to (%@)) failed: (\"%@\") is equal to (\"%@\")",     \
              @#FIRST, @#SECOND, carob_xct_first, carob_xct_second]),                                         \
      __VA_ARGS__),                                                                                           \
    __VA_ARGS__)
#define XCTAssertIdentical(FIRST, SECOND, ...)                                                                \
  carob_xct_compare((id)(FIRST), @#FIRST, (id)(SECOND), @#SECOND, @"identical to", carob_xct_first == carob_xct_second, @"is not identical to", __VA_ARGS__)
#define XCTAssertNotIdentical(FIRST, SECOND, ...)                                                             \
  carob_xct_compare((id)(FIRST), @#FIRST, (id)(SECOND), @#SECOND, @"not identical to", carob_xct_first != carob_xct_second, @"is identical to", __VA_ARGS__)

#define XCTAssertEqual(FIRST, SECOND, ...)                                                                    \
  carob_xct_compare(FIRST, @#FIRST, SECOND, @#SECOND, @"equal to", carob_xct_first == carob_xct_second, @"is not equal to", __VA_ARGS__)
#define XCTAssertNotEqual(FIRST, SECOND, ...)                                                                 \
  carob_xct_compare(FIRST, @#FIRST, SECOND, @#SECOND, @"not equal to", carob_xct_first != carob_xct_second, @"is equal to", __VA_ARGS__)
#define XCTAssertGreaterThan(FIRST, SECOND, ...)                                                              \
  carob_xct_compare(FIRST, @#FIRST, SECOND, @#SECOND, @"greater than", carob_xct_first > carob_xct_second, @"is not greater than", __VA_ARGS__)
#define XCTAssertGreaterThanOrEqual(FIRST, SECOND, ...)                                                       \
  carob_xct_compare(FIRST, @#FIRST, SECOND, @#SECOND, @"greater than or equal to", carob_xct_first >= carob_xct_second, @"is less than", __VA_ARGS__)
#define XCTAssertLessThan(FIRST, SECOND, ...)                                                                 \
  carob_xct_compare(FIRST, @#FIRST, SECOND, @#SECOND, @"less than", carob_xct_first < carob_xct_second, @"is not less than", __VA_ARGS__)
#define XCTAssertLessThanOrEqual(FIRST, SECOND, ...)                                                          \
  carob_xct_compare(FIRST, @#FIRST, SECOND, @#SECOND, @"less than or equal to", carob_xct_first <= carob_xct_second, @"is greater than", __VA_ARGS__)

/* Not a number is near nothing. */
#define carob_xct_near(FIRST, FIRST_NAME, SECOND, SECOND_NAME, ACCURACY, ACCURACY_NAME, WORDS, NEGATION, OPPOSITE, ...) \
  carob_xct_try(                                                                                              \
    ([NSString stringWithFormat:@"((%@) %@ (%@) +/- (%@))", FIRST_NAME, WORDS,                                \
       SECOND_NAME, ACCURACY_NAME]),                                                                          \
    __typeof__(FIRST) carob_xct_first = (FIRST);                                                              \
    __typeof__(SECOND) carob_xct_second = (SECOND);                                                           \
    carob_objc_throw_pending_error();                                                                         \
    __typeof__(ACCURACY) carob_xct_accuracy = (ACCURACY);                                                     \
    if (NEGATION(carob_xct_first == carob_xct_second ||                                                       \
          (carob_xct_first < carob_xct_second ? carob_xct_second - carob_xct_first                            \
                                              : carob_xct_first - carob_xct_second) <= carob_xct_accuracy))   \
      carob_xct_fail(                                                                                         \
        YES, ([NSString stringWithFormat:@"((%@) %@ (%@) +/- (%@)) failed: (\"%@\") %@ (\"%@\") +/- (\"%@\")", \
                FIRST_NAME, WORDS, SECOND_NAME, ACCURACY_NAME,                                                \
                carob_xct_value(carob_xct_first), OPPOSITE, carob_xct_value(carob_xct_second),                \
                carob_xct_value(carob_xct_accuracy)]),                                                        \
        __VA_ARGS__),                                                                                         \
    __VA_ARGS__)
#define XCTAssertEqualWithAccuracy(FIRST, SECOND, ACCURACY, ...)                                              \
  carob_xct_near(FIRST, @#FIRST, SECOND, @#SECOND, ACCURACY, @#ACCURACY, @"equal to", !, @"is not equal to", __VA_ARGS__)
#define XCTAssertNotEqualWithAccuracy(FIRST, SECOND, ACCURACY, ...)                                           \
  carob_xct_near(FIRST, @#FIRST, SECOND, @#SECOND, ACCURACY, @#ACCURACY, @"not equal to", , @"is equal to", __VA_ARGS__)

#define XCTAssertThrows(EXPRESSION, ...)                                                                      \
  ({                                                                                                          \
    BOOL carob_xct_throws = NO;                                                                               \
    carob_objc_throw_pending_error();                                                                         \
    @try {                                                                                                    \
      (void)(EXPRESSION), carob_objc_throw_pending_error();                                                   \
    } @catch (id carob_xct_thrown) {                                                                          \
      if (carob_xct_ends_test(carob_xct_thrown)) @throw;                                                      \
      carob_xct_throws = YES;                                                                                 \
    }                                                                                                         \
    if (!carob_xct_throws)                                                                                    \
      carob_xct_fail(YES, ([NSString stringWithFormat:@"((%@) throws) failed", @#EXPRESSION]), __VA_ARGS__);  \
  })
#define XCTAssertNoThrow(EXPRESSION, ...)                                                                     \
  ({                                                                                                          \
    carob_objc_throw_pending_error();                                                                         \
    @try {                                                                                                    \
      (void)(EXPRESSION), carob_objc_throw_pending_error();                                                   \
    } @catch (id carob_xct_thrown) {                                                                          \
      if (carob_xct_ends_test(carob_xct_thrown)) @throw;                                                      \
      carob_xct_fail(                                                                                         \
        YES, ([NSString stringWithFormat:@"((%@) does not throw) failed: throwing %@", @#EXPRESSION,          \
                [XCTestCase carob_descriptionOfException:carob_xct_thrown]]),                                 \
        __VA_ARGS__);                                                                                         \
    }                                                                                                         \
  })
/* An exception of that class, and of that name unless the name is nil. */
#define carob_xct_throws_specific(EXPRESSION, EXPRESSION_NAME, CLASS, NAME, WORDS, ...)                       \
  ({                                                                                                          \
    id carob_xct_caught = nil;                                                                                \
    carob_objc_throw_pending_error();                                                                         \
    @try {                                                                                                    \
      (void)(EXPRESSION), carob_objc_throw_pending_error();                                                   \
    } @catch (id carob_xct_thrown) {                                                                          \
      if (carob_xct_ends_test(carob_xct_thrown)) @throw;                                                      \
      carob_xct_caught = carob_xct_thrown;                                                                    \
    }                                                                                                         \
    NSString *carob_xct_wanted = (NAME);                                                                      \
    if (!carob_xct_caught)                                                                                    \
      carob_xct_fail(YES, ([NSString stringWithFormat:@"((%@) throws %@) failed", EXPRESSION_NAME, (WORDS)]), __VA_ARGS__); \
    else if (![carob_xct_caught isKindOfClass:[CLASS class]] ||                                               \
             (carob_xct_wanted && ![[carob_xct_caught name] isEqualToString:carob_xct_wanted]))               \
      carob_xct_fail(                                                                                         \
        YES, ([NSString stringWithFormat:@"((%@) throws %@) failed: throwing %@", EXPRESSION_NAME, (WORDS),   \
                [XCTestCase carob_descriptionOfException:carob_xct_caught]]),                                 \
        __VA_ARGS__);                                                                                         \
  })
#define XCTAssertThrowsSpecific(EXPRESSION, CLASS, ...)                                                       \
  carob_xct_throws_specific(EXPRESSION, @#EXPRESSION, CLASS, nil, @#CLASS, __VA_ARGS__)
#define XCTAssertThrowsSpecificNamed(EXPRESSION, CLASS, NAME, ...)                                            \
  carob_xct_throws_specific(EXPRESSION, @#EXPRESSION, CLASS, (NAME), ([NSString stringWithFormat:@"%@ \"%@\"", @#CLASS, (NAME)]), __VA_ARGS__)
#define carob_xct_no_throw_specific(EXPRESSION, EXPRESSION_NAME, CLASS, NAME, WORDS, ...)                     \
  ({                                                                                                          \
    carob_objc_throw_pending_error();                                                                         \
    @try {                                                                                                    \
      (void)(EXPRESSION), carob_objc_throw_pending_error();                                                   \
    } @catch (CLASS * carob_xct_thrown) {                                                                     \
      NSString *carob_xct_unwanted = (NAME);                                                                  \
      if (carob_xct_ends_test(carob_xct_thrown)) @throw;                                                      \
      if (!carob_xct_unwanted || [carob_xct_thrown.name isEqualToString:carob_xct_unwanted])                  \
        carob_xct_fail(                                                                                       \
          YES, ([NSString stringWithFormat:@"((%@) does not throw %@) failed: throwing %@",                   \
                  EXPRESSION_NAME, (WORDS), [XCTestCase carob_descriptionOfException:carob_xct_thrown]]),     \
          __VA_ARGS__);                                                                                       \
    } @catch (id carob_xct_thrown) {                                                                          \
      if (carob_xct_ends_test(carob_xct_thrown)) @throw;                                                      \
    }                                                                                                         \
  })
#define XCTAssertNoThrowSpecific(EXPRESSION, CLASS, ...)                                                      \
  carob_xct_no_throw_specific(EXPRESSION, @#EXPRESSION, CLASS, nil, @#CLASS, __VA_ARGS__)
#define XCTAssertNoThrowSpecificNamed(EXPRESSION, CLASS, NAME, ...)                                           \
  carob_xct_no_throw_specific(EXPRESSION, @#EXPRESSION, CLASS, (NAME), ([NSString stringWithFormat:@"%@ \"%@\"", @#CLASS, (NAME)]), __VA_ARGS__)

/* Ends the test, which counts as skipped. */
#define carob_xct_skip(TEXT)                                                                                  \
  ({                                                                                                          \
    [carob_xct_test recordSkipWithDescription:(TEXT) inFile:@__FILE__ atLine:__LINE__];                       \
    carob_objc_throw_pending_error();                                                                         \
  })
#define XCTSkip(...)                                                                                          \
  carob_xct_skip(([NSString stringWithFormat:@"" __VA_ARGS__]))
#define XCTSkipIf(EXPRESSION, ...)                                                                            \
  ({                                                                                                          \
    if (EXPRESSION)                                                                                           \
      carob_xct_skip(carob_xct_text(                                                                          \
        [NSString stringWithFormat:@"((%@) is true)", @#EXPRESSION], [NSString stringWithFormat:@"" __VA_ARGS__]));\
  })
#define XCTSkipUnless(EXPRESSION, ...)                                                                        \
  ({                                                                                                          \
    if (!(EXPRESSION))                                                                                        \
      carob_xct_skip(carob_xct_text(                                                                          \
        [NSString stringWithFormat:@"((%@) is false)", @#EXPRESSION], [NSString stringWithFormat:@"" __VA_ARGS__]));\
  })

#import <XCTest/XCTest.h>

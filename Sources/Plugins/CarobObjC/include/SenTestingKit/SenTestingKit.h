/* The names of SenTestingKit, which XCTest came from. Each assertion has a description: a format with its arguments, or nil. */
#pragma once

#import <XCTest/XCTest.h>

@compatibility_alias SenTestCase XCTestCase;
@compatibility_alias SenTest XCTest;

static inline NSString *carob_sen_text(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2);
static inline NSString *carob_sen_text(NSString *format, ...) {
  if (!format) return @"";
  va_list arguments;
  va_start(arguments, format);
  NSString *text = [[NSString alloc] initWithFormat:format arguments:arguments];
  va_end(arguments);
  return text;
}

#define STFail(...) XCTFail(@"%@", carob_sen_text(__VA_ARGS__))
#define STAssertNil(value, ...) XCTAssertNil(value, @"%@", carob_sen_text(__VA_ARGS__))
#define STAssertNotNil(value, ...) XCTAssertNotNil(value, @"%@", carob_sen_text(__VA_ARGS__))
#define STAssertTrue(condition, ...) XCTAssertTrue(condition, @"%@", carob_sen_text(__VA_ARGS__))
#define STAssertFalse(condition, ...) XCTAssertFalse(condition, @"%@", carob_sen_text(__VA_ARGS__))
#define STAssertTrueNoThrow(condition, ...) STAssertTrue(condition, __VA_ARGS__)
#define STAssertFalseNoThrow(condition, ...) STAssertFalse(condition, __VA_ARGS__)
#define STAssertEqualObjects(first, second, ...) \
  XCTAssertEqualObjects(first, second, @"%@", carob_sen_text(__VA_ARGS__))
/* Compares the bytes of two values of one type, also of structures. */
#define STAssertEquals(first, second, ...)                                                                    \
  carob_xct_compare(                                                                                          \
    first, @#first, second, @#second, @"equal to",                                                            \
    (!strcmp(@encode(__typeof__(carob_xct_first)), @encode(__typeof__(carob_xct_second))) &&                  \
     !memcmp(&carob_xct_first, &carob_xct_second, sizeof carob_xct_first)),                                   \
    @"is not equal to", @"%@", carob_sen_text(__VA_ARGS__))
#define STAssertEqualsWithAccuracy(first, second, accuracy, ...) \
  XCTAssertEqualWithAccuracy(first, second, accuracy, @"%@", carob_sen_text(__VA_ARGS__))
#define STAssertThrows(expression, ...) \
  XCTAssertThrows(expression, @"%@", carob_sen_text(__VA_ARGS__))
#define STAssertThrowsSpecific(expression, class, ...) \
  XCTAssertThrowsSpecific(expression, class, @"%@", carob_sen_text(__VA_ARGS__))
#define STAssertThrowsSpecificNamed(expression, class, name, ...) \
  XCTAssertThrowsSpecificNamed(expression, class, name, @"%@", carob_sen_text(__VA_ARGS__))
#define STAssertNoThrow(expression, ...) \
  XCTAssertNoThrow(expression, @"%@", carob_sen_text(__VA_ARGS__))
#define STAssertNoThrowSpecific(expression, class, ...) \
  XCTAssertNoThrowSpecific(expression, class, @"%@", carob_sen_text(__VA_ARGS__))
#define STAssertNoThrowSpecificNamed(expression, class, name, ...) \
  XCTAssertNoThrowSpecificNamed(expression, class, name, @"%@", carob_sen_text(__VA_ARGS__))

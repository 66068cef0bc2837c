#import <XCTest/XCTest.h>
#include <stddef.h>

struct SLMixed {
    char letter;
    double number;
    short numbers[3];
};

@interface TypeEncodingTests : XCTestCase
@end

@implementation TypeEncodingTests

- (void)testSizesAndAlignments {
    NSUInteger size = 0, alignment = 0;
    const char *types = @encode(struct SLMixed);
    XCTAssertEqual(NSGetSizeAndAlignment(types, &size, &alignment), types + strlen(types));
    XCTAssertEqual(size, sizeof(struct SLMixed));
    XCTAssertEqual(alignment, _Alignof(struct SLMixed));
    const struct {
        const char *types;
        NSUInteger size, alignment;
    } rows[] = {
        {@encode(char), 1, 1}, {@encode(short), 2, 2}, {@encode(int), 4, 4},
        {@encode(BOOL), sizeof(BOOL), 1}, {@encode(double), 8, 8}, {@encode(id), 8, 8},
        {@encode(long double), sizeof(long double), _Alignof(long double)},
        {@encode(NSRange), 16, 8}, {@encode(CGRect), 32, 8}, {@encode(char *), 8, 8}, {"[3i]", 12, 4},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        NSGetSizeAndAlignment(rows[i].types, &size, &alignment);
        XCTAssertEqual(size, rows[i].size, @"%s", rows[i].types);
        XCTAssertEqual(alignment, rows[i].alignment, @"%s", rows[i].types);
    }
}

- (void)testTheTypesOfAMethodOneAfterTheOther {
    const char *rest = "v24@0:8@\"NSString\"16";
    NSUInteger size = 1;
    const NSUInteger sizes[] = {0, 8, 8, 8};
    for (int i = 1; i < 4; i++) {
        if (i == 1) {
            rest += 3;
        }
        rest = NSGetSizeAndAlignment(rest, &size, NULL);
        XCTAssertEqual(size, sizes[i]);
    }
    XCTAssertEqual(*rest, '\0');
}

@end

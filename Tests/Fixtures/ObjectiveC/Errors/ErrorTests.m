// Errors of the host's methods are exceptions for a program, as they are in Cocoa.
#import "Errors.h"
#include <carob/plugin.h>
#include <stdlib.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

int finished;

NSString *thrown(void (^block)(void)) {
    @try {
        block();
    } @catch (NSException *exception) {
        return [NSString stringWithFormat:@"%@: %@", exception.name, exception.reason];
    } @finally {
        finished++;
    }
    return @"nothing";
}

/* The beginning of what is expected. */
#define THROWS(WORDS, ...)                                                                 \
    do {                                                                                   \
        NSString *said = thrown(^{ (void)__VA_ARGS__; });                                  \
        XCTAssertTrue([said hasPrefix:WORDS], @"%s: %@", #__VA_ARGS__, said);              \
        XCTAssertNil(carob_pending_error());                                               \
    } while (0)

@interface ERPerson : NSObject
@property (nonatomic, copy) NSString *name;
- (id)raise;
- (double)half:(id)number;
- (NSRange)rangeAt:(NSUInteger)index;
@end

@implementation ERPerson
- (id)raise {
    @throw [NSException exceptionWithName:@"ERName" reason:@"a reason" userInfo:nil];
}
- (double)half:(id)number { return [[@[] objectAtIndex:7] doubleValue] / 2; }
- (NSRange)rangeAt:(NSUInteger)index { return [@"text" rangeOfComposedCharacterSequenceAtIndex:index]; }
- (NSComparisonResult)compare:(ERPerson *)other { return [@[] objectAtIndex:4] != nil; }
@end

@interface ErrorTests : XCTestCase
@end

@implementation ErrorTests
- (void)testCollections {
    NSArray *numbers = @[@1, @2];
    NSMutableArray *array = [NSMutableArray array];
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    id none = nil;
    THROWS(@"NSRangeException: ", [numbers objectAtIndex:2]);
    THROWS(@"NSRangeException: ", numbers[9]);
    THROWS(@"NSRangeException: ", [array removeObjectAtIndex:0]);
    THROWS(@"NSRangeException: ", [array insertObject:@1 atIndex:3]);
    THROWS(@"NSRangeException: ", [numbers subarrayWithRange:NSMakeRange(1, 5)]);
    THROWS(@"NSInvalidArgumentException: ", [array addObject:none]);
    THROWS(@"NSInvalidArgumentException: ", [array insertObject:none atIndex:0]);
    THROWS(@"NSInvalidArgumentException: ", [numbers arrayByAddingObject:none]);
    THROWS(@"NSInvalidArgumentException: ", (array[0] = none));
    THROWS(@"NSInvalidArgumentException: ", @[@1, none]);
    THROWS(@"NSInvalidArgumentException: ", @{@"key" : none});
    THROWS(@"NSInvalidArgumentException: ", @{none : @"value"});
    THROWS(@"NSInvalidArgumentException: ", [dictionary setObject:none forKey:@"key"]);
    THROWS(@"NSInvalidArgumentException: ", [dictionary setObject:@1 forKey:none]);
    THROWS(@"NSInvalidArgumentException: ", [[NSMutableSet set] addObject:none]);
    THROWS(@"nothing", [numbers objectAtIndex:1]);
    XCTAssertEqual(array.count, 0u);
}

- (void)testStrings {
    THROWS(@"NSRangeException: ", [@"text" substringFromIndex:9]);
    THROWS(@"NSRangeException: ", [@"text" substringWithRange:NSMakeRange(3, 3)]);
    THROWS(@"NSRangeException: ", [@"text" characterAtIndex:4]);
    THROWS(@"NSRangeException: ", [[ERPerson new] rangeAt:12]);
    THROWS(@"NSRangeException: ", [[NSMutableString stringWithString:@"text"] deleteCharactersInRange:NSMakeRange(2, 9)]);
}

- (void)testMessagesAndKeys {
    ERPerson *person = [ERPerson new];
    THROWS(@"NSUnknownKeyException: ", [person valueForKey:@"nickname"]);
    THROWS(@"NSUnknownKeyException: ", [person setValue:@1 forKey:@"nickname"]);
    THROWS(@"NSUnknownKeyException: ", [@[person] valueForKeyPath:@"name.nickname"]);
    THROWS(@"NSInvalidArgumentException: ", [(id)person lowercaseString]);
    THROWS(@"NSInvalidArgumentException: ", [person performSelector:@selector(lowercaseString)]);
    THROWS(@"NSRangeException: ", [person half:nil]);
}

/* Functions in C. */
- (void)testFormats {
    THROWS(@"NS", [NSPredicate predicateWithFormat:@"a == = b"]);
    THROWS(@"NS", [NSPredicate predicateWithFormat:@"name ==[z %@", @"x"]);
    THROWS(@"ERName: a reason", [ERPerson.new raise]);
    THROWS(@"ERName: 3", [NSException raise:@"ERName" format:@"%d", 3]);
}

/* Frames of the host are between: the very same exception comes out. */
- (void)testThroughTheHost {
    ERPerson *person = [ERPerson new];
    THROWS(@"ERName: a reason", [person performSelector:@selector(raise)]);
    THROWS(@"ERName: a reason", [@[person] makeObjectsPerformSelector:@selector(raise)]);
    THROWS(@"NSRangeException: ", [@[@1] enumerateObjectsUsingBlock:^(id object, NSUInteger index, BOOL *stop) {
        [@[] objectAtIndex:index];
    }]);
    THROWS(@"NSRangeException: ", [(@[person, [ERPerson new]]) sortedArrayUsingSelector:@selector(compare:)]);
    NSException *exception = [NSException exceptionWithName:@"ERName" reason:nil userInfo:nil];
    id caught = nil;
    @try {
        [@[@1] enumerateObjectsUsingBlock:^(id object, NSUInteger index, BOOL *stop) { @throw exception; }];
    } @catch (id any) {
        caught = any;
    }
    XCTAssertTrue(caught == exception);
}

/* Caught in the callback, the host notices nothing. */
- (void)testCaughtWithin {
    __block int rounds = 0;
    THROWS(@"nothing", [(@[@1, @2]) enumerateObjectsUsingBlock:^(id object, NSUInteger index, BOOL *stop) {
        NSString *inner = thrown(^{ [@[] objectAtIndex:index]; });
        if ([inner hasPrefix:@"NSRangeException: "]) rounds++;
    }]);
    XCTAssertEqual(rounds, 2);
}

/* Each level catches, cleans up, and throws again, with the host between them. */
static int descend(NSArray *one, int depth, int *cleaned) {
    @try {
        if (!depth) [one objectAtIndex:5];
        [one enumerateObjectsUsingBlock:^(id object, NSUInteger index, BOOL *stop) {
            descend(one, depth - 1, cleaned);
        }];
    } @finally {
        ++*cleaned;
    }
    return 1;
}

- (void)testManyLevels {
    int cleaned = 0, *place = &cleaned;
    THROWS(@"NSRangeException: ", descend(@[@1], 10, place));
    XCTAssertEqual(cleaned, 11);
}

- (void)testFinallyAndCXX {
    finished = 0;
    int destroyed = 0, *place = &destroyed;
    THROWS(@"NSRangeException: ", call_through_cxx(^{ [@[] objectAtIndex:1]; }, place));
    XCTAssertEqual(destroyed, 2);
    XCTAssertEqual(finished, 1);
}

#if __has_feature(objc_arc)
- (void)testCountsAreRight {
    __weak NSObject *weak = nil;
    @autoreleasepool {
        NSMutableArray *array = [NSMutableArray array];
        NSObject *object = [NSObject new];
        weak = object;
        for (int round = 0; round < 100; round++)
            XCTAssertTrue([thrown(^{
                [array addObject:object];
                [array replaceObjectAtIndex:700 withObject:object];
            }) hasPrefix:@"NSRangeException"]);
        XCTAssertEqual(array.count, 100u);
    }
    XCTAssertNil(weak);
}
#endif

/* An error that somebody left stays, and what fails later is thrown all the same. */
- (void)testAfterAnotherError {
    carob_raise("an error of before");
    NSString *said = thrown(^{ [@[] objectAtIndex:1]; });
    NSString *earlier = [carob_pending_error() localizedDescription];
    carob_clear_pending_error();
    XCTAssertTrue([said hasPrefix:@"NSRangeException: "], @"%@", said);
    XCTAssertEqualObjects(earlier, @"an error of before");
}

- (void)testAssertionsSeeThem {
    XCTAssertThrows([@[] objectAtIndex:1]);
    XCTAssertThrowsSpecificNamed([@[] objectAtIndex:1], NSException, NSRangeException);
    XCTAssertNoThrow([@[@1] objectAtIndex:0]);
    XCTAssertNoThrowSpecificNamed([@[@1] objectAtIndex:0], NSException, NSRangeException);
}
@end

#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/// What Foundation makes for a block is in the caller's pool, since a program without ARC may keep it until that is drained.
@interface KeptBeyondABlockTests : XCTestCase
@end

@implementation KeptBeyondABlockTests

/// Whether what a block is given is there when the call is over, and gone with the pool.
- (void)check:(void (^)(void (^keep)(id)))enumerate line:(int)line {
  __weak id kept = nil;
  @autoreleasepool {
    __weak id *place = &kept;
    enumerate(^(id object) { *place = object; });
    XCTAssertNotNil(kept, @"line %d", line);
  }
  XCTAssertNil(kept, @"line %d", line);
}

#define CHECK(...) [self check:^(void (^keep)(id)) { __VA_ARGS__; } line:__LINE__]

- (void)testTexts {
  NSString *text = [NSMutableString stringWithString:@"a line that is long\nand another one, as long"];
  CHECK([text enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) { keep(line); }]);
  for (int options = 0; options <= 4; options++) {
    CHECK([text enumerateSubstringsInRange:NSMakeRange(0, text.length)
                                   options:options
                                usingBlock:^(NSString *part, NSRange range, NSRange outer, BOOL *stop) {
                                  keep(part);
                                }]);
  }
}

- (void)testMatches {
  NSRegularExpression *expression = [NSRegularExpression regularExpressionWithPattern:@"a.*"
                                                                              options:0
                                                                                error:NULL];
  CHECK([expression enumerateMatchesInString:@"a line"
                                     options:0
                                       range:NSMakeRange(0, 6)
                                  usingBlock:^(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop) {
                                    if (result) keep(result);
                                  }]);
}

- (void)testAttributes {
  CHECK({
    NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithString:@"a line"];
    [text addAttribute:@"own" value:[NSMutableArray new] range:NSMakeRange(0, 3)];
    [text enumerateAttribute:@"own"
                     inRange:NSMakeRange(0, 6)
                     options:0
                  usingBlock:^(id value, NSRange range, BOOL *stop) {
                    if (value) keep(value);
                  }];
  });
}

- (void)testNotifications {
  id observer = [[NSNotificationCenter defaultCenter] addObserverForName:@"KeptBeyondABlock"
                                                                  object:nil
                                                                   queue:nil
                                                              usingBlock:^(NSNotification *notification) {
                                                                void (^keep)(id) = notification.userInfo[@"keep"];
                                                                keep(notification);
                                                              }];
  CHECK([[NSNotificationCenter defaultCenter] postNotificationName:@"KeptBeyondABlock"
                                                            object:nil
                                                          userInfo:@{@"keep" : [keep copy]}]);
  [[NSNotificationCenter defaultCenter] removeObserver:observer];
}

- (void)testArgumentsOfExpressions {
  CHECK({
    NSExpression *block = [NSExpression
      expressionForBlock:^id(id object, NSArray *arguments, NSMutableDictionary *context) {
        keep(arguments);
        return object;
      }
               arguments:@[ [NSExpression expressionForConstantValue:@1] ]];
    [block expressionValueWithObject:@"x" context:nil];
  });
}

@end

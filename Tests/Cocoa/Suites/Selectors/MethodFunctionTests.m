#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/* The exception has to start at the call: what is behind it must not run. */
#define AssertThrowsAtCall(expression) \
  do { \
    BOOL goesOn = NO; \
    @try { \
      (void)(expression); \
      goesOn = YES; \
    } @catch (NSException *exception) { \
    } \
    XCTAssertFalse(goesOn, #expression); \
  } while (0)

@interface UnhashableKey : NSObject
@end

@implementation UnhashableKey
- (NSUInteger)hash {
  [NSException raise:@"Unhashable" format:@"hash"];
  return 0;
}
@end

/* Methods of the host that are functions, and end by an exception. */
@interface MethodFunctionTests : XCTestCase
@end

@implementation MethodFunctionTests

- (void)testRefusedArguments {
  id none = nil;
  NSMutableArray *array = [NSMutableArray array];
  AssertThrowsAtCall([array addObject:none]);
  AssertThrowsAtCall([array insertObject:none atIndex:0]);
  AssertThrowsAtCall([@"a" compare:(id)@1]);
  AssertThrowsAtCall([@"a" hasPrefix:(id)@1]);
  AssertThrowsAtCall([@"a" hasSuffix:(id)@1]);
  AssertThrowsAtCall([@"a" containsString:none]);
  AssertThrowsAtCall([@"a" stringByAppendingString:none]);
  AssertThrowsAtCall([@"a" stringByAppendingString:(id)@1]);
  AssertThrowsAtCall([@"a" componentsSeparatedByString:none]);
  AssertThrowsAtCall([[NSMutableString string] appendString:none]);
  AssertThrowsAtCall([[NSMutableString string] appendString:(id)@1]);
  NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
  AssertThrowsAtCall([dictionary setObject:none forKey:@"a"]);
  AssertThrowsAtCall([dictionary setObject:@1 forKey:none]);
  AssertThrowsAtCall([dictionary setObject:@1 forKeyedSubscript:none]);
  AssertThrowsAtCall([dictionary removeObjectForKey:none]);
  NSMutableSet *set = [NSMutableSet set];
  AssertThrowsAtCall([set addObject:none]);
  XCTAssertEqual(array.count + dictionary.count + set.count, 0u);
}

- (void)testWordsThatAreNoObjects {
  __unsafe_unretained id word = (__bridge id)(void *)7;
  AssertThrowsAtCall([@"a" isEqualToString:word]);
  AssertThrowsAtCall([@"a" compare:word]);
  AssertThrowsAtCall([@"a" hasPrefix:word]);
  AssertThrowsAtCall([[NSMutableString string] appendString:word]);
  // Nothing is left of them.
  XCTAssertEqual(@"a".integerValue, 0);
}

- (void)testRanges {
  AssertThrowsAtCall([@[] objectAtIndex:0]);
  AssertThrowsAtCall([@"a" characterAtIndex:1]);
  AssertThrowsAtCall([@"a" substringFromIndex:2]);
  AssertThrowsAtCall([@"a" substringToIndex:2]);
  AssertThrowsAtCall([@"a" substringWithRange:NSMakeRange(1, 1)]);
  AssertThrowsAtCall([@"é" substringWithRange:NSMakeRange(1, 1)]);
  unichar units[2];
  AssertThrowsAtCall([@"a" getCharacters:units range:NSMakeRange(0, 2)]);
  AssertThrowsAtCall([[NSMutableArray array] removeLastObject]);
  AssertThrowsAtCall([[NSMutableArray array] removeObjectAtIndex:0]);
}

- (void)testUnknownMethods {
  id object = [NSObject new];
  AssertThrowsAtCall([object copy]);
  AssertThrowsAtCall([object performSelector:@selector(noSuchMethod)]);
  AssertThrowsAtCall([object performSelector:@selector(noSuchMethod:) withObject:@1]);
}

- (void)testExceptionsOfKeys {
  UnhashableKey *key = [UnhashableKey new];
  NSMutableDictionary *dictionary = [@{@"a" : @1} mutableCopy];
  AssertThrowsAtCall([dictionary objectForKey:key]);
  AssertThrowsAtCall(dictionary[key]);
  AssertThrowsAtCall([dictionary setObject:@1 forKey:(id)key]);
  AssertThrowsAtCall([dictionary removeObjectForKey:key]);
  NSMutableSet *set = [NSMutableSet setWithObject:@"a"];
  AssertThrowsAtCall([set containsObject:key]);
  AssertThrowsAtCall([set member:key]);
  AssertThrowsAtCall([set addObject:key]);
  AssertThrowsAtCall([set removeObject:key]);
}

@end

#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>
#import <objc/runtime.h>

#pragma clang diagnostic ignored "-Warc-performSelector-leaks"

@protocol Unanswered
- (void)noSuchMethod;
@end

/* An object each of whose methods raises. */
@interface Refusing : NSObject <NSCopying, NSMutableCopying>
@end

@implementation Refusing
- (NSString *)name {
  [NSException raise:@"Refused" format:@"name"];
  return nil;
}
- (NSString *)nameOf:(id)other {
  [NSException raise:@"Refused" format:@"nameOf: %@", other];
  return nil;
}
- (id)copyWithZone:(NSZone *)zone {
  [NSException raise:@"Refused" format:@"copyWithZone:"];
  return nil;
}
- (id)mutableCopyWithZone:(NSZone *)zone {
  [NSException raise:@"Refused" format:@"mutableCopyWithZone:"];
  return nil;
}
- (BOOL)isEqual:(id)other {
  [NSException raise:@"Refused" format:@"isEqual:"];
  return NO;
}
- (NSComparisonResult)compare:(id)other {
  [NSException raise:@"Refused" format:@"compare:"];
  return NSOrderedSame;
}
@end

/* An object that gets another when it goes, and one that notes that it goes. */
static const char key;
static int gone;

@interface Noting : NSObject
@end

@implementation Noting
- (void)dealloc {
  gone++;
}
@end

@interface Attaching : NSObject
@end

@implementation Attaching
- (void)dealloc {
  objc_setAssociatedObject(self, &key, [Noting new], OBJC_ASSOCIATION_RETAIN);
}
@end

/* A class that makes a method when it is asked. */
@interface Resolving : NSObject
@end

static id answer(id self, SEL name) {
  (void)name;
  return self;
}

@implementation Resolving
+ (BOOL)resolveInstanceMethod:(SEL)selector {
  if (!sel_isEqual(selector, @selector(noSuchMethod))) return [super resolveInstanceMethod:selector];
  return class_addMethod(self, selector, (IMP)answer, "@@:");
}
@end

@interface Standing : NSProxy
@end

@implementation Standing
@end

@interface NSObjectTests : XCTestCase
@end

@implementation NSObjectTests
- (void)testPerformSelectorGivesWhatTheMethodReturns {
  NSString *text = @"a longer text";
  XCTAssertEqualObjects([text performSelector:@selector(uppercaseString)], @"A LONGER TEXT");
  XCTAssertEqualObjects([text performSelector:@selector(stringByAppendingString:) withObject:@"!"], @"a longer text!");
  XCTAssertEqual([text performSelector:@selector(self)], text);
  XCTAssertEqualObjects([NSString performSelector:@selector(string)], @"");
}

- (void)testPerformSelectorOfAnUnknownMethodRaises {
  XCTAssertThrowsSpecificNamed(
    [[NSObject new] performSelector:@selector(noSuchMethod)], NSException,
    NSInvalidArgumentException);
}

- (void)testExceptionsPassPerformSelector {
  Refusing *object = [Refusing new];
  XCTAssertThrowsSpecificNamed([object performSelector:@selector(name)], NSException, @"Refused");
  XCTAssertThrowsSpecificNamed([object performSelector:@selector(nameOf:) withObject:@"b"], NSException, @"Refused");
}

- (void)testExceptionsPassCopy {
  XCTAssertThrowsSpecificNamed([[Refusing new] copy], NSException, @"Refused");
  XCTAssertThrowsSpecificNamed([[Refusing new] mutableCopy], NSException, @"Refused");
  XCTAssertThrowsSpecificNamed([[NSObject new] copy], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([[NSObject new] mutableCopy], NSException, NSInvalidArgumentException);
}

- (void)testMutableCopies {
  NSMutableString *text = [@"a" mutableCopy];
  NSMutableArray *list = [@[@1] mutableCopy];
  [text appendString:@"b"];
  [list addObject:@2];
  XCTAssertEqualObjects(text, @"ab");
  XCTAssertEqualObjects([[list mutableCopy] mutableCopy], (@[@1, @2]));
}

- (void)testExceptionsPassSearches {
  NSArray *list = @[[Refusing new]];
  XCTAssertThrowsSpecificNamed([list containsObject:@1], NSException, @"Refused");
  XCTAssertThrowsSpecificNamed([list indexOfObject:@"text"], NSException, @"Refused");
}

- (void)testExceptionsPassSorts {
  NSArray *list = @[[Refusing new], [Refusing new]];
  XCTAssertThrowsSpecificNamed([list sortedArrayUsingSelector:@selector(compare:)], NSException, @"Refused");
}

- (void)testAnExceptionIsCaughtWhereItIsRaised {
  NSMutableArray *list = [NSMutableArray arrayWithObject:@"a"];
  int caught = 0;
  for (int i = 0; i < 100; i++) {
    @try {
      [list objectAtIndex:1];
    } @catch (NSException *exception) {
      caught += [exception.name isEqualToString:NSRangeException];
    }
  }
  XCTAssertEqual(caught, 100);
  XCTAssertThrows([list removeObjectAtIndex:1]);
  XCTAssertThrows([list insertObject:@"c" atIndex:2]);
  [list removeLastObject];
  XCTAssertThrows([list removeLastObject]);
  XCTAssertEqual(list.count, 0u);
}

- (void)testKindsAndAnswers {
  XCTAssertTrue([@"a" isKindOfClass:[NSString class]]);
  XCTAssertTrue([[NSMutableArray array] isKindOfClass:[NSArray class]]);
  XCTAssertFalse([@[] isKindOfClass:[NSMutableArray class]]);
  XCTAssertTrue([[NSString class] isKindOfClass:[NSObject class]]);
  XCTAssertFalse([[NSString class] isKindOfClass:[NSString class]]);
  XCTAssertTrue([^{} isKindOfClass:[NSObject class]]);
  XCTAssertTrue([@"a" respondsToSelector:@selector(length)]);
  XCTAssertFalse([@"a" respondsToSelector:@selector(count)]);
  XCTAssertTrue([NSString respondsToSelector:@selector(string)]);
  XCTAssertFalse([@"a" respondsToSelector:NULL]);
}

- (void)testClasses {
  NSObject *object = [NSObject new];
  Class meta = object_getClass([NSObject class]);
  XCTAssertEqual([object self], object);
  XCTAssertEqual([object class], [NSObject class]);
  XCTAssertEqual([[object class] class], [NSObject class]);
  XCTAssertEqual([NSString self], [NSString class]);
  XCTAssertEqual([meta class], meta);
  XCTAssertEqual([[Noting new] superclass], [NSObject class]);
  XCTAssertEqual([Noting superclass], [NSObject class]);
  XCTAssertNil([NSObject superclass]);
  XCTAssertTrue([[@"a" class] isSubclassOfClass:[NSString class]]);
  XCTAssertTrue([[^{} class] isSubclassOfClass:[NSObject class]]);
  Standing *proxy = [Standing alloc];
  XCTAssertEqual([proxy class], [Standing class]);
  XCTAssertEqual([proxy self], proxy);
}

- (void)testMembers {
  XCTAssertTrue([[Noting new] isMemberOfClass:[Noting class]]);
  XCTAssertFalse([[Noting new] isMemberOfClass:[NSObject class]]);
  XCTAssertFalse([[NSObject class] isMemberOfClass:[NSObject class]]);
  XCTAssertFalse([[NSObject new] isMemberOfClass:Nil]);
  XCTAssertFalse([[NSObject new] isKindOfClass:Nil]);
}

- (void)testEqualityAndHash {
  NSObject *object = [NSObject new];
  XCTAssertTrue([object isEqual:object]);
  XCTAssertFalse([object isEqual:[NSObject new]]);
  XCTAssertFalse([object isEqual:nil]);
  XCTAssertFalse([object isEqual:@"a"]);
  XCTAssertFalse([object isEqual:[NSObject class]]);
  XCTAssertTrue([[NSObject class] isEqual:[NSObject class]]);
  XCTAssertFalse([[NSObject class] isEqual:[NSString class]]);
  XCTAssertTrue([@12345678901 isEqual:@12345678901]);
  XCTAssertTrue(([@[@1, @"a"] isEqual:@[@1, @"a"]]));
  XCTAssertFalse([@[@1] isEqual:nil]);
  XCTAssertEqual([object hash], [object hash]);
  XCTAssertEqual([[NSObject class] hash], [[NSObject class] hash]);
  XCTAssertEqual([@[@1] hash], [@[@1] hash]);
  XCTAssertEqualObjects([object valueForKey:@"hash"], @([object hash]));
}

- (void)testExceptionsPassIsEqual {
  NSArray *list = @[[Refusing new]], *other = @[[Refusing new]];
  XCTAssertThrowsSpecificNamed([list isEqual:other], NSException, @"Refused");
}

- (void)testRespondsToWhatAClassResolves {
  Resolving *object = [Resolving new];
  XCTAssertFalse([object respondsToSelector:sel_registerName("aNameThatNobodyHas:")]);
  XCTAssertTrue([object respondsToSelector:@selector(noSuchMethod)]);
  XCTAssertTrue([object respondsToSelector:@selector(noSuchMethod)]);
  XCTAssertEqual([object performSelector:@selector(noSuchMethod)], object);
}

- (void)testPerformSelectorOfOtherTypes {
  XCTAssertEqualObjects([@"text" performSelector:@selector(length)], @4);
  XCTAssertEqualObjects([@"text" performSelector:sel_registerName("copy")], @"text");
  XCTAssertNil([[NSMutableArray array] performSelector:@selector(removeAllObjects)]);
  XCTAssertNil([[NSMutableArray array] performSelector:@selector(addObject:) withObject:@"a"]);
  SEL none = NULL;
  XCTAssertThrows([[NSObject new] performSelector:none]);
  XCTAssertThrows([[NSObject new] performSelector:none withObject:nil]);
}

- (void)testObjectsThatAreAttachedInDeallocGo {
  gone = 0;
  @autoreleasepool {
    XCTAssertNotNil([Attaching new]);
  }
  XCTAssertEqual(gone, 1);
}
@end

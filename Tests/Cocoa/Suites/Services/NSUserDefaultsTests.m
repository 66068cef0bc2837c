#pragma clang diagnostic ignored "-Wunused-parameter"
#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>
#import "Raised.h"
#import <stdlib.h>

@interface NSUserDefaultsTests : XCTestCase
@property (nonatomic, strong) NSUserDefaults *defaults;
@end

@implementation NSUserDefaultsTests

static NSString *folder;

+ (void)setUp {
  NSString *name = [[NSUUID UUID] UUIDString];
  folder = [[NSTemporaryDirectory() stringByAppendingString:@"/carob-defaults-"] stringByAppendingString:name];
  setenv("CAROB_DEFAULTS_FOLDER", folder.UTF8String, 1);
}

+ (void)tearDown {
  [[NSFileManager defaultManager] removeItemAtPath:folder error:nil];
  unsetenv("CAROB_DEFAULTS_FOLDER");
}

- (NSString *)file:(NSString *)suite {
  return [NSString stringWithFormat:@"%@/%@.plist", folder, suite];
}

- (void)setUp {
  [self.defaults removePersistentDomainForName:@"org.example.suite"];
  self.defaults = [[NSUserDefaults alloc] initWithSuiteName:@"org.example.suite"];
}

- (void)tearDown {
  [self.defaults removePersistentDomainForName:@"org.example.suite"];
}

/* The defaults as another object has them, from the file. */
- (NSUserDefaults *)others {
  return [[NSUserDefaults alloc] initWithSuiteName:@"org.example.suite"];
}

- (void)testAMissingValueIsNil {
  XCTAssertNil([self.defaults objectForKey:@"none"]);
  XCTAssertEqual([self.defaults integerForKey:@"none"], 0);
  XCTAssertFalse([self.defaults boolForKey:@"none"]);
  XCTAssertNil([self.defaults stringForKey:@"none"]);
  XCTAssertNil([self.defaults arrayForKey:@"none"]);
}

- (void)testAStringLasts {
  [self.defaults setObject:@"Ada" forKey:@"name"];
  XCTAssertEqualObjects([[self others] stringForKey:@"name"], @"Ada");
}

- (void)testTheFileIsThere {
  [self.defaults setObject:@"Ada" forKey:@"name"];
  NSData *data = [[NSFileManager defaultManager] contentsAtPath:[self file:@"org.example.suite"]];
  XCTAssertGreaterThan(data.length, 0);
  NSArray *left = [[NSFileManager defaultManager] contentsOfDirectoryAtPath:folder error:nil];
  for (NSString *name in left) XCTAssertFalse([name hasSuffix:@".new"], @"%@", name);
}

- (void)testNumbers {
  [self.defaults setInteger:-42 forKey:@"i"];
  [self.defaults setDouble:0.1 forKey:@"d"];
  [self.defaults setFloat:2.5f forKey:@"f"];
  [self.defaults setBool:YES forKey:@"b"];
  XCTAssertEqual([self.defaults integerForKey:@"i"], -42);
  XCTAssertEqual([self.defaults doubleForKey:@"d"], 0.1);
  XCTAssertEqual([self.defaults floatForKey:@"f"], 2.5f);
  XCTAssertTrue([self.defaults boolForKey:@"b"]);
  XCTAssertEqual([self.defaults integerForKey:@"d"], 0);
  XCTAssertEqual([self.defaults doubleForKey:@"i"], -42.0);
}

- (void)testGreatNumbers {
  [self.defaults setInteger:NSIntegerMax forKey:@"max"];
  [self.defaults setInteger:NSIntegerMin forKey:@"min"];
  [self.defaults setObject:@(ULLONG_MAX) forKey:@"unsigned"];
  XCTAssertEqual([[self others] integerForKey:@"max"], NSIntegerMax);
  XCTAssertEqual([[self others] integerForKey:@"min"], NSIntegerMin);
  XCTAssertEqualObjects([[self others] objectForKey:@"unsigned"], @(ULLONG_MAX));
}

- (void)testStringsAreReadAsNumbers {
  [self.defaults setObject:@"12 apples" forKey:@"n"];
  [self.defaults setObject:@"YES" forKey:@"b"];
  XCTAssertEqual([self.defaults integerForKey:@"n"], 12);
  XCTAssertTrue([self.defaults boolForKey:@"b"]);
}

- (void)testNumbersAreReadAsStrings {
  [self.defaults setInteger:7 forKey:@"n"];
  [self.defaults setBool:YES forKey:@"b"];
  XCTAssertEqualObjects([self.defaults stringForKey:@"n"], @"7");
  XCTAssertEqualObjects([self.defaults stringForKey:@"b"], @"1");
}

- (void)testCollections {
  NSDictionary *value = @{@"list": @[@1, @"two", @{@"three": @3}], @"empty": @[]};
  [self.defaults setObject:value forKey:@"value"];
  XCTAssertEqualObjects([[self others] dictionaryForKey:@"value"], value);
  XCTAssertNil([self.defaults arrayForKey:@"value"]);
  [self.defaults setObject:@[@"a", @"b"] forKey:@"strings"];
  XCTAssertEqualObjects([self.defaults stringArrayForKey:@"strings"], (@[@"a", @"b"]));
  [self.defaults setObject:@[@"a", @1] forKey:@"mixed"];
  XCTAssertNil([self.defaults stringArrayForKey:@"mixed"]);
}

- (void)testDataAndDates {
  NSData *data = [NSData dataWithBytes:"\0\1\2" length:3];
  NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:1234.5678];
  [self.defaults setObject:data forKey:@"data"];
  [self.defaults setObject:date forKey:@"date"];
  XCTAssertEqualObjects([[self others] dataForKey:@"data"], data);
  XCTAssertEqualObjects([[self others] objectForKey:@"date"], date);
}

- (void)testURLs {
  [self.defaults setURL:[NSURL URLWithString:@"https://example.org/a?b=c"] forKey:@"web"];
  [self.defaults setURL:[NSURL fileURLWithPath:@"/tmp/a b"] forKey:@"file"];
  XCTAssertEqualObjects([self.defaults URLForKey:@"web"].absoluteString, @"https://example.org/a?b=c");
  XCTAssertEqualObjects([self.defaults URLForKey:@"file"].path, @"/tmp/a b");
  XCTAssertTrue([self.defaults URLForKey:@"file"].isFileURL);
}

- (void)testRemoving {
  [self.defaults setObject:@"Ada" forKey:@"name"];
  [self.defaults removeObjectForKey:@"name"];
  XCTAssertNil([[self others] objectForKey:@"name"]);
  [self.defaults setObject:@"Ada" forKey:@"name"];
  [self.defaults setObject:nil forKey:@"name"];
  XCTAssertNil([self.defaults objectForKey:@"name"]);
}

- (void)testValuesAreCopies {
  NSMutableArray *list = [NSMutableArray array];
  [list addObject:@1];
  [self.defaults setObject:list forKey:@"list"];
  [list addObject:@2];
  XCTAssertEqualObjects([self.defaults arrayForKey:@"list"], @[@1]);
  XCTAssertFalse([[self.defaults objectForKey:@"list"] respondsToSelector:@selector(addObject:)]);
}

- (void)testWhatNoPropertyListHoldsIsRefused {
  NSException *exception = raisedBy(^{
    [self.defaults setObject:self forKey:@"me"];
  });
  XCTAssertEqualObjects(exception.name, NSInvalidArgumentException);
  XCTAssertTrue([exception.reason hasPrefix:@"Attempt to insert non-property list object"], @"%@", exception.reason);
  XCTAssertTrue([exception.reason hasSuffix:@"for key me"], @"%@", exception.reason);
  XCTAssertThrowsSpecificNamed(
    ([self.defaults setObject:@[@1, [NSNull null]] forKey:@"n"]), NSException, NSInvalidArgumentException);
  NSDictionary *numbered = [NSDictionary dictionaryWithObject:@1 forKey:@2];
  XCTAssertThrowsSpecificNamed(
    [self.defaults setObject:numbered forKey:@"n"], NSException, NSInvalidArgumentException);
  XCTAssertNil([self.defaults objectForKey:@"n"]);
}

- (void)testANilKeyIsRefused {
  id nothing = nil;
  XCTAssertThrowsSpecificNamed(
    [self.defaults setObject:@1 forKey:nothing], NSException, NSInvalidArgumentException);
  XCTAssertNil([self.defaults objectForKey:nothing]);
}

- (void)testRegisteredDefaultsComeLast {
  [self.defaults registerDefaults:@{@"test.registered": @5}];
  XCTAssertEqual([self.defaults integerForKey:@"test.registered"], 5);
  [self.defaults setInteger:6 forKey:@"test.registered"];
  XCTAssertEqual([self.defaults integerForKey:@"test.registered"], 6);
  [self.defaults removeObjectForKey:@"test.registered"];
  XCTAssertEqual([self.defaults integerForKey:@"test.registered"], 5);
  XCTAssertNil([self.defaults persistentDomainForName:@"org.example.suite"]);
}

- (void)testRegisteringNonsenseIsRefused {
  XCTAssertThrowsSpecificNamed(
    [self.defaults registerDefaults:@{@"a": self}], NSException, NSInvalidArgumentException);
}

- (void)testTheWholeDictionary {
  [self.defaults setObject:@1 forKey:@"one"];
  [self.defaults registerDefaults:@{@"test.whole": @2}];
  NSDictionary *all = [self.defaults dictionaryRepresentation];
  XCTAssertEqualObjects(all[@"one"], @1);
  XCTAssertEqualObjects(all[@"test.whole"], @2);
}

- (void)testAnotherSuiteIsLookedIntoAfterOnesOwn {
  NSUserDefaults *other = [[NSUserDefaults alloc] initWithSuiteName:@"org.example.other"];
  [other setObject:@"other" forKey:@"a"];
  [other setObject:@"other" forKey:@"b"];
  [self.defaults setObject:@"own" forKey:@"a"];
  XCTAssertNil([self.defaults objectForKey:@"b"]);
  [self.defaults addSuiteNamed:@"org.example.other"];
  XCTAssertEqualObjects([self.defaults objectForKey:@"a"], @"own");
  XCTAssertEqualObjects([self.defaults objectForKey:@"b"], @"other");
  [self.defaults removeSuiteNamed:@"org.example.other"];
  XCTAssertNil([self.defaults objectForKey:@"b"]);
}

- (void)testChangesArePosted {
  __block NSUInteger posts = 0;
  NSUserDefaults *defaults = self.defaults;
  id token = [[NSNotificationCenter defaultCenter]
    addObserverForName:NSUserDefaultsDidChangeNotification
                object:defaults
                 queue:nil
            usingBlock:^(NSNotification *note) {
              posts += 1;
            }];
  [defaults setObject:@1 forKey:@"a"];
  [defaults setObject:@1 forKey:@"a"];
  [defaults removeObjectForKey:@"a"];
  [[NSNotificationCenter defaultCenter] removeObserver:token];
  XCTAssertEqual(posts, 2);
}

- (void)testWhatAnotherProgramWritesIsSeen {
  [self.defaults setObject:@1 forKey:@"a"];
  [[NSFileManager defaultManager] removeItemAtPath:[self file:@"org.example.suite"] error:nil];
  XCTAssertNil([self.defaults objectForKey:@"a"]);
  NSString *text = @"<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><integer>9</integer></dict></plist>";
  NSData *data = [NSData dataWithBytes:text.UTF8String length:text.length];
  [[NSFileManager defaultManager] createFileAtPath:[self file:@"org.example.suite"] contents:data attributes:nil];
  XCTAssertEqual([self.defaults integerForKey:@"a"], 9);
  [self.defaults setObject:@1 forKey:@"b"];
  XCTAssertEqual([self.defaults integerForKey:@"a"], 9);
}

- (void)testADamagedFileIsSetAside {
  [self.defaults setObject:@1 forKey:@"makes the folder"];
  NSString *file = [self file:@"org.example.damaged"];
  NSFileManager *files = [NSFileManager defaultManager];
  [files createFileAtPath:file contents:[NSData dataWithBytes:"no list" length:7] attributes:nil];
  NSUserDefaults *defaults = [[NSUserDefaults alloc] initWithSuiteName:@"org.example.damaged"];
  XCTAssertNil([defaults objectForKey:@"a"]);
  XCTAssertEqual([files contentsAtPath:[file stringByAppendingString:@".damaged"]].length, 7);
  [defaults setObject:@1 forKey:@"a"];
  XCTAssertEqual([[[NSUserDefaults alloc] initWithSuiteName:@"org.example.damaged"] integerForKey:@"a"], 1);
}

- (void)testNamesOfSuites {
  XCTAssertNil([[NSUserDefaults alloc] initWithSuiteName:@""]);
  NSUserDefaults *odd = [[NSUserDefaults alloc] initWithSuiteName:@"../outside/é"];
  [odd setObject:@1 forKey:@"a"];
  XCTAssertTrue([[NSFileManager defaultManager] fileExistsAtPath:[self file:@"%2E.%2Foutside%2Fé"]]);
}

- (void)testSynchronizeSucceeds {
  XCTAssertTrue([self.defaults synchronize]);
}

- (void)testKeyValueCoding {
  [self.defaults setValue:@"Ada" forKey:@"name"];
  XCTAssertEqualObjects([self.defaults valueForKey:@"name"], @"Ada");
  XCTAssertNil([self.defaults valueForKey:@"nothing"]);
}

- (void)testDomains {
  [self.defaults setPersistentDomain:@{@"a": @1} forName:@"org.example.suite"];
  XCTAssertEqual([self.defaults integerForKey:@"a"], 1);
  XCTAssertEqualObjects([self.defaults persistentDomainForName:@"org.example.suite"], @{@"a": @1});
  [self.defaults removePersistentDomainForName:@"org.example.suite"];
  XCTAssertNil([self.defaults objectForKey:@"a"]);
}

- (void)testThereIsOneStandard {
  XCTAssertEqual([NSUserDefaults standardUserDefaults], [NSUserDefaults standardUserDefaults]);
  [[NSUserDefaults standardUserDefaults] setObject:@1 forKey:@"test.standard"];
  XCTAssertEqual([[[NSUserDefaults alloc] initWithSuiteName:nil] integerForKey:@"test.standard"], 1);
  [[NSUserDefaults standardUserDefaults] removeObjectForKey:@"test.standard"];
}

@end

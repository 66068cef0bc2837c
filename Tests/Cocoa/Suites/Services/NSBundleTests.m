#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>
#import <stdlib.h>

@interface NSBundleTests : XCTestCase
@property (nonatomic, strong) NSBundle *bundle;
@end

@implementation NSBundleTests

- (void)setUp {
  setenv("LANGUAGE", "en", 1);
  self.bundle = [NSBundle bundleForClass:[NSBundleTests class]];
}

- (void)tearDown {
  unsetenv("LANGUAGE");
}

- (void)testTheBundleOfAPluginsClass {
  XCTAssertNotNil(self.bundle);
  XCTAssertEqual(self.bundle, [NSBundle bundleForClass:[NSBundleTests class]]);
  XCTAssertGreaterThan(self.bundle.bundleIdentifier.length, 0);
  XCTAssertTrue([self.bundle.executablePath hasSuffix:@".so"], @"%@", self.bundle.executablePath);
}

- (void)testThePluginThatWasLoadedFirstIsTheMainBundle {
  XCTAssertEqual([NSBundle mainBundle], self.bundle);
}

- (void)testAClassOfTheHostIsOfTheProgram {
  NSBundle *program = [NSBundle bundleForClass:[NSString class]];
  XCTAssertNotEqual(program, self.bundle);
  XCTAssertTrue([[NSFileManager defaultManager] fileExistsAtPath:program.executablePath]);
}

- (void)testABundleByItsIdentifier {
  XCTAssertEqual([NSBundle bundleWithIdentifier:self.bundle.bundleIdentifier], self.bundle);
  XCTAssertNil([NSBundle bundleWithIdentifier:@"org.example.nobody"]);
}

- (void)testABundleByItsPath {
  XCTAssertEqual([NSBundle bundleWithPath:self.bundle.bundlePath], self.bundle);
  XCTAssertNil([NSBundle bundleWithPath:@"/no/such/folder"]);
  XCTAssertEqualObjects([NSBundle bundleWithPath:@"/tmp"].bundlePath, @"/tmp");
  XCTAssertEqual([[NSBundle alloc] initWithPath:@"/tmp"], [NSBundle bundleWithPath:@"/tmp"]);
}

- (void)testAllBundles {
  XCTAssertTrue([[NSBundle allBundles] containsObject:self.bundle]);
}

- (void)testAResource {
  NSString *path = [self.bundle pathForResource:@"resource" ofType:@"res"];
  XCTAssertEqual([[NSFileManager defaultManager] contentsAtPath:path].length, 11);
  XCTAssertEqualObjects([self.bundle pathForResource:@"resource.res" ofType:nil], path);
  XCTAssertEqualObjects([self.bundle pathForResource:@"resource" ofType:@".res"], path);
  XCTAssertEqualObjects([self.bundle URLForResource:@"resource" withExtension:@"res"].path, path);
  XCTAssertNil([self.bundle pathForResource:@"none" ofType:@"res"]);
  XCTAssertNil([self.bundle URLForResource:@"none" withExtension:@"res"]);
}

- (void)testAResourceWithoutAName {
  NSString *none = nil;
  XCTAssertNil([self.bundle pathForResource:none ofType:nil]);
  XCTAssertNil([self.bundle pathForResource:@"" ofType:@""]);
  XCTAssertNil([self.bundle URLForResource:none withExtension:nil]);
  NSString *first = [self.bundle pathForResource:none ofType:@"res"];
  XCTAssertEqualObjects(first, [self.bundle pathsForResourcesOfType:@"res" inDirectory:nil].firstObject);
}

- (void)testAResourceInAFolder {
  XCTAssertNotNil([self.bundle pathForResource:@"Localizable" ofType:@"strings" inDirectory:@"de.lproj"]);
  XCTAssertNil([self.bundle pathForResource:@"resource" ofType:@"res" inDirectory:@"de.lproj"]);
}

- (void)testResourcesOfAType {
  NSArray *paths = [self.bundle pathsForResourcesOfType:@"res" inDirectory:nil];
  XCTAssertEqual(paths.count, 2, @"%@", paths);
}

- (void)testAResourceInALanguage {
  XCTAssertTrue([[self.bundle pathForResource:@"local" ofType:@"res"] hasSuffix:@"en.lproj/local.res"]);
  setenv("LANGUAGE", "de_AT.UTF-8", 1);
  XCTAssertTrue([[self.bundle pathForResource:@"local" ofType:@"res"] hasSuffix:@"de.lproj/local.res"]);
  NSString *english = [self.bundle pathForResource:@"local" ofType:@"res" inDirectory:nil forLocalization:@"en"];
  XCTAssertTrue([english hasSuffix:@"en.lproj/local.res"]);
}

- (void)testATextInEnglish {
  setenv("LANGUAGE", "en_GB:en", 1);
  XCTAssertEqualObjects(NSLocalizedString(@"only English", @"a comment"), @"English");
}

- (void)testATextInTheUsersLanguage {
  setenv("LANGUAGE", "de", 1);
  XCTAssertEqualObjects(NSLocalizedString(@"greeting", nil), @"Hallo");
  unsetenv("LANGUAGE");
  setenv("LC_ALL", "de_DE.UTF-8", 1);
  XCTAssertEqualObjects(NSLocalizedString(@"greeting", nil), @"Hallo");
  unsetenv("LC_ALL");
}

- (void)testAnotherLanguageGetsBase {
  setenv("LANGUAGE", "it", 1);
  XCTAssertEqualObjects(NSLocalizedString(@"greeting", nil), @"Base");
}

- (void)testALanguageThatLacksATextGetsItFromTheNext {
  setenv("LANGUAGE", "de", 1);
  XCTAssertEqualObjects(NSLocalizedString(@"only base", nil), @"from Base");
  XCTAssertEqualObjects(NSLocalizedString(@"only English", nil), @"English");
}

- (void)testAMissingText {
  id nothing = nil;
  XCTAssertEqualObjects(NSLocalizedString(@"no such key", nil), @"no such key");
  XCTAssertEqualObjects([self.bundle localizedStringForKey:@"none" value:@"default" table:nil], @"default");
  XCTAssertEqualObjects([self.bundle localizedStringForKey:@"none" value:@"" table:nil], @"none");
  XCTAssertEqualObjects([self.bundle localizedStringForKey:nothing value:@"default" table:nil], @"default");
  XCTAssertEqualObjects([self.bundle localizedStringForKey:nothing value:nil table:nil], @"");
}

- (void)testAnotherTable {
  XCTAssertEqualObjects(NSLocalizedStringFromTable(@"title", @"Other", nil), @"A table of its own");
  XCTAssertEqualObjects(NSLocalizedStringFromTable(@"title", @"None", nil), @"title");
  XCTAssertEqualObjects(NSLocalizedStringFromTableInBundle(@"title", @"Other", self.bundle, nil), @"A table of its own");
  XCTAssertEqualObjects(NSLocalizedStringWithDefaultValue(@"none", nil, self.bundle, @"default", nil), @"default");
}

- (void)testHowTablesAreWritten {
  setenv("LANGUAGE", "en", 1);
  XCTAssertEqualObjects(NSLocalizedString(@"escapes", nil), @"a \"quoted\" word,\na tab\tand é");
  XCTAssertEqualObjects(NSLocalizedString(@"bare_key", nil), @"bare_value");
  XCTAssertEqualObjects(NSLocalizedString(@"same", nil), @"same");
}

- (void)testATableWithAMistakeIsPassedOver {
  setenv("LANGUAGE", "fr", 1);
  XCTAssertEqualObjects(NSLocalizedString(@"greeting", nil), @"Base");
  XCTAssertEqualObjects(NSLocalizedString(@"greeting", nil), @"Base");
}

- (void)testLanguages {
  setenv("LANGUAGE", "de", 1);
  XCTAssertEqualObjects(self.bundle.localizations, (@[@"Base", @"de", @"en", @"fr"]));
  XCTAssertEqualObjects(self.bundle.preferredLocalizations, (@[@"de", @"Base", @"en"]));
}

- (void)testWhatItSaysOfItself {
  XCTAssertEqualObjects(self.bundle.infoDictionary[@"CFBundleIdentifier"], self.bundle.bundleIdentifier);
  XCTAssertEqualObjects([self.bundle objectForInfoDictionaryKey:@"CFBundleIdentifier"], self.bundle.bundleIdentifier);
  XCTAssertNil([self.bundle objectForInfoDictionaryKey:@"none"]);
}

- (void)testAClassByName {
  XCTAssertEqual([self.bundle classNamed:@"NSBundleTests"], [NSBundleTests class]);
  XCTAssertNil([self.bundle classNamed:@"NSString"]);
  XCTAssertNil([self.bundle classNamed:@"NoSuchClass"]);
  XCTAssertTrue(self.bundle.isLoaded);
}

@end

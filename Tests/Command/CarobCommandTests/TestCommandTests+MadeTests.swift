import Foundation
import PluginTestSupport
import Testing

/// Tests that their classes make at run time, and what tests attach.
extension TestCommandTests {
  private static let made = """
    #import <XCTest/XCTest.h>
    #import <objc/runtime.h>
    @interface SpecTests : XCTestCase
    @end
    @implementation SpecTests
    + (void)initialize {
      class_addMethod(self, NSSelectorFromString(@"adds_numbers"), imp_implementationWithBlock(^(id test) {}), "v@:");
      class_addMethod(
        self, NSSelectorFromString(@"fails"),
        imp_implementationWithBlock(^(XCTestCase *self) { XCTFail(@"on purpose"); }), "v@:");
    }
    + (NSArray *)testInvocations {
      NSMutableArray *all = [NSMutableArray new];
      for (NSString *name in @[@"adds_numbers", @"fails"]) {
        SEL selector = NSSelectorFromString(name);
        NSInvocation *one = [NSInvocation
          invocationWithMethodSignature:[self instanceMethodSignatureForSelector:selector]];
        one.selector = selector;
        [all addObject:one];
      }
      return all;
    }
    - (NSString *)name {
      NSString *text = NSStringFromSelector(self.invocation.selector);
      text = [text stringByReplacingOccurrencesOfString:@"_" withString:@" "];
      return [NSString stringWithFormat:@"-[SpecTests %@]", text];
    }
    @end
    """

  @Test func namesMadeAtRunTimeAreListedFilteredAndReported() throws {
    let folder = try TemporaryDirectory(["A.m": Self.made])
    let list = try Self.run(["--list"], in: folder)
    #expect(list.output == "SpecTests/adds numbers\nSpecTests/fails\n", "\(list)")
    let one = try Self.run(["--filter", "SpecTests/adds*"], in: folder)
    #expect(one.status == 0, "\(one)")
    #expect(one.output.contains("Test Case '-[SpecTests adds numbers]' passed"))
    let all = try Self.run(["--isolated"], in: folder)
    #expect(all.status == 1)
    #expect(all.output.contains("error: -[SpecTests fails] : failed - on purpose"), "\(all)")
    #expect(all.errors.contains("1 of 2 tests failed: -[SpecTests fails]"))
  }

  @Test func testsThatAClassMakesKeepItsOrder() throws {
    let order = "@[@\"fails\", @\"adds_numbers\"]"
    let folder = try TemporaryDirectory([
      "A.m": Self.made.replacing("@[@\"adds_numbers\", @\"fails\"]", with: order),
      "B.m": Self.source("ZTests", ["testB": "", "testA": ""]),
      "C.m": Self.source("ATests", ["test2": "", "test10": ""]),
    ])
    let list = try Self.run(["--list"], in: folder)
    #expect(
      list.output == """
        ATests/test10
        ATests/test2
        SpecTests/fails
        SpecTests/adds numbers
        ZTests/testA
        ZTests/testB

        """, "\(list)")
  }

  @Test func aClassThatCannotMakeItsTestsFails() throws {
    let folder = try TemporaryDirectory([
      "A.m": Self.made.replacing(
        "NSMutableArray *all = [NSMutableArray new];",
        with: "NSMutableArray *all = [NSMutableArray new]; (void)@[][1];")
    ])
    let run = try Self.run([], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("SpecTests could not make its tests: "), "\(run)")
  }

  @Test func attachmentsOfFailedTestsAreFiles() throws {
    let attach = "[self addAttachment:[XCTAttachment attachmentWithString:@\"text\"]];"
    let folder = try TemporaryDirectory([
      "A.m": Self.source(
        "ATests",
        [
          "testFails": "\(attach) XCTFail(@\"no\");",
          "testKeeps": """
          XCTAttachment *kept = [XCTAttachment attachmentWithString:@"kept"]; kept.name = @"a/b";
          kept.lifetime = XCTAttachmentLifetimeKeepAlways; [self addAttachment:kept];
          """,
          "testPasses": attach,
        ])
    ])
    _ = try Self.run(["--attachments", "out"], in: folder)
    let out = folder.url.appendingPathComponent("out/ATests")
    func text(_ path: String) -> String? {
      try? String(contentsOf: out.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(text("testFails/attachment.txt") == "text")
    #expect(text("testKeeps/a_b.txt") == "kept")
    #expect(!FileManager.default.fileExists(atPath: out.appendingPathComponent("testPasses").path))
  }

  /// Names that are equal without the characters that paths have, or at their beginning.
  @Test func attachmentsOfTestsWithSimilarNamesHaveTheirOwnFiles() throws {
    let long = String(repeating: "ä", count: 300)
    let names = ["a/b", "a_b", "a:b", "", "..", "\(long)1", "\(long)2"]
    let folder = try TemporaryDirectory([
      "A.m": """
      #import <XCTest/XCTest.h>
      @interface ATests : XCTestCase
      @property (nonatomic, copy) NSString *text;
      @end
      @implementation ATests
      + (XCTestSuite *)defaultTestSuite {
        XCTestSuite *suite = [XCTestSuite testSuiteWithName:@"ATests"];
        for (NSString *text in @[\(names.map { "@\"\($0)\"" }.joined(separator: ", "))]) {
          ATests *test = [self testCaseWithSelector:@selector(check)];
          test.text = text;
          [suite addTest:test];
        }
        return suite;
      }
      - (NSString *)name {
        return [NSString stringWithFormat:@"-[ATests %@]", self.text];
      }
      - (void)check {
        for (NSString *name in @[@"a", @"a", @"2-a", self.text]) {
          XCTAttachment *one = [XCTAttachment attachmentWithString:self.text];
          one.name = name;
          one.lifetime = XCTAttachmentLifetimeKeepAlways;
          [self addAttachment:one];
        }
      }
      @end

      """
    ])
    let run = try Self.run(["--attachments", "out"], in: folder)
    #expect(run.status == 0, "\(run)")
    let out = folder.url.appendingPathComponent("out/ATests")
    let tests = try FileManager.default.contentsOfDirectory(
      at: out, includingPropertiesForKeys: nil)
    #expect(tests.count == names.count, "\(tests)")
    #expect(tests.contains { $0.lastPathComponent == "a_b" })
    for test in tests {
      let files = try FileManager.default.contentsOfDirectory(
        at: test, includingPropertiesForKeys: nil)
      #expect(files.count == 4, "\(files)")
    }
    let texts = try tests.map { test in
      try String(contentsOf: test.appendingPathComponent("a.txt"), encoding: .utf8)
    }
    #expect(Set(texts) == Set(names))
  }

  @Test func observersHearOfTheEndOfABundle() throws {
    let observer = """
      #import <XCTest/XCTest.h>
      #include <stdio.h>
      @interface Listener : NSObject <XCTestObservation>
      @end
      @implementation Listener
      + (void)load {
        [[XCTestObservationCenter sharedTestObservationCenter] addTestObserver:[self new]];
      }
      - (void)testBundleWillStart:(NSBundle *)bundle { puts("heard the start"); }
      - (void)testSuiteDidFinish:(XCTestSuite *)suite {
        printf("heard the end of %s\\n", suite.name.UTF8String);
      }
      - (void)testBundleDidFinish:(NSBundle *)bundle {
        puts("heard the end");
        (void)@[][1];
      }
      @end

      """
    let tests = Self.source("ATests", ["testA": ""])
    let more = Self.source("BTests", ["testB": ""])
    let run = try Self.run([], in: TemporaryDirectory(["A.m": observer + tests, "B.m": more]))
    #expect(
      run.lines.filter { $0.hasPrefix("heard ") } == [
        "heard the start", "heard the end of ATests", "heard the end of BTests", "heard the end",
      ], "\(run)")
    #expect(run.status == 1)
    #expect(run.output.contains("error: +[BTests tearDown] : failed: caught"), "\(run)")
  }
}

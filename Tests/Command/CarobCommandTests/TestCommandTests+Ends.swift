import Foundation
import PluginTestSupport
import Testing

/// Tests that end their process, and what is left then.
extension TestCommandTests {
  @Test func whatATestPrintsBeforeItCrashesIsKept() throws {
    let folder = try TemporaryDirectory([
      "A.m": "#include <stdio.h>\n"
        + Self.source(
          "ATests", ["testA": "puts(\"just before\"); *(volatile int *)8 = 1;"])
    ])
    let lines = try Self.run([], in: folder).lines
    let printed = try #require(lines.firstIndex(of: "just before"))
    #expect(lines[printed - 1] == "Test Case '-[ATests testA]' started.")
    #expect(lines[printed + 1].contains("error: -[ATests testA] : crashed: SIGSEGV"))
  }

  @Test func copiesEndWithTheTests() throws {
    let folder = try TemporaryDirectory([
      "A.m": "#include <stdio.h>\n#include <unistd.h>\n"
        + Self.source(
          "ATests",
          ["testA": "pid_t copy = fork(); while (!copy) pause(); printf(\"copy %d\\n\", copy);"])
    ])
    let run = try Self.run([], in: folder)
    #expect(run.status == 0, "\(run)")
    let copy = try #require(run.output.firstMatch(of: /copy (\d+)/)?.1)
    #expect(!RunningCommand.isRunning(try #require(pid_t(copy))))
  }

  @Test func aTestThatReleasesTooMuchFails() throws {
    let folder = try TemporaryDirectory([
      "A.m": "id objc_retain(id object);\nvoid objc_release(id object);\n"
        + Self.source(
          "ATests",
          [
            "testA": "NSMutableArray *held = [NSMutableArray arrayWithObject:[NSDate date]]; "
              + "@autoreleasepool { objc_release(held[0]); }"
          ])
    ])
    let run = try CommandRun(
      ["test", "."], in: folder.url,
      environment: ["CAROB_ROOT": PluginFixture.project.path, "CAROB_ZOMBIES": "1"])
    #expect(run.status == 1)
    #expect(
      run.output.contains(/-\[ATests testA\] : an? \w+ that was freed .* was released again/),
      "\(run)")
  }

  @Test func loadingThatCrashesIsTold() throws {
    let folder = try TemporaryDirectory([
      "A.m": Self.source("LoadTests", ["testA": ""])
        .replacing(
          "@implementation LoadTests",
          with: "@implementation LoadTests\n+ (void)load { *(volatile int *)8 = 1; }")
    ])
    let run = try Self.run([], in: folder)
    #expect(run.status == 78)
    #expect(run.errors.hasSuffix("loading crashed with SIGSEGV; look at +load and constructors\n"))
  }

  @Test func testsOfAbsentClassesFailWithTheReason() throws {
    let folder = try TemporaryDirectory([
      "A.m": """
      #import <XCTest/XCTest.h>
      @interface Nobody : XCTestCase
      @end
      @interface AboveTests : Nobody
      @end
      @implementation AboveTests
      - (void)testAbove {}
      - (void)helper {}
      - (int)testNumber { return 1; }
      @end
      @interface BelowTests : AboveTests
      @end
      @implementation BelowTests
      - (void)testBelow {}
      @end
      """, "B.m": Self.source("OtherTests", ["testOther": ""]),
    ])
    let run = try Self.run([], in: folder)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "<unknown>:0: error: -[AboveTests testAbove] : the class AboveTests is absent: its superclass Nobody is absent: there is no class named Nobody\n"
      ), "\(run)")
    #expect(run.output.contains("Test Case '-[OtherTests testOther]' passed ("))
    #expect(
      run.errors.hasSuffix(
        "carob: 3 of 4 tests failed: -[AboveTests testAbove], -[BelowTests testAbove], -[BelowTests testBelow]\n"
      ), "\(run)")
  }

  @Test func loadingThatDoesNotEndIsTold() throws {
    let folder = try TemporaryDirectory([
      "A.m":
        "#include <unistd.h>\n__attribute__((constructor)) static void wait(void) { sleep(600); }\n"
        + Self.source("LoadTests", ["testA": ""])
    ])
    let run = try Self.run(["--timeout", "1"], in: folder)
    #expect(run.status == 78)
    #expect(run.errors.contains("loading did not end within 1 s; look at +load and constructors"))
  }

  @Test func aSetUpOfAClassIsNoTest() throws {
    let folder = try TemporaryDirectory([
      "A.m": Self.source("ATests", ["testA": "XCTFail(@\"no\");"])
        .replacing(
          "@implementation ATests",
          with: "@implementation ATests\n+ (void)setUp { [@[] objectAtIndex:1]; }")
    ])
    let run = try Self.run([], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("carob: 1 of 1 test failed, and 1 class method: "), "\(run)")
  }

  @Test func ctrlCEndsTheTestsToo() throws {
    let folder = try TemporaryDirectory([
      "A.m": "#include <unistd.h>\n" + Self.source("SleepTests", ["testSleep": "sleep(600);"])
    ])
    let command = try RunningCommand(
      ["test", "."], in: folder.url, environment: ["CAROB_ROOT": PluginFixture.project.path])
    try command.wait { command.output.contains("testSleep]' started") }
    command.interrupt()
    let run = command.end()
    #expect(run.status == 130)
    #expect(run.errors == "")
  }
}

import Foundation
import PluginTestSupport
import Testing

/// `carob test`.
@Suite(.waitsForProcesses) struct TestCommandTests {
  /// A file with one class, whose tests have these bodies.
  static func source(_ cls: String, _ tests: [String: String]) -> String {
    let methods = tests.map { "- (void)\($0.key) { \($0.value) }\n" }.sorted().joined()
    return """
      #import <XCTest/XCTest.h>
      @interface \(cls) : XCTestCase
      @end
      @implementation \(cls)
      \(methods)@end
      """
  }

  private static let two = [
    "A.m": source("NameTests", ["testPlural": "", "testSingular": "XCTAssertEqual(1, 2);"]),
    "B.m": source("DateTests", ["testZone": ""]),
  ]

  static func run(_ arguments: [String], in folder: TemporaryDirectory) throws -> CommandRun {
    try CommandRun(
      ["test", "."] + arguments, in: folder.url,
      environment: ["CAROB_ROOT": PluginFixture.project.path])
  }

  // MARK: What is run

  @Test func theExitStatusTellsWhetherATestFailed() throws {
    let folder = try TemporaryDirectory(Self.two)
    let all = try Self.run([], in: folder)
    #expect(all.status == 1)
    #expect(all.errors == "carob: 1 of 3 tests failed: -[NameTests testSingular]\n")
    #expect(
      all.output.contains(
        "./A.m:6: error: -[NameTests testSingular] : ((1) equal to (2)) failed: (\"1\") is not equal to (\"2\")\n"
      ))
    let passing = try Self.run(["--skip", "*/testSingular", "-q"], in: folder)
    #expect(passing.status == 0)
    #expect(passing.errors == "")
    #expect(passing.output.contains("Executed 2 tests, with 0 failures (0 unexpected) in "))
  }

  @Test func aFilterNamesClassesAndTests() throws {
    let folder = try TemporaryDirectory(Self.two)
    func list(_ arguments: String...) throws -> [String] {
      try Self.run(["--list"] + arguments, in: folder).lines.dropLast()
    }
    #expect(try list() == ["DateTests/testZone", "NameTests/testPlural", "NameTests/testSingular"])
    #expect(try list("--filter", "NameTests/testPlural") == ["NameTests/testPlural"])
    #expect(try list("--filter", "Date*") == ["DateTests/testZone"])
    #expect(try list("--filter", "NameTests", "--skip", "*/testP*") == ["NameTests/testSingular"])
    let unknown = try Self.run(["--filter", "NamesTests"], in: folder)
    #expect(
      unknown
        == .failure(64, "--filter NamesTests: no test has that name; nearest: NameTests, DateTests")
    )
    #expect(
      try Self.run(["--skip", "*"], in: folder)
        == .failure(64, "all tests are left out; change --filter and --skip"))
  }

  @Test func aFolderWithoutTestsIsAMistake() throws {
    let folder = try TemporaryDirectory(["A.m": Self.source("NoTests", ["check": ""])])
    let run = try Self.run([], in: folder)
    #expect(run.status == 64)
    #expect(
      run.errors.contains(
        "carob: warning: NoTests has no tests; begin the names of its methods with test\n"))
    #expect(run.errors.contains("there are no tests; derive a class from XCTestCase"))
  }

  @Test func aRandomOrderIsTheSameForTheSameSeed() throws {
    var files: [String: String] = [:]
    for number in 0..<8 { files["\(number).m"] = Self.source("T\(number)Tests", ["testA": ""]) }
    let folder = try TemporaryDirectory(files)
    let first = try Self.run(["--seed", "42", "--list"], in: folder)
    #expect(first.status == 0)
    #expect(try Self.run(["--seed", "42", "--list"], in: folder) == first)
    let other = try Self.run(["--seed", "43", "--list"], in: folder)
    #expect(other.lines.sorted() == first.lines.sorted())
    #expect(other != first)
    #expect(
      try Self.run(["--shuffle"], in: folder).output.hasPrefix("Shuffled with --seed "))
  }

  @Test func isolatedTestsShareNothing() throws {
    let counting =
      "static int count; count++; XCTAssertEqual(count, 1);"
    let folder = try TemporaryDirectory([
      "A.m": "static int count;\n"
        + Self.source(
          "CountTests",
          [
            "testA": "count++; XCTAssertEqual(count, 1);",
            "testB": "count++; XCTAssertEqual(count, 1);", "testC": counting,
          ])
    ])
    #expect(try Self.run(["-q"], in: folder).status == 1)
    #expect(try Self.run(["-q", "--isolated"], in: folder).status == 0)
  }

  @Test func whatFoundationSchedulesIsNotLeftByATest() throws {
    let folder = try TemporaryDirectory([
      "A.m": Self.source(
        "LaterTests",
        [
          "testUndo": """
          [[NSUndoManager new] registerUndoWithTarget:self
            handler:^(id target) { (void)target; }];
          """,
          "testQueue": """
          [[NSNotificationQueue defaultQueue]
            enqueueNotification:[NSNotification notificationWithName:@"A" object:nil]
                   postingStyle:NSPostWhenIdle];
          """,
          "testOwn": """
          [[NSRunLoop mainRunLoop] performSelector:@selector(description) target:self
              argument:nil order:0 modes:@[ NSDefaultRunLoopMode ]];
          """,
        ])
    ])
    let run = try Self.run([], in: folder)
    #expect(run.status == 0)
    let left = (run.output + run.errors).split(separator: "\n").filter {
      $0.contains("left on the main run loop")
    }
    #expect(left.count == 1)
    #expect(left.first?.contains("-[LaterTests description], to be sent in the next turn") == true)
  }

  @Test func severalProcessesRunEveryTestOnce() throws {
    var files: [String: String] = [:]
    for number in 0..<12 {
      files["\(number).m"] = Self.source("T\(number)Tests", ["testA": "", "testB": ""])
    }
    let folder = try TemporaryDirectory(files)
    let run = try Self.run(["--parallel", "--num-workers", "4"], in: folder)
    #expect(run.status == 0)
    let passed = run.lines.filter { $0.contains("' passed (") }
    #expect(passed.count == 24)
    #expect(Set(passed.map { $0.prefix { $0 != "(" } }).count == 24)
  }

  @Test(arguments: [
    (["--timeout", "0"], "--timeout 0.0 is no time to wait; give seconds such as 5"),
    (["--timeout", "nan"], "--timeout nan is no time to wait; give seconds such as 5"),
    (["--timeout", "1e400"], "--timeout inf is no time to wait; give seconds such as 5"),
    (
      ["--junit", "-"],
      "--junit -: standard output has the lines of the tests; give a file, or --junit ./- for one of that name"
    ),
    (
      ["--json", "-"],
      "--json -: standard output has the lines of the tests; give a file, or --json ./- for one of that name"
    ),
    (
      ["--junit", "a.xml", "--json", "./a.xml"],
      "--junit and --json cannot write the same file, ./a.xml; give one of them another name"
    ),
  ])
  func optionsThatMakeNoSenseAreRefused(_ options: [String], _ sentence: String) throws {
    let run = try Self.run(options, in: TemporaryDirectory(Self.two))
    #expect(run == .failure(64, "\(sentence); see carob --help"))
  }

  @Test func twoModulesWithTheSameClassAreToBeRunSeparately() throws {
    let folder = try TemporaryDirectory()
    for name in ["First", "Second"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
      _ = try folder.write(Self.source("SameTests", ["testA": ""]), to: "\(name)/A.m")
    }
    let run = try CommandRun(
      ["test", "First", "Second"], in: folder.url,
      environment: ["CAROB_ROOT": PluginFixture.project.path])
    #expect(run.status == 78)
    #expect(
      run.errors.hasSuffix(
        "libSecond.so: First has a test class named SameTests, too; run carob test for each of them separately, or rename one class\n"
      ))
  }

  // MARK: Reports

  @Test func reportsHaveEveryTest() throws {
    let nasty = "XCTFail(@\"<a href=\\\"%@\\\">&\\x01\\n\", @\"ü\");"
    let folder = try TemporaryDirectory([
      "A.m": Self.source(
        "ReportTests", ["testPass": "", "testFail": nasty, "testSkip": "XCTSkip(@\"why\");"])
    ])
    let run = try Self.run(["--junit", "report.xml", "--json", "report.json"], in: folder)
    #expect(run.status == 1)
    let json = try Data(contentsOf: folder.url.appendingPathComponent("report.json"))
    let value = try JSONSerialization.jsonObject(with: json)
    #expect(try JSONSchema.named("test").problems(of: value) == [])
    #expect(String(decoding: json, as: UTF8.self).contains("\"skipped\": \"why\""))
    let check = """
      import xml.etree.ElementTree as tree
      root = tree.parse("report.xml").getroot()
      for case in root.iter("testcase"):
          print(case.get("classname"), case.get("name"), [child.tag for child in case])
      print(repr(root.find(".//failure").get("message")), root.get("tests"), root.get("skipped"))
      """
    let read = try CompletedProcess("python3", ["-c", check], in: folder.url)
    #expect(
      read.output == """
        ReportTests testFail ['failure']
        ReportTests testPass []
        ReportTests testSkip ['skipped']
        'failed - <a href="ü">&\u{FFFD}\\n' 3 1

        """)
  }

  // MARK: What goes wrong

  /// The rows of the table in docs/testing.md: the test, and what is said of it.
  private static func documentedMistakes() throws -> [String: String] {
    let page = PluginFixture.project.appendingPathComponent("docs/testing.md")
    var mistakes: [String: String] = [:]
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[1].hasPrefix("`"),
        cells[1].contains("Tests/test")
          || cells[1].contains("/setUp") || cells[1].contains("/tearDown")
      else { continue }
      mistakes[cells[1].replacing("`", with: "")] = cells[2]
    }
    return mistakes
  }

  private struct Report: Decodable {
    struct Failure: Decodable { let message: String }
    struct Result: Decodable {
      let test: String
      let warnings: [String]
      let failures: [Failure]
    }
    struct Suite: Decodable {
      let `class`: String
      let tests: [Result]
    }
    let suites: [Suite]
  }

  @Test func everyMistakeHasItsDocumentedReport() throws {
    let directory = try TemporaryDirectory()
    let copy = directory.url.appendingPathComponent("TestMistakes")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let fixtures = PluginFixture.project.appendingPathComponent("Tests/Fixtures/TestMistakes")
    for file in try FileManager.default.contentsOfDirectory(atPath: fixtures.path)
    where file.hasSuffix(".m") {
      try FileManager.default.copyItem(
        at: fixtures.appendingPathComponent(file), to: copy.appendingPathComponent(file))
    }
    let documented = try Self.documentedMistakes()
    #expect(documented.count >= 20)
    var run = CommandRun(status: 0)
    var said: [String: String] = [:]
    // What ends has a second. On a machine that is too busy for that, all is run with longer times.
    for seconds in ["1", "20"] where said != documented {
      run = try CommandRun(
        ["test", "TestMistakes", "--timeout", seconds, "--json", "report.json"],
        in: directory.url, environment: ["CAROB_ROOT": PluginFixture.project.path])
      let report = try JSONDecoder().decode(
        Report.self, from: Data(contentsOf: directory.url.appendingPathComponent("report.json")))
      said = [:]
      for suite in report.suites {
        for result in suite.tests {
          let message = result.failures.first?.message ?? result.warnings.first
          said["\(suite.class)/\(result.test)"] = message?.replacing(
            "did not end within \(seconds) s;", with: "did not end within 1 s;")
        }
      }
    }
    #expect(run.status == 1)
    #expect(said == documented)
    #expect(run.output.contains("Test Case '-[CrashTests testPassesAfterAll]' passed"))
    for warning in [
      "-[ArgumentTests testAnswer] returns a value, so that it is no test",
      "EmptyTests has no tests; begin the names of its methods with test",
    ] {
      #expect(run.errors.contains("carob: warning: \(warning)\n"))
    }
  }

  @Test(arguments: [[], ["--isolated"], ["--parallel", "--num-workers", "2"]])
  func aTearDownOfAClassFailsThatClass(_ options: [String]) throws {
    let folder = try TemporaryDirectory([
      "A.m": Self.source("ATests", ["testA": "", "testB": ""])
        .replacing(
          "@implementation ATests",
          with: "@implementation ATests\n+ (void)tearDown { *(volatile int *)8 = 1; }"),
      "B.m": Self.source("BTests", ["testB": ""]),
    ])
    let run = try Self.run(options, in: folder)
    #expect(run.status == 1)
    #expect(run.errors == "carob: 0 of 3 tests failed, and 1 class method: +[ATests tearDown]\n")
    for test in ["ATests testA", "ATests testB", "BTests testB"] {
      #expect(run.output.contains("Test Case '-[\(test)]' passed ("))
    }
    #expect(run.output.contains("Test Suite 'ATests' failed at "))
    #expect(run.output.contains("Test Suite 'BTests' passed at "))
  }

  @Test func aClassEndsAfterItsTearDown() throws {
    let folder = try TemporaryDirectory([
      "A.m": "#include <stdio.h>\n"
        + Self.source("ATests", ["testA": ""])
        .replacing(
          "@implementation ATests",
          with: "@implementation ATests\n+ (void)tearDown { puts(\"torn down\"); }"),
      "B.m": Self.source("BTests", ["testB": ""]),
    ])
    let lines = try Self.run([], in: folder).lines
    let tornDown = try #require(lines.firstIndex(of: "torn down"))
    #expect(lines[tornDown - 1].hasPrefix("Test Case '-[ATests testA]' passed ("))
    #expect(lines[tornDown + 1].hasPrefix("Test Suite 'ATests' passed at "))
  }
}

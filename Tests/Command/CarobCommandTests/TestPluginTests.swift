import Foundation
import PluginTestSupport
import Testing

/// `carob test` as docs/testing.md says, with a plugin in Swift, and on a terminal.
@Suite(.waitsForProcesses) struct TestPluginTests {
  @Test func thePageIsRight() throws {
    let page = PluginFixture.project.appendingPathComponent("docs/testing.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let folder = try TemporaryDirectory()
    for (fence, file) in [
      ("```objc Tests/InflectorTests.m\n", "Tests/InflectorTests.m"),
      ("```c Sums/sums.c\n", "Sums/sums.c"), ("```yaml\n", "workflow.yaml"),
      ("```swift Sums.swift\n", "Sums.swift"),
    ] {
      let block = try #require(text.split(separator: fence).dropFirst().first)
      let url = folder.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let end = try #require(block.range(of: "\n```"))
      try String(block[..<end.lowerBound] + "\n").write(to: url, atomically: true, encoding: .utf8)
    }
    let environment = CommandRun.withCarobOnPath.merging(
      ["CAROB_ROOT": PluginFixture.project.path]
    ) { $1 }
    #expect(try Guide(page).problems(in: folder.url, environment: environment) == [])
    let sums = try CommandRun(
      ["test", "Sums"], in: folder.url, environment: ["CAROB_ROOT": PluginFixture.project.path])
    #expect(sums.output.contains("Test Case '-[SumTests testSum]' passed"))
    let check = """
      import yaml
      jobs = yaml.safe_load(open("workflow.yaml"))["jobs"]
      print([step.get("uses", step.get("name")) for job in jobs.values() for step in job["steps"]])
      """
    let read = try CompletedProcess("python3", ["-c", check], in: folder.url)
    #expect(
      read.output == """
        ['actions/checkout@v4', 'actions/cache@v4', 'Build Carob', 'Run the tests', \
        'actions/upload-artifact@v4']

        """)
  }

  @Test func testsInSwiftAreFound() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Sums",
        products: [.library(name: "Sums", type: .dynamic, targets: ["Sums"])],
        dependencies: [.package(name: "carob", path: "\(PluginFixture.project.path)")],
        targets: [
          .target(name: "Sums", dependencies: [.product(name: "CarobPluginKit", package: "carob")])
        ]
      )
      """, to: "Package.swift")
    let sources = folder.url.appendingPathComponent("Sources/Sums")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let page = try String(
      contentsOf: PluginFixture.project.appendingPathComponent("docs/testing.md"), encoding: .utf8)
    let source = try #require(page.split(separator: "```swift Sums.swift\n").dropFirst().first)
    let end = try #require(source.range(of: "```\n"))
    try String(source[..<end.lowerBound]).write(
      to: sources.appendingPathComponent("Sums.swift"), atomically: true, encoding: .utf8)
    let run = try CommandRun(["test", "."], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.lines.contains(
        "<unknown>:0: error: -[SumTests testSum] : failed: caught \"NSGenericException\", "
          + "\"-[SumTests testSum]: 1 + 1 is 2\""))
    #expect(run.errors.hasSuffix("carob: 1 of 1 test failed: -[SumTests testSum]\n"))
  }

  @Test(arguments: [true, false])
  func coloursAreForTerminalsThatTakeThem(_ takesColours: Bool) throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write(
      """
      #import <XCTest/XCTest.h>
      @interface ColourTests : XCTestCase
      @end
      @implementation ColourTests
      - (void)testRed { XCTFail(@"red"); }
      @end
      """, to: "ColourTests.m")
    var environment = CommandRun.inherited
    environment["TERM"] = "xterm"
    environment["CAROB_ROOT"] = PluginFixture.project.path
    if !takesColours { environment["NO_COLOR"] = "1" }
    let run = try CompletedProcess(
      "script", ["-qec", "'\(Executable.url.path)' test .", "/dev/null"], in: folder.url,
      environment: environment)
    #expect(run.output.contains("testRed"))
    #expect(run.output.contains("\u{1B}[") == takesColours)
  }
}

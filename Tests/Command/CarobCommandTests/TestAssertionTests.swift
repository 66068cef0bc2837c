import Foundation
import PluginTestSupport
import Testing

/// The assertions of XCTest, as `carob test` reports them.
@Suite(.waitsForProcesses) struct TestAssertionTests {
  private static let fixtures = PluginFixture.project.appendingPathComponent("Tests/Fixtures")

  @Test func everyAssertionFailsInXCTestsWords() throws {
    let directory = try TemporaryDirectory()
    let fixture = Self.fixtures.appendingPathComponent("TestAssertions")
    let folder = directory.url.appendingPathComponent("TestAssertions")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: fixture.appendingPathComponent("AssertionTests.m"),
      to: folder.appendingPathComponent("AssertionTests.m"))
    let run = try CommandRun(
      ["test", "TestAssertions"], in: directory.url,
      environment: ["CAROB_ROOT": PluginFixture.project.path])
    #expect(run.status == 1)
    let expected = try String(
      contentsOf: fixture.appendingPathComponent("expected.txt"), encoding: .utf8)
    let said = run.lines.filter { $0.contains(": error: -[") || $0.contains(" : Test skipped") }
    #expect(said.joined(separator: "\n") + "\n" == expected)
    #expect(
      run.output.contains("Test Case '-[FlowTests testMeasure]' measured [Time, seconds] average: ")
    )
    #expect(run.output.contains("Test Case '-[FlowTests testMeasure]' passed ("))
  }

  @Test func everyAssertionHasATestThatFails() throws {
    let header = try String(
      contentsOf: PluginFixture.project.appendingPathComponent(
        "Sources/Plugins/CarobObjC/include/XCTest/XCTestAssertions.h"), encoding: .utf8)
    let tests = try String(
      contentsOf: Self.fixtures.appendingPathComponent("TestAssertions/AssertionTests.m"),
      encoding: .utf8)
    let names = header.matches(of: /#define (XCT\w+)\(/).map { String($0.output.1) }
    #expect(names.count >= 27)
    for name in names { #expect(tests.contains(" \(name)("), "\(name)") }
  }
}

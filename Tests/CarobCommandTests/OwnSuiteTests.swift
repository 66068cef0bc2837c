import Foundation
import PluginTestSupport
import Testing

/// The suites in Objective-C in Tests/Suites, run by `carob test`.
@Suite(.waitsForProcesses) struct OwnSuiteTests {
  private static let suites = PluginFixture.project.appendingPathComponent("Tests/Suites")

  static var suiteNames: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: suites.path)) ?? []).filter {
      !$0.hasPrefix(".")
    }.sorted()
  }

  /// The suites in Objective-C of Foundation's and UIKit's classes.
  @Test(arguments: suiteNames) func ourSuitePasses(_ name: String) throws {
    let directory = try TemporaryDirectory()
    let copy = directory.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let folder = Self.suites.appendingPathComponent(name)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !file.hasPrefix(".") && !file.hasSuffix(".so") {
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent(file), to: copy.appendingPathComponent(file))
    }
    let run = try CommandRun(
      ["test", name, "--quiet"], in: directory.url,
      environment: ["CAROB_ROOT": PluginFixture.project.path])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}

import Foundation
import PluginTestSupport
import Testing

/// A folder of Tests/Cocoa/Suites: one plugin, whose files have tests in Objective-C.
struct SuiteFolder: Sendable, CustomTestStringConvertible {
  private static let root = PluginFixture.project.appendingPathComponent("Tests/Cocoa/Suites")

  /// All of them, in the order of their names; none if Tests/Cocoa/Suites is not there.
  static let all = names(in: root).filter { !$0.contains(".") }.map(SuiteFolder.init)

  let name: String
  /// The files with tests, such as `Strings/NSStringTests.m`.
  let files: [String]

  var testDescription: String { name }

  private init(_ name: String) {
    self.name = name
    files = Self.names(in: Self.root.appendingPathComponent(name)).filter {
      $0.hasSuffix("Tests.m") || $0.hasSuffix("Tests.mm")
    }.map { "\(name)/\($0)" }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".so") }.sorted()
  }

  /// The classes of tests in a file.
  func classes(in file: String) -> [String] {
    let text = try? String(
      contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
    return (text ?? "").matches(of: /@interface (\w+Tests) :/).map { String($0.1) }
  }

  /// Builds and runs a copy of the folder, beside the headers that several folders import.
  func run() throws -> SuiteReport {
    let directory = try TemporaryDirectory()
    let copy = directory.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let folder = Self.root.appendingPathComponent(name)
    for file in Self.names(in: folder) {
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent(file), to: copy.appendingPathComponent(file))
    }
    for header in Self.names(in: Self.root) where header.hasSuffix(".h") {
      try FileManager.default.copyItem(
        at: Self.root.appendingPathComponent(header),
        to: directory.url.appendingPathComponent(header))
    }
    let run = try CommandRun(
      ["test", name, "--quiet", "--json", "report.json"], in: directory.url,
      environment: ["CAROB_ROOT": PluginFixture.project.path])
    return try SuiteReport(run, directory.url.appendingPathComponent("report.json"))
  }
}

import Foundation
import PluginTestSupport
import Testing

/// The suites in Objective-C in Tests/Cocoa/Suites, which test the classes of Foundation and UIKit. `carob test` runs each
/// folder once.
@Suite(.waitsForProcesses) struct OwnSuiteTests {
  private static let runs = SuiteRuns()

  @Test func theSuitesAreThere() throws {
    try #require(SuiteFolder.all.count > 10)
    for folder in SuiteFolder.all { try #require(!folder.files.isEmpty, "\(folder.name)") }
  }

  /// The tests of one file.
  @Test(arguments: SuiteFolder.all.flatMap(\.files)) func passes(_ file: String) async throws {
    let parts = file.split(separator: "/").map(String.init)
    let folder = try #require(SuiteFolder.all.first { $0.name == parts.first })
    let report = try await Self.runs.report(of: folder)
    let suites = report.suites.filter { folder.classes(in: file).contains($0.class) }
    try #require(!suites.isEmpty, "no test ran\n\(report.output)")
    for suite in suites {
      try #require(!suite.tests.isEmpty, "\(suite.class) has no tests")
      for test in suite.tests {
        let failures = test.failures.map { "\($0.file ?? file):\($0.line ?? 0): \($0.message)" }
        #expect(
          test.result != "failed",
          "-[\(suite.class) \(test.test)]\n\(failures.joined(separator: "\n"))")
      }
    }
  }

  /// A folder as a whole: what is in no file's report, such as a module that cannot be built, or one that ends the process.
  @Test(arguments: SuiteFolder.all) func isWhole(_ folder: SuiteFolder) async throws {
    let report = try await Self.runs.report(of: folder)
    #expect(report.status == 0, "\(report.output)")
    #expect(
      Set(report.suites.map(\.class)) == Set(folder.files.flatMap(folder.classes(in:))),
      "each class is declared in a file whose name ends in Tests.m or Tests.mm")
  }
}

import CarobRuntime
import CarobTesting
import Foundation

struct TestReport {
  /// The result of a test, or of a class's `+setUp` or `+tearDown` that failed.
  struct Result {
    let test: TestIdentifier
    var seconds = 0.0
    var issues: [TestIssue] = []
    var skipped: TestIssue?
    /// XCTest's lines about measured blocks.
    var measured: [String] = []

    /// Warnings about work that the test left behind, which is no failure.
    var warnings: [String] = []

    /// `passed`, `failed` or `skipped`.
    var word: String {
      if !issues.isEmpty { return "failed" }
      return skipped == nil ? "passed" : "skipped"
    }
  }

  /// The results of a class, in order.
  struct Suite {
    let name: String
    var results: [Result] = []
    var begin = Date()
    var end = Date()
  }

  var suites: [Suite] = []
  let seed: UInt64?

  private var results: [Result] { suites.flatMap(\.results) }

  /// The totals that XCTest prints.
  struct Totals {
    /// The number of tests; a class's `+setUp` does not count.
    var executed = 0
    var skipped = 0
    var failed = 0
    /// The number of classes' `+setUp` and `+tearDown` that failed, which are no tests.
    var failedClassMethods = 0
    var failures = 0
    var unexpected = 0
    var seconds = 0.0

    init(_ results: [Result]) {
      for result in results {
        if !result.test.isOfClass { executed += 1 }
        if result.word == "skipped" { skipped += 1 }
        if !result.issues.isEmpty {
          if result.test.isOfClass { failedClassMethods += 1 } else { failed += 1 }
        }
        failures += result.issues.count
        unexpected += result.issues.count { !$0.isExpected }
        seconds += result.seconds
      }
    }
  }

  var totals: Totals { Totals(results) }

  /// The most failed tests to name.
  private static let longestList = 10

  /// The error of the command; nil when all tests passed.
  var failure: CommandError? {
    let failed = results.filter { !$0.issues.isEmpty }
    if failed.isEmpty { return nil }
    let names = failed.prefix(Self.longestList).map { $0.test.description }
    let more = failed.count > names.count ? ", and \(failed.count - names.count) more" : ""
    let totals = totals
    let count = totals.executed
    let others =
      totals.failedClassMethods == 0
      ? "" : ", and \("class method".withCount(totals.failedClassMethods))"
    return CommandError(
      .testsFailed,
      "\(totals.failed) of \("test".withCount(count)) failed\(others): "
        + "\(names.joined(separator: ", "))\(more)"
    )
  }
}

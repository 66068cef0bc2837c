import CarobTesting
import Foundation

/// What came of tests.
struct TestReport {
  /// One test, or the `+setUp` or `+tearDown` of a class that failed.
  struct Result {
    let test: TestIdentifier
    var seconds = 0.0
    var issues: [TestIssue] = []
    var skipped: TestIssue?
    /// XCTest's lines about blocks that were measured.
    var measured: [String] = []

    /// What it left behind, which is no failure.
    var warnings: [String] = []

    /// `passed`, `failed` or `skipped`.
    var word: String {
      if !issues.isEmpty { return "failed" }
      return skipped == nil ? "passed" : "skipped"
    }
  }

  /// Results by class, in the order in which they came.
  struct Suite {
    let name: String
    var results: [Result] = []
    var begin = Date()
    var end = Date()
  }

  var suites: [Suite] = []
  let seed: UInt64?

  private var results: [Result] { suites.flatMap(\.results) }

  /// The numbers that XCTest prints of some tests.
  struct Totals {
    /// Those that are tests: a class's own `+setUp` is none.
    var executed = 0
    var skipped = 0
    var failed = 0
    var failures = 0
    var unexpected = 0
    var seconds = 0.0

    init(_ results: [Result]) {
      for result in results {
        if !result.test.isOfClass { executed += 1 }
        if result.word == "skipped" { skipped += 1 }
        if !result.issues.isEmpty { failed += 1 }
        failures += result.issues.count
        unexpected += result.issues.count { !$0.isExpected }
        seconds += result.seconds
      }
    }
  }

  var totals: Totals { Totals(results) }

  /// How many tests are named when some have failed.
  private static let longestList = 10

  /// Why the command fails; nil when all tests passed.
  var failure: CommandError? {
    let failed = results.filter { !$0.issues.isEmpty }
    if failed.isEmpty { return nil }
    let names = failed.prefix(Self.longestList).map { $0.test.description }
    let more = failed.count > names.count ? ", and \(failed.count - names.count) more" : ""
    let count = totals.executed
    return CommandError(
      .testsFailed,
      "\(failed.count) of \(count) \(count == 1 ? "test" : "tests") failed: \(names.joined(separator: ", "))\(more)"
    )
  }
}

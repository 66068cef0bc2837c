import CarobRenderers
import CarobRuntime
import CarobTesting
import Foundation

/// Prints events of tests in XCTest's format, and collects them for the reports. [main-thread]
final class TestReporter {
  private(set) var report: TestReport
  private let plan: TestPlan
  private let isQuiet: Bool
  private let begin = Date()
  /// The number of tests to come, by class.
  private var missing: [String: Int]
  private let style = Output.standard.style
  /// The number of tests that have ended.
  private var ended = 0

  init(_ plan: TestPlan, isQuiet: Bool) {
    self.plan = plan
    self.isQuiet = isQuiet
    report = TestReport(seed: plan.seed)
    missing = plan.suites.reduce(into: [:]) { $0[$1.className, default: 0] += $1.tests.count }
  }

  private var name: String { plan.isSelection ? "Selected tests" : "All tests" }

  // MARK: Events

  /// Prints the first line.
  func start() throws(CommandError) {
    if let seed = plan.seed { try tell("Shuffled with --seed \(seed)", as: .detail) }
    try tell("Test Suite '\(name)' started at \(Self.text(begin))", as: .detail)
  }

  /// Reports that a test is about to run.
  func willRun(_ test: TestIdentifier) throws(CommandError) {
    if !report.suites.contains(where: { $0.name == test.className }) {
      report.suites.append(TestReport.Suite(name: test.className))
      try tell("Test Suite '\(test.className)' started at \(Self.text(Date()))", as: .detail)
    }
    try tell("Test Case '\(test)' started.", as: .detail)
    ProgressLine.show("\(ended + 1) of \(plan.tests.count): \(test)")
  }

  func report(_ event: TestEvent) throws(CommandError) {
    switch event {
    case .issue(let test, let issue):
      change(test) { $0.issues.append(issue) }
      ProgressLine.erase()
      let mark = style.apply("error:", as: .error)
      try Output.standard.write(
        "\(issue.place): ".printableText + mark + " \(test) : \(issue.text)\n".printableLines)
    case .measured(let test, let text):
      change(test) { $0.measured.append(text) }
      try tell("<unknown>:0: Test Case '\(test)' \(text)", as: nil)
    case .left(let test, let pending):
      let warning = "left on the main run loop: \(pending)"
      change(test) { $0.warnings.append(warning) }
      let mark = style.apply("warning:", as: .warning)
      if isQuiet { return }
      ProgressLine.erase()
      try Output.standard.write(
        "<unknown>:0: \(mark) \(test) : \(warning)".printableLines + "\n")
    case .ended(let test, _, _) where test.isOfClass:
      try tellEnd(ofClass: test.className)
    case .ended(let test, let seconds, let skipped):
      change(test) { result in
        result.seconds = seconds
        result.skipped = skipped
      }
      ended += 1
      try tellEnd(of: test)
    }
  }

  private func change(_ test: TestIdentifier, _ body: (inout TestReport.Result) -> Void) {
    let suite =
      report.suites.firstIndex { $0.name == test.className }
      ?? {
        report.suites.append(TestReport.Suite(name: test.className))
        return report.suites.count - 1
      }()
    let results = report.suites[suite].results
    let index = results.lastIndex { $0.test == test } ?? results.count
    if index == results.count {
      report.suites[suite].results.append(TestReport.Result(test: test))
    }
    body(&report.suites[suite].results[index])
  }

  private func tellEnd(of test: TestIdentifier) throws(CommandError) {
    guard let index = report.suites.firstIndex(where: { $0.name == test.className }),
      let result = report.suites[index].results.last(where: { $0.test == test })
    else { return }
    if let skipped = result.skipped {
      let reason = skipped.text.isEmpty ? "" : " - \(skipped.text)"
      try tell("\(skipped.place): \(test) : Test skipped\(reason)", as: nil)
    }
    let role: TextRole =
      result.issues.isEmpty ? (result.skipped == nil ? .success : .warning) : .error
    try tell(
      "Test Case '\(test)' \(result.word) (\(Self.text(result.seconds)) seconds)", ".", as: role)
    missing[test.className, default: 1] -= 1
  }

  /// Prints the result of a class, when all of its tests have ended.
  private func tellEnd(ofClass name: String) throws(CommandError) {
    guard missing[name] == 0, let index = report.suites.firstIndex(where: { $0.name == name })
    else { return }
    report.suites[index].end = Date()
    let suite = report.suites[index]
    try tellTotals(
      of: suite.name, TestReport.Totals(suite.results), suite.begin, suite.end, isAlways: false)
  }

  func finish() throws(CommandError) {
    ProgressLine.erase()
    try tellTotals(of: name, report.totals, begin, Date(), isAlways: true)
  }

  // MARK: Text

  private func tellTotals(
    of name: String, _ totals: TestReport.Totals, _ begin: Date, _ end: Date, isAlways: Bool
  ) throws(CommandError) {
    let word = totals.failures == 0 ? "passed" : "failed"
    var numbers: [String] = []
    if totals.skipped > 0 { numbers.append("test".withCount(totals.skipped) + " skipped") }
    numbers.append("failure".withCount(totals.failures))
    let lines =
      style.apply(
        "Test Suite '\(name)' \(word) at \(Self.text(end)).",
        as: totals.failures == 0 ? .success : .error)
      + "\n\t Executed \("test".withCount(totals.executed)), with \(numbers.joined(separator: " and ")) "
      + "(\(totals.unexpected) unexpected) in \(Self.text(totals.seconds)) "
      + "(\(Self.text(end.timeIntervalSince(begin)))) seconds\n"
    if isQuiet, !isAlways { return }
    ProgressLine.erase()
    try Output.standard.write(lines)
  }

  /// Prints a line, unless quiet.
  private func tell(_ line: String, _ end: String = "", as role: TextRole?) throws(CommandError) {
    if isQuiet { return }
    ProgressLine.erase()
    let line = line.printableLines
    try Output.standard.write((role.map { style.apply(line + end, as: $0) } ?? line + end) + "\n")
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  private static func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return formatter.string(from: date)
  }
}

extension String {
  /// The text with control characters made visible, except line breaks.
  fileprivate var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printableText }.joined(separator: "\n")
  }
}

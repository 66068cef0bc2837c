import CarobRenderers
import CarobTesting

extension FindingReport {
  /// The report in JUnit's XML, for CI systems: a test for each kind of finding, which fails if there is one that counts.
  ///
  /// - Parameter isStrict: whether warnings count.
  func junit(isStrict: Bool) -> String {
    var suite = TestReport.Suite(name: path)
    for (kind, found) in byKind {
      var result = TestReport.Result(test: TestIdentifier(className: path, method: kind.rawValue))
      for finding in found {
        if finding.counts(isStrict: isStrict) {
          result.issues.append(TestIssue(finding.line, file: finding.place.text))
        } else {
          result.warnings.append(finding.line)
        }
      }
      suite.results.append(result)
    }
    var report = TestReport(seed: nil)
    report.suites = [suite]
    return report.junit
  }

  /// The report in the Test Anything Protocol, likewise.
  ///
  /// - Parameter isStrict: whether warnings count.
  func tap(isStrict: Bool) -> String {
    var lines = ["TAP version 13", "1..\(byKind.count)"]
    for (number, (kind, found)) in byKind.enumerated() {
      let fails = found.contains { $0.counts(isStrict: isStrict) }
      lines.append("\(fails ? "not ok" : "ok") \(number + 1) - \(kind.rawValue)")
      lines += found.map { "# \($0.severity.rawValue): \($0.line)".printableText }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// All kinds, each with its findings.
  private var byKind: [(kind: Finding.Kind, found: [Finding])] {
    Finding.Kind.allCases.map { kind in (kind, findings.filter { $0.kind == kind }) }
  }
}

extension Finding {
  fileprivate var line: String { "\(place.text): \(message); \(advice)" }

  fileprivate func counts(isStrict: Bool) -> Bool {
    severity == .error || isStrict && severity == .warning
  }
}

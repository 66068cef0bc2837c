import ArgumentParser
import CarobRenderers
import CarobRuntime
import InstantCocoa

struct FindingReport {
  let path: String
  private let isLoaded: Bool
  let findings: [Finding]

  init(of findings: [Finding], in path: String, isLoaded: Bool) {
    self.path = path
    self.isLoaded = isLoaded
    self.findings = findings
  }

  func count(_ severity: Finding.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The counts: `1 error, 2 warnings`, or `nothing found`.
  var summary: String {
    let counts = Finding.Severity.allCases.compactMap { severity -> String? in
      let count = count(severity)
      return count == 0 ? nil : severity.rawValue.withCount(count)
    }
    return counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
  }

  /// Returns two lines for each finding, with the fact and the advice, and then the summary.
  func text(style: TextStyle) -> String {
    var lines: [String] = []
    for finding in findings {
      lines.append(
        style.apply("\(finding.severity.rawValue):", as: finding.severity.role)
          + " \(finding.place.text.printableText): \(finding.message.printableText)"
          + style.apply(" [\(finding.kind.rawValue)]", as: .detail))
      lines.append("  " + finding.advice.printableText)
    }
    lines.append(summary)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The JSON form in `docs/doctor.schema.json`.
  var json: String {
    JSONValue.object([
      ("plugin", .string(path)), ("loaded", .bool(isLoaded)),
      ("findings", .array(findings.map(\.json))),
      ("errors", .integer(count(.error))), ("warnings", .integer(count(.warning))),
      ("notes", .integer(count(.note))),
    ]).text
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("severity", .string(severity.rawValue)),
      ("place", .string(place.text)), ("file", .string(place.file)),
      ("class", JSONValue(place.className)), ("selector", JSONValue(place.selector)),
      ("message", .string(message)), ("advice", .string(advice)),
    ])
  }
}

extension Finding.Severity {
  fileprivate var role: TextRole {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .detail
    }
  }
}

/// How findings are printed.
enum DoctorFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  /// JUnit's XML.
  case junit
  /// The Test Anything Protocol.
  case tap
}

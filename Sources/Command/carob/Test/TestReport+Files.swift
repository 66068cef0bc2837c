import CarobFoundation
import CarobTesting
import Foundation
import InstantCocoa

extension TestReport {
  // MARK: JSON

  /// The JSON form in `docs/test.schema.json`.
  var json: String {
    let totals = totals
    return JSONValue.object([
      ("tests", .integer(totals.executed)),
      ("failed", .integer(totals.failed + totals.failedClassMethods)),
      ("skipped", .integer(totals.skipped)),
      ("seconds", .number(totals.seconds)),
      ("seed", seed.map { .string(String($0)) } ?? .null),
      (
        "suites",
        .array(
          suites.map { suite in
            .object([
              ("class", .string(suite.name)), ("tests", .array(suite.results.map(Self.value(of:)))),
            ])
          })
      ),
    ]).text
  }

  private static func value(of result: Result) -> JSONValue {
    .object([
      ("test", .string(result.test.method)),
      ("result", .string(result.word)),
      ("seconds", .number(result.seconds)),
      ("skipped", JSONValue(result.skipped?.text)),
      ("warnings", .array(result.warnings.map(JSONValue.string))),
      (
        "failures",
        .array(
          result.issues.map { issue in
            .object([
              ("file", JSONValue(issue.file)),
              ("line", issue.line.map(JSONValue.integer) ?? .null),
              ("message", .string(issue.text)),
              ("expected", .bool(issue.isExpected)),
            ])
          })
      ),
    ])
  }

  // MARK: JUnit

  /// The report in JUnit's XML, for CI systems.
  var junit: String {
    let totals = totals
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites\(Self.counts(totals))>\n"
    for suite in suites {
      text +=
        "  <testsuite name=\"\(Self.escaped(suite.name))\"\(Self.counts(Totals(suite.results)))"
      text += " timestamp=\"\(suite.begin.formatted(.iso8601))\">\n"
      for result in suite.results { text += Self.element(for: result) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func counts(_ totals: Totals) -> String {
    // JUnit has no place for methods of classes but among the tests.
    " tests=\"\(totals.executed + totals.failedClassMethods)\""
      + " failures=\"\(totals.failed + totals.failedClassMethods)\" errors=\"0\" skipped=\"\(totals.skipped)\""
      + " time=\"\(seconds(totals.seconds))\""
  }

  private static func element(for result: Result) -> String {
    var text = "    <testcase classname=\"\(escaped(result.test.className))\""
    text += " name=\"\(escaped(result.test.method))\" time=\"\(seconds(result.seconds))\""
    if result.issues.isEmpty, result.skipped == nil, result.warnings.isEmpty {
      return text + "/>\n"
    }
    text += ">\n"
    for issue in result.issues {
      text += "      <failure message=\"\(escaped(issue.text))\""
      text +=
        " type=\"\(issue.isExpected ? "assertion" : "unexpected")\">\(escaped(issue.place))</failure>\n"
    }
    if let skipped = result.skipped {
      text += "      <skipped message=\"\(escaped(skipped.text))\"/>\n"
    }
    for warning in result.warnings {
      text += "      <system-err>\(escaped("warning: \(warning)"))</system-err>\n"
    }
    return text + "    </testcase>\n"
  }

  private static func seconds(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  /// Escapes a text for XML, which cannot contain most control characters.
  private static func escaped(_ text: String) -> String {
    text.escapedForXML().unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\n", "\t", "\r": escaped += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

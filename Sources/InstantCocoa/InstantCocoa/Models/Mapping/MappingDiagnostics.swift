import CarobFoundation
import CarobRuntime

/// Reports values that mapping left out, and their rows.
package enum MappingDiagnostics {
  @TaskLocal private static var row: Int?

  /// Runs `body`, which makes an object for a row of the data.
  package static func forRow<Result, Failure: Error>(
    _ row: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $row.binding(row, body)
  }

  /// - Parameter reason: the reason why the value does not fit, if its kind does.
  static func report(
    _ object: Object, property: String?, expected: String, given: Object?,
    because reason: String? = nil, advice: String? = nil
  ) {
    let diagnostic = MappingDiagnostic(
      row: row, className: object.runtimeClass.name, property: property, expected: expected,
      given: describe(given) + (reason.map { " (\($0))" } ?? ""),
      advice: advice)
    Diagnostics.report(.mapping(diagnostic))
  }

  private static func describe(_ value: Object?) -> String {
    switch value {
    case nil: "nil"
    case is NullBox: "null"
    case let string as StringBox: "string \(shortened(string.string).debugDescription)"
    case let number as NumberBox where number.isBool: number.boolValue ? "true" : "false"
    case let number as NumberBox where number.doubleValue.isInfinite:
      "a number that is too large"
    case let number as NumberBox: "number \(number.objectDescription)"
    case let array as ArrayBox: "an array of \(array.count)"
    case let dictionary as DictionaryBox:
      dictionary.count == 0
        ? "an empty dictionary"
        : "a dictionary with keys "
          + NameSummary.text(dictionary.keys.compactMap { ($0 as? StringBox)?.string }.sorted())
    case let value?: "\(value.runtimeClass.withArticle)"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }
}

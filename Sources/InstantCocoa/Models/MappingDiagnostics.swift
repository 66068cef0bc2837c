import CarobRuntime
import Logging

/// Where mapping says what it left out.
///
/// Without a handler, each diagnostic is logged as a warning.
public enum MappingDiagnostics {
  /// Is told of each value that was left out.
  public typealias Handler = @Sendable (MappingDiagnostic) -> Void

  @TaskLocal private static var handler: Handler?
  @TaskLocal private static var row: Int?

  private static let logger = Logger(label: "carob.mapping")

  /// Runs `body`; what mapping leaves out meanwhile, on this thread, is told to `handler`.
  public static func withHandler<Result, Failure: Error>(
    _ handler: @escaping Handler, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bind($handler, to: handler, body)
  }

  /// Runs `body`, which makes an object for a row of the data.
  static func forRow<Result, Failure: Error>(
    _ row: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bind($row, to: row, body)
  }

  private static func bind<Value: Sendable, Result, Failure: Error>(
    _ local: TaskLocal<Value?>, to value: Value, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = local.withValue(value) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  static func report(_ object: Object, property: String?, expected: String, given: Object?) {
    let diagnostic = MappingDiagnostic(
      row: row, className: object.runtimeClass.name, property: property, expected: expected,
      given: describe(given))
    if let handler {
      handler(diagnostic)
    } else {
      logger.warning("\(diagnostic)")
    }
  }

  private static func describe(_ value: Object?) -> String {
    switch value {
    case nil: "nil"
    case is NullBox: "null"
    case let string as StringBox: "string \(shortened(string.string).debugDescription)"
    case let number as NumberBox where number.isBool: number.boolValue ? "true" : "false"
    case let number as NumberBox: "number \(number.objectDescription)"
    case let array as ArrayBox: "an array of \(array.count)"
    case let dictionary as DictionaryBox:
      dictionary.count == 0
        ? "an empty dictionary"
        : "a dictionary with keys "
          + NameList.text(dictionary.keys.compactMap { ($0 as? StringBox)?.string }.sorted())
    case let value?: "a \(value.runtimeClass)"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }
}

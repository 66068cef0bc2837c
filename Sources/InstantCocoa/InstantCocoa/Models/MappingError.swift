import CarobFoundation
import CarobRuntime

/// An error of a data file, or of making an object from one of its rows.
///
/// The description lacks its beginning unless the error knows its source: print it after the name of the file.
public struct MappingError: CarobError, Hashable {
  /// The kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// The file does not exist.
    public static let fileNotFound = Code(rawValue: "fileNotFound")
    /// The file cannot be read.
    public static let unreadableFile = Code(rawValue: "unreadableFile")
    /// The data exceeds the limit.
    public static let tooLong = Code(rawValue: "tooLong")
    /// The text is not JSON.
    public static let notJSON = Code(rawValue: "notJSON")
    /// The text begins like JSON and ends too early.
    public static let truncatedJSON = Code(rawValue: "truncatedJSON")
    /// The rows are not an array.
    public static let notAnArray = Code(rawValue: "notAnArray")
    /// A row that should become a model is not a JSON object.
    public static let rowNotAnObject = Code(rawValue: "rowNotAnObject")
    /// The class cannot be made from JSON.
    public static let notAModelClass = Code(rawValue: "notAModelClass")
    /// The model's initialiser returned nil.
    public static let noObject = Code(rawValue: "noObject")
  }

  /// The kind of error.
  public let code: Code
  /// The source of fetched data: a URL, or a path below the service's.
  public private(set) var source: String?
  /// The place of the syntax error: `3:7` for the seventh column of the third line.
  package private(set) var position: String?
  private let reason: String
  /// A way to mend the error; nil when that depends on the caller.
  public let advice: String?

  /// The source, if it is known, and the mistake.
  public var sentence: String { source.map { "\($0): \(reason)" } ?? reason }

  private init(_ code: Code, _ reason: String, advice: String? = nil) {
    self.code = code
    self.reason = reason
    self.advice = advice
  }

  /// This error, with a source.
  package func from(_ source: String?) -> Self {
    var error = self
    error.source = source
    return error
  }

  static func fileNotFound(_ reason: String) -> Self { Self(.fileNotFound, reason) }

  static func unreadable(_ reason: String) -> Self {
    Self(.unreadableFile, "cannot be read: \(reason)")
  }

  static func tooLong(_ limit: Int) -> Self {
    let size = limit == DataStream.maximumBytes ? "1 GiB" : "\(limit) bytes"
    return Self(
      .tooLong, "has more than \(size), the most that is read", advice: "give a part of it")
  }

  static func notUTF8(at offset: Int, in bytes: [UInt8]) -> Self {
    notJSON(JSONSyntaxError(offset: offset, reason: "bytes that are not UTF-8"), in: bytes)
  }

  /// `not JSON: "}" where a value should be (line 3, column 7)`.
  static func notJSON(_ error: JSONSyntaxError, in bytes: [UInt8]) -> Self {
    let (line, column) = error.position(in: bytes)
    let place = "(line \(line), column \(column))"
    var made =
      error.isTruncation
      ? Self(.truncatedJSON, "incomplete JSON: \(error.reason) \(place)")
      : Self(.notJSON, "not JSON: \(error.reason) \(place)")
    made.position = "\(line):\(column)"
    return made
  }

  /// - Parameters:
  ///   - keyPath: the key path of the value; empty for the whole document.
  ///   - value: a description of the value, such as `an object with keys a, b`.
  ///   - arrays: key paths with arrays.
  package static func notAnArray(at keyPath: String, value: String, arrays: [String]) -> Self {
    let place = keyPath.isEmpty ? "the document" : "the value at key path \"\(keyPath)\""
    return Self(
      .notAnArray, "\(place) is \(value), not an array",
      advice: arrays.isEmpty ? nil : "key paths with arrays: \(NameSummary.text(arrays))")
  }

  /// - Parameters:
  ///   - parent: a description of the value before the key, such as `an object with keys a, b`.
  ///   - keys: the existing keys.
  package static func noValue(
    forKey key: String, at keyPath: String, parent: String, keys: [String]
  ) -> Self {
    let place = keyPath.isEmpty ? "the document" : "the value at key path \"\(keyPath)\""
    let nearest = NearestNames.to(key, among: Set(keys)).map {
      keyPath.isEmpty ? $0 : "\(keyPath).\($0)"
    }
    return Self(
      .notAnArray, "nothing is at key \(NameSummary.text([key])): \(place) is \(parent)",
      advice: nearest.isEmpty ? nil : "nearest: \(NameSummary.text(nearest))")
  }

  package static func rowNotAnObject(_ row: Int, kind: String, modelClass: RuntimeClass) -> Self {
    Self(
      .rowNotAnObject, "row \(row) is \(kind)",
      advice: "every row must be an object to become a \(modelClass)")
  }

  static func notAModelClass(_ cls: RuntimeClass) -> Self {
    Self(
      .notAModelClass,
      "\(cls) cannot be made from JSON: it does not answer initWithJSONDictionary:, "
        + "as a subclass of ICModel does")
  }

  static func noObject(_ row: Int, modelClass: RuntimeClass) -> Self {
    Self(.noObject, "row \(row): -[\(modelClass) initWithJSONDictionary:] gave nil")
  }
}

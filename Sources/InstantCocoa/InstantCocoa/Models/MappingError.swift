import CarobRuntime

/// Why a data file cannot be used, or a row of it not become an object.
///
/// The description is a sentence without its beginning, unless the error knows its source: whoever prints it
/// puts the name of the file in front.
public struct MappingError: CarobError, Hashable {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// There is no such file.
    public static let fileNotFound = Code(rawValue: "fileNotFound")
    /// The file cannot be read.
    public static let unreadableFile = Code(rawValue: "unreadableFile")
    /// There is more than is read.
    public static let tooLong = Code(rawValue: "tooLong")
    /// The text is not JSON.
    public static let notJSON = Code(rawValue: "notJSON")
    /// The text begins like JSON and ends too early.
    public static let truncatedJSON = Code(rawValue: "truncatedJSON")
    /// There is no array where the rows should be.
    public static let notAnArray = Code(rawValue: "notAnArray")
    /// A row that should become a model is not a JSON object.
    public static let rowNotAnObject = Code(rawValue: "rowNotAnObject")
    /// The class cannot be made from JSON.
    public static let notAModelClass = Code(rawValue: "notAModelClass")
    /// The model's initialiser gave nothing.
    public static let noObject = Code(rawValue: "noObject")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// Where the data came from, for data that was fetched: a URL, or a path below the service's.
  public private(set) var source: String?
  /// Where the text is no JSON: `3:7` for the seventh column of the third line.
  package private(set) var position: String?
  private let reason: String
  /// What to do about it; nil when that depends on who asks.
  public let advice: String?

  /// The source, if it is known, and what went wrong.
  public var sentence: String { source.map { "\($0): \(reason)" } ?? reason }

  private init(_ code: Code, _ reason: String, advice: String? = nil) {
    self.code = code
    self.reason = reason
    self.advice = advice
  }

  /// The same error in data from a source.
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
  ///   - keyPath: where the value is; empty for the whole document.
  ///   - value: what is there, such as `an object with keys a, b`.
  ///   - arrays: key paths at which there are arrays.
  package static func notAnArray(at keyPath: String, value: String, arrays: [String]) -> Self {
    let place = keyPath.isEmpty ? "the document" : "the value at key path \"\(keyPath)\""
    return Self(
      .notAnArray, "\(place) is \(value), not an array",
      advice: arrays.isEmpty ? nil : "key paths with arrays: \(NameSummary.text(arrays))")
  }

  /// - Parameters:
  ///   - parent: what is at the path before the key, such as `an object with keys a, b`.
  ///   - keys: those that are there.
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
      .rowNotAnObject,
      "row \(row) is \(kind)",
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

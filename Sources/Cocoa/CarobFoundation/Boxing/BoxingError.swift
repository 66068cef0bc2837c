import CarobRuntime

/// The error of a value without an object, or of an object without a value.
public struct BoxingError: CarobError, Hashable {
  /// A kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A type without a box, or an index path that has not exactly a section and a row.
    public static let unsupportedType = Code(rawValue: "unsupportedType")
    /// An integer of more than 64 bits.
    public static let numberTooLarge = Code(rawValue: "numberTooLarge")
    /// Two keys or members that are different objects but equal Swift values.
    public static let notUnique = Code(rawValue: "notUnique")
    /// A collection that contains itself, or is nested too deep.
    public static let tooDeep = Code(rawValue: "tooDeep")
    /// An element that could not be made.
    public static let unreadable = Code(rawValue: "unreadable")
  }

  /// The kind of the error.
  public let code: Code
  /// The place of the error, such as `[2]["name"]`; empty for the value itself.
  public private(set) var path: String
  /// The mistake there, as the end of a sentence.
  public let reason: String

  /// `NSInvalidArgumentException`.
  public var exceptionName: String? { "NSInvalidArgumentException" }

  /// `value[2]["name"] is a Thread, which no object can hold`.
  public var sentence: String { "value\(path) \(reason)".onOneLine }

  private init(_ code: Code, _ reason: String) {
    self.code = code
    path = ""
    self.reason = reason
  }

  /// The error with the collection around the value in its path.
  func inside(_ step: String) -> Self {
    var outer = self
    outer.path = step + path
    return outer
  }

  static func unsupported(_ value: Any) -> Self {
    Self(.unsupportedType, "is a \(type(of: value)), which no object can hold")
  }

  static func tooLarge(_ value: any BinaryInteger) -> Self {
    Self(.numberTooLarge, "is \(value), which has more than 64 bits")
  }

  static func notHashable(_ object: Object) -> Self {
    Self(
      .unsupportedType,
      "is \(object.runtimeClass.withArticle), which Swift cannot use as a key or member")
  }

  static func notUnique(_ value: Any) -> Self {
    Self(.notUnique, "has \(value) twice: its spellings are equal in Swift")
  }

  static func holdsItself(forKey key: String) -> Self {
    Self(
      .tooDeep,
      "asked for key \"\(key)\", holds itself, or is nested more than \(Nesting.maximumDepth) levels deep"
    )
  }

  static let tooDeep = Self(
    .tooDeep, "holds itself, or is nested more than \(Nesting.maximumDepth) levels deep")

  static func unreadable(_ error: any Error) -> Self {
    Self(.unreadable, "cannot be read: \(error)")
  }
}

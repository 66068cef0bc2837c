import CarobRuntime

/// Why an object cannot be archived, or data not become an object again.
public struct ArchiveError: CarobError {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// The data is no archive, ends too early, or contradicts itself.
    public static let malformed = Code(rawValue: "malformed")
    /// An archive of a later version of the format.
    public static let newerFormat = Code(rawValue: "newerFormat")
    /// A class that is not registered here.
    public static let unknownClass = Code(rawValue: "unknownClass")
    /// An object whose class cannot be archived.
    public static let notCodable = Code(rawValue: "notCodable")
    /// A class that was not asked for, or does not support secure coding.
    public static let classNotAllowed = Code(rawValue: "classNotAllowed")
    /// Objects inside one another without end, or too deep.
    public static let tooDeep = Code(rawValue: "tooDeep")
    /// A method of a class raised an error; see `underlying`.
    public static let handlerFailed = Code(rawValue: "handlerFailed")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// What went wrong, in lower case and without a full stop.
  public let sentence: String
  /// What to do about it; nil when that depends on who asks.
  public let advice: String?
  /// What a method of a class raised.
  public let underlying: (any Error)?

  /// Foundation's; nil when a message failed.
  public var exceptionName: String? {
    switch code {
    case .handlerFailed: nil
    case .unknownClass, .classNotAllowed: "NSInvalidUnarchiveOperationException"
    default: "NSInvalidArgumentException"
    }
  }

  private init(
    _ code: Code, _ sentence: String, advice: String? = nil, underlying: (any Error)? = nil
  ) {
    self.code = code
    self.sentence = sentence
    self.advice = advice
    self.underlying = underlying
  }

  static func malformed(_ reason: String) -> Self { Self(.malformed, "no archive: \(reason)") }

  static func newerFormat(_ version: Int) -> Self {
    Self(
      .newerFormat,
      "archive of version \(version)",
      advice: "this is version \(Archive.currentVersion)")
  }

  static func unknownClass(_ name: String) -> Self {
    Self(.unknownClass, "there is no class \(name.debugDescription) here")
  }

  static func notCodable(_ cls: RuntimeClass, lacks selector: Selector) -> Self {
    Self(.notCodable, "a \(cls) cannot be archived: it does not answer \(selector)")
  }

  static func collectionAsKey() -> Self {
    Self(.notCodable, "a collection cannot be archived as a key or as the member of a set")
  }

  static func notAllowed(_ name: String, allowed: [RuntimeClass]) -> Self {
    Self(
      .classNotAllowed,
      "a \(name) is not among the classes asked for: \(NameSummary.text(allowed.map(\.name)))")
  }

  static func insecure(_ cls: RuntimeClass) -> Self {
    Self(.classNotAllowed, "\(cls) does not support secure coding")
  }

  static func noAllowedClasses(forKey key: String) -> Self {
    Self(.classNotAllowed, "no classes are allowed for \(NameSummary.text([key]))")
  }

  static func tooDeep() -> Self {
    Self(.tooDeep, "objects are nested more than \(ModelNesting.maximumDepth) levels deep")
  }

  static func reading() -> Self {
    Self(.malformed, "an unarchiver cannot begin with another archive while it makes an object")
  }

  static func insideItself() -> Self { Self(.tooDeep, "a collection is inside itself") }

  static func replacedWhileReferred(_ cls: RuntimeClass) -> Self {
    Self(
      .malformed,
      "-[\(cls) initWithCoder:] gave another object, while one inside refers to the first")
  }

  static func handlerFailed(_ error: MessageError) -> Self {
    // The archiver's own errors come back through the messages in between.
    if let known = error.underlying as? ArchiveError { return known }
    return Self(
      .handlerFailed, error.sentence, advice: error.advice, underlying: error)
  }
}

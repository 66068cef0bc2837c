import CarobRuntime

/// An error of archiving an object, or of reading an archive.
public struct ArchiveError: CarobError {
  /// The kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// The data is no archive, ends too early, or contradicts itself.
    public static let malformed = Code(rawValue: "malformed")
    /// The archive has a later version of the format.
    public static let newerFormat = Code(rawValue: "newerFormat")
    /// The class is not registered in this process.
    public static let unknownClass = Code(rawValue: "unknownClass")
    /// The class of an object cannot be archived.
    public static let notCodable = Code(rawValue: "notCodable")
    /// The class is not among the requested ones, or does not support secure coding.
    public static let classNotAllowed = Code(rawValue: "classNotAllowed")
    /// Objects are nested too deeply, or without end.
    public static let tooDeep = Code(rawValue: "tooDeep")
    /// A method of a class raised an error; see `underlying`.
    public static let handlerFailed = Code(rawValue: "handlerFailed")
  }

  /// The kind of error.
  public let code: Code
  /// The mistake, in lower case and without a full stop.
  public let sentence: String
  /// A way to mend the error; nil when that depends on the caller.
  public let advice: String?
  /// The error that a method of a class raised.
  public let underlying: (any Error)?

  /// The name of Foundation's exception; nil when a message failed.
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
      .newerFormat, "archive of version \(version)",
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

  package static func noAllowedClasses(forKey key: String) -> Self {
    Self(.classNotAllowed, "no classes are allowed for \(NameSummary.text([key]))")
  }

  static func tooDeep() -> Self {
    Self(.tooDeep, "objects are nested more than \(Archive.maximumDepth) levels deep")
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
    // The archiver's errors come back through the messages in between.
    if let known = error.underlying as? ArchiveError { return known }
    return Self(.handlerFailed, error.sentence, advice: error.advice, underlying: error)
  }
}

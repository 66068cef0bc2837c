import CarobRuntime

/// An error of adding a rule for plurals or singulars.
public struct PluralizationError: CarobError, Hashable {
  /// The kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A pattern that is no regular expression.
    public static let invalidPattern = Code(rawValue: "invalidPattern")
    /// An empty word where a singular, a plural or an uncountable word is needed.
    public static let emptyWord = Code(rawValue: "emptyWord")
  }

  /// The kind of error.
  public let code: Code
  /// One sentence that quotes the argument.
  public let sentence: String
  /// A way to mend the error; nil when that depends on the caller.
  public private(set) var advice: String?
  /// `NSInvalidArgumentException`.
  public var exceptionName: String? { "NSInvalidArgumentException" }

  static func invalidPattern(_ pattern: String) -> Self {
    Self(code: .invalidPattern, sentence: "\(pattern.debugDescription) is not a regular expression")
  }

  static func emptyWord() -> Self {
    Self(
      code: .emptyWord, sentence: "a word without a rule of its own is empty",
      advice: "it has to have a letter")
  }
}

import CarobRuntime

/// Why a rule for plurals or singulars could not be added.
public struct PluralizationError: CarobError, Hashable {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A pattern that is no regular expression.
    public static let invalidPattern = Code(rawValue: "invalidPattern")
    /// An empty word where a singular, a plural or an uncountable word is needed.
    public static let emptyWord = Code(rawValue: "emptyWord")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// One sentence that shows what was given.
  public let sentence: String
  /// What to do about it; nil when that depends on who asks.
  public private(set) var advice: String?
  /// `NSInvalidArgumentException`.
  public var exceptionName: String? { "NSInvalidArgumentException" }

  static func invalidPattern(_ pattern: String) -> Self {
    Self(
      code: .invalidPattern,
      sentence: "\(pattern.debugDescription) is not a regular expression")
  }

  static func emptyWord() -> Self {
    Self(
      code: .emptyWord,
      sentence: "a word without a rule of its own is empty",
      advice: "it has to have a letter")
  }
}

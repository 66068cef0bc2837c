import CarobRuntime

/// Why a URL could not be routed.
public struct RouterError: CarobError, Hashable {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A matcher that gave something other than a dictionary for parameters.
    public static let invalidParameters = Code(rawValue: "invalidParameters")
    /// A URL that was handled while a URL was handled, and so on without end.
    public static let nestedTooDeep = Code(rawValue: "nestedTooDeep")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// One sentence that names the class or the path.
  public let sentence: String
  /// What to do about it; nil when that depends on who asks.
  public private(set) var advice: String?

  static func parameters(_ cls: RuntimeClass, _ selector: Selector, _ given: Object) -> Self {
    Self(
      code: .invalidParameters,
      sentence: "-[\(cls) \(selector)] gave a \(given.runtimeClass)",
      advice: "it must give a dictionary")
  }

  static func nestedTooDeep(_ path: String) -> Self {
    Self(
      code: .nestedTooDeep,
      sentence:
        "\(path.debugDescription) is handled while other URLs are, again and again",
      advice: "do not send handleURL: each time that a URL is handled")
  }
}

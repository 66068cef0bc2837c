import CarobRuntime
import Foundation

/// Why parameters cannot be sent.
public struct ParameterError: LocalizedError, CustomNSError, Sendable, CustomStringConvertible {
  /// One sentence.
  public let description: String
  /// What a list raised that was to be read.
  public let underlying: (any Error)?

  private init(_ description: String, underlying: (any Error)? = nil) {
    self.description = description
    self.underlying = underlying
  }

  /// The same sentence, for `NSError`.
  public var errorDescription: String? { description }

  /// The sentence, as the user info of an `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  static func tooDeep(_ levels: Int) -> Self {
    Self("the parameters are nested more than \(levels) levels deep")
  }

  static func unreadable(_ error: any Error) -> Self {
    Self("the parameters cannot be read: \(error)", underlying: error)
  }

  static let noJSON = Self(
    "the parameters hold something that JSON has no form for: it has strings, finite numbers, "
      + "truth values, null, lists, and dictionaries with strings as keys")
}

extension ParameterError: ChainedError {
  /// What a list raised.
  public var underlyingErrors: [any Error] { underlying.map { [$0] } ?? [] }
}

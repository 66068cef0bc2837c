import Foundation

/// An error raised in the other process, with its message, domain and code.
public struct RemoteError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError,
  CustomNSError
{
  /// The description that the sender of the message would get in one process.
  public let description: String
  /// The domain of the underlying error.
  public let domain: String
  /// The code of the underlying error.
  public let code: Int
  /// The description of the underlying error; nil when it is the same.
  public let cause: String?

  init(_ description: String, domain: String, code: Int, cause: String?) {
    self.description = description
    self.domain = domain
    self.code = code
    self.cause = cause == description ? nil : cause
  }

  /// The description.
  public var errorDescription: String? { description }
  /// The domain.
  public static var errorDomain: String { "CarobRemoteError" }
  /// The code.
  public var errorCode: Int { code }
}

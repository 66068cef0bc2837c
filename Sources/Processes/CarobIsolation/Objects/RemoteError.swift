import Foundation

/// An error that was raised in the other process: its words, domain and code.
public struct RemoteError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError,
  CustomNSError
{
  /// What the sender of the message would have been told in one process.
  public let description: String
  /// The domain of the error that lies beneath.
  public let domain: String
  /// The code of the error that lies beneath.
  public let code: Int
  /// The words of the error that lies beneath; nil when there is none.
  public let cause: String?

  init(_ description: String, domain: String, code: Int, cause: String?) {
    self.description = description
    self.domain = domain
    self.code = code
    self.cause = cause == description ? nil : cause
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
  /// The domain.
  public static var errorDomain: String { "CarobRemoteError" }
  /// The code.
  public var errorCode: Int { code }
}

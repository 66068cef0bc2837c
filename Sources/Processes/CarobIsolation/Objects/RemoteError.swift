import CarobFoundation
import CarobRuntime
import Foundation

/// An error raised in the other process, with its message, domain and code.
public struct RemoteError: CarobError, LocalizedError, CustomNSError, Hashable {
  /// The description that the sender of the message would get in one process.
  public let sentence: String
  /// The domain of the underlying error.
  public let domain: String
  /// The code of the underlying error.
  public let code: Int
  /// The description of the underlying error; nil when it is the same.
  public let cause: String?

  init(_ sentence: String, domain: String, code: Int, cause: String?) {
    self.sentence = sentence
    self.domain = domain
    self.code = code
    self.cause = cause == sentence ? nil : cause
  }

  /// The domain.
  public static var errorDomain: String { "CarobRemoteError" }
  /// The code.
  public var errorCode: Int { code }
}

import Foundation

/// What is the same for all requests of one manager.
struct RequestSettings: Sendable {
  /// For basic authentication.
  struct Credentials: Hashable, Sendable {
    let username: String
    let password: String

    /// The value of the header `Authorization`.
    var headerValue: String {
      "Basic " + Data("\(username):\(password)".utf8).base64EncodedString()
    }
  }

  /// What paths are relative to; nil when only whole URLs can be asked for.
  var baseURL: URL?
  var headers = RequestHeaders.json
  var credentials: Credentials?
  var timeout = 120.0
  var cachePolicy: UInt = 0
  var maximumResponseLength = 64 << 20
  /// Nil for those of the system.
  var authorities = CertificateAuthorities.ofEnvironment
}

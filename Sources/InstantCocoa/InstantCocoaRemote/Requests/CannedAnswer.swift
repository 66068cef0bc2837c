import Foundation

/// What each request comes to in the place of a server's answer, so that a screen can be seen in a state that servers
/// seldom bring about. [any-thread]
package enum CannedAnswer: Sendable {
  /// None: the request waits until it is cancelled.
  case never
  /// One without content, as a server's 204.
  case empty
  /// The failure to connect.
  ///
  /// - Parameters:
  ///   - reason: one sentence for people.
  ///   - suggestion: what to do about it.
  case failure(_ reason: String, suggestion: String)

  /// What comes of a request to a URL; nil when it waits.
  func outcome(at url: URL) -> ICRequestOperation.Outcome? {
    switch self {
    case .never: nil
    case .empty: .success(nil)
    case .failure(let reason, let suggestion):
      .failure(
        URLError.failure(.cannotConnectToHost, reason, suggestion: suggestion, url: url))
    }
  }
}

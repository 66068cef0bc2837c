import Foundation

/// A response to every request in place of a server's, to show a screen in a state that servers seldom cause. [any-thread]
package enum CannedAnswer: Sendable {
  /// No response: the request waits until it is cancelled.
  case never
  /// An empty response, as a server's 204.
  case empty
  /// A failure to connect.
  ///
  /// - Parameters:
  ///   - reason: one sentence for people.
  ///   - suggestion: a way to mend it.
  case failure(_ reason: String, suggestion: String)

  /// The outcome of a request to a URL; nil when it waits.
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

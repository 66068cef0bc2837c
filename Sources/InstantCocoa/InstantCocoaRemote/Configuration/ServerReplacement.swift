import CarobRuntime
import Foundation

/// A server in the place of those that configurations name, for a program whose own server is not to be asked, or is gone.
/// [any-thread]
package struct ServerReplacement: Sendable {
  private let url: URL

  /// Nil when the text is no http, https or file URL.
  package init?(_ text: String) {
    guard let url = RequestURL.base(text) else { return nil }
    self.url = url
  }

  private static let current = Locked<ServerReplacement?>(nil)

  /// The one for the request managers that are made from now on; nil leaves the servers as they are.
  package static func set(_ replacement: ServerReplacement?) {
    current.withLock { $0 = replacement }
  }

  /// What paths are relative to for a configuration with that base URL: the server, with the path of the base if it has none
  /// of its own.
  static func applied(to base: URL) -> URL {
    guard let server = current.withLock({ $0 })?.url else { return base }
    guard server.path.isEmpty || server.path == "/",
      var parts = URLComponents(url: server, resolvingAgainstBaseURL: true),
      let path = URLComponents(url: base, resolvingAgainstBaseURL: true)?.percentEncodedPath
    else { return server }
    parts.percentEncodedPath = path
    return parts.url ?? server
  }
}

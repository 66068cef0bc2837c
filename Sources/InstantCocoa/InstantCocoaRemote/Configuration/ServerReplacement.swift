import CarobRuntime
import Foundation

/// A server that replaces those in configurations, for a program whose server must not be used or is gone. [any-thread]
package struct ServerReplacement: Sendable {
  private let url: URL

  /// Nil when the text is no http, https or file URL.
  package init?(_ text: String) {
    guard let url = RequestURL.base(text) else { return nil }
    self.url = url
  }

  private static let current = Locked<ServerReplacement?>(nil)

  /// Sets the replacement for request managers that are made later; nil restores the configurations' servers.
  package static func set(_ replacement: ServerReplacement?) {
    current.withLock { $0 = replacement }
  }

  /// The base URL of a configuration after the replacement: the new server, with the path of the base if it has none.
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
